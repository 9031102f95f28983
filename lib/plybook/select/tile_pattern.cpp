#include "plybook/select/tile_pattern.h"

#include <algorithm>
#include <string>

#include "plybook/base/ascii.h"
#include "plybook/notation/tile_letters.h"
#include "plybook/select/men_pattern.h"

namespace plybook {
namespace {

constexpr char anything = '?', any_window = '_';
constexpr std::string_view castling_letters = "RB";

PieceSet window_of(Side owner) { return PieceSet::of({PieceKind::window, owner, 0}); }

/// What may stand on a cell with that letter. A window that both own is either's.
std::optional<PieceSet> set_of(char letter) {
  if (letter == anything) return PieceSet::all();
  if (letter == any_window) return window_of(Side::first) | window_of(Side::second) | window_of(Side::none);
  const auto piece = tile_of_letter(letter);
  if (!piece) return std::nullopt;
  const bool is_own_window = piece->kind == PieceKind::window && piece->owner != Side::none;
  return is_own_window ? PieceSet::of(*piece) | window_of(Side::none) : PieceSet::of(*piece);
}

class TilePatternReader {
 public:
  TilePatternReader(const Game& game, std::string_view text, std::vector<TextFault>& faults)
      : game_(game), text_(text), faults_(faults) {
    pattern_.cells.assign(game.topology->cells(), PieceSet::all());
  }

  std::optional<Pattern> read() {
    const std::size_t before = faults_.size();
    std::vector<Span> parts = split(whole(), " \t\r\n");
    parts.erase(std::remove_if(parts.begin(), parts.end(), [](Span field) { return field.empty(); }), parts.end());
    if (parts.empty() || parts.size() > 4) {
      fault(Code::position_form, whole(), {std::string(text_)});
      return std::nullopt;
    }
    read_rows(parts[0]);
    if (parts.size() > 1) read_side(parts[1]);
    if (parts.size() > 2) read_castlings(parts[2]);
    if (parts.size() > 3) read_used(parts[3]);
    return faults_.size() == before ? std::optional(std::move(pattern_)) : std::nullopt;
  }

 private:
  Span whole() const { return {0, static_cast<std::uint32_t>(text_.size())}; }

  void fault(Code code, Span span, std::vector<std::string> args) {
    if (faults_.size() < most_faults) faults_.push_back({code, span, std::move(args)});
  }
  std::string written(Span span) const { return std::string(span.in(text_)); }
  bool is_anything(Span field) const { return field.in(text_) == std::string_view(&anything, 1); }

  std::vector<Span> split(Span whole, std::string_view separators) const {
    std::vector<Span> parts;
    for (std::size_t begin = whole.begin; begin <= whole.end();) {
      const std::size_t end = std::min<std::size_t>(text_.find_first_of(separators, begin), whole.end());
      parts.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)});
      begin = end + 1;
    }
    return parts;
  }

  std::size_t width() const {
    return static_cast<std::size_t>(game_.topology->bottom_right().x - game_.topology->top_left().x) / 2 + 1;
  }
  std::size_t height() const {
    return static_cast<std::size_t>(game_.topology->bottom_right().y - game_.topology->top_left().y) / 2 + 1;
  }

  void read_rows(Span field) {
    const std::vector<Span> rows = split(field, "/");
    if (rows.size() != height())
      return fault(Code::position_rows, field, {std::to_string(height()), std::to_string(rows.size())});
    for (std::size_t row = 0; row < rows.size(); ++row)
      if (!is_anything(rows[row])) read_row(row, rows[row]);
  }

  void read_row(std::size_t row, Span field) {
    if (field.length != width())
      return fault(Code::position_row_length, field,
                   {std::to_string(row + 1), std::to_string(width()), std::to_string(field.length)});
    const HalfCells corner = game_.topology->top_left();
    for (std::uint32_t file = 0; file < field.length; ++file) {
      const auto set = set_of(text_[field.begin + file]);
      if (!set) return fault(Code::position_letter, {field.begin + file, 1}, {written({field.begin + file, 1})});
      const HalfCells point{corner.x + 2 * static_cast<int>(file), corner.y + 2 * static_cast<int>(row)};
      pattern_.cells[index(game_.topology->at(point))] = *set;
    }
  }

  void read_side(Span field) {
    if (is_anything(field)) return;
    for (const Side side : {Side::first, Side::second})
      if (field.in(text_) == game_.sides[index(side)].letter) {
        pattern_.to_move = {side == Side::first, side == Side::second};
        return;
      }
    fault(Code::position_side, field, {written(field)});
  }

  /// A letter for each castling that is left.
  void read_castlings(Span field) {
    if (is_anything(field)) return;
    const std::string_view letters = field.in(text_);
    if (letters != "-" && letters.find_first_not_of(castling_letters) != std::string_view::npos)
      return fault(Code::position_castlings, field, {written(field)});
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
      pattern_.castlings[side] =
          static_cast<std::uint16_t>(std::count(letters.begin(), letters.end(), castling_letters[side]));
  }

  void read_used(Span field) {
    if (is_anything(field)) return;
    pattern_.used.emplace();
    if (field.in(text_) == "-") return;
    for (const Span item : split(field, ",")) {
      const Cell cell = game_.notation->cell(item.in(text_));
      if (cell == no_cell) return fault(Code::position_cell, item, {written(item)});
      pattern_.used->push_back(cell);
    }
    std::sort(pattern_.used->begin(), pattern_.used->end());
  }

  const Game& game_;
  std::string_view text_;
  std::vector<TextFault>& faults_;
  Pattern pattern_;
};

}  // namespace

std::optional<Pattern> read_tile_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults) {
  if (text.find_first_of("?_") == std::string_view::npos) {
    const auto view = read_view(game, text, faults);
    return view ? std::optional(pattern_of(*view)) : std::nullopt;
  }
  return TilePatternReader(game, text, faults).read();
}

}  // namespace plybook
