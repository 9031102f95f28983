#include "plybook/replay/ply_choice.h"

#include <charconv>

#include "plybook/base/ascii.h"

namespace plybook {

namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

bool take_number(std::string_view& text, std::uint64_t& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

}  // namespace

std::optional<PlyChoice> PlyChoice::read(std::string_view text) {
  PlyChoice plies;
  if (text == "end") return plies.kind_ = Kind::end, plies;
  if (text == "start") return plies;
  if (text == "all") return plies.to_ = no_limit, plies;
  if (!take_number(text, plies.from_)) return std::nullopt;
  plies.to_ = plies.from_;
  if (text.empty()) return plies;
  if (text.starts_with("..")) {
    text.remove_prefix(2);
    plies.to_ = no_limit;
    if (text.empty() || text == "end") return plies;
    if (!take_number(text, plies.to_) || !text.empty()) return std::nullopt;
    return plies;
  }
  if (text.size() != 1 || plies.from_ == 0) return std::nullopt;
  plies.kind_ = Kind::of_side;
  plies.letter_ = text;
  return plies;
}

bool PlyChoice::has(std::uint32_t ply, const Game& game, Side to_begin) const {
  if (kind_ == Kind::range) return ply >= from_ && ply <= to_;
  if (kind_ == Kind::end || ply == 0) return false;
  const Side player = ply % 2 == 1 ? to_begin : opponent(to_begin);
  const std::string& letter = game.sides[index(player)].letter;
  return letter.size() == 1 && lower(letter[0]) == lower(letter_[0]) && (ply + 1) / 2 == from_;
}

}  // namespace plybook
