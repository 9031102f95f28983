#include "plybook/select/men_pattern.h"

#include <algorithm>
#include <string>

namespace plybook {
namespace {

constexpr std::string_view open_ends[] = {"...", "…"};

/// Reads the fields of a pattern that positions do not have, and leaves the others, at their places, to the notation.
class MenPatternReader {
 public:
  MenPatternReader(const Game& game, std::string_view text, std::vector<TextFault>& faults)
      : game_(game), position_(text), faults_(faults) {}

  std::optional<Pattern> read() {
    const bool is_open = take_open_end();
    const bool any_side = take_side();
    std::vector<PieceSet> marked(game_.topology->cells(), PieceSet::all());
    if (!take_lists('-', PieceSet::empty_cell(), marked) || !take_lists('+', ~PieceSet::empty_cell(), marked))
      return std::nullopt;
    const auto view = read_view(game_, position_, faults_);
    if (!view) return std::nullopt;
    Pattern pattern = pattern_of(*view);
    if (any_side) pattern.to_move = {true, true};
    for (std::size_t i = 0; i < marked.size(); ++i) {
      const bool is_named = view->cells[i].kind != PieceKind::none;
      const bool is_marked = !(marked[i] == PieceSet::all());
      if (is_named && is_marked) return twice(cell_at(i));
      if (is_marked) pattern.cells[i] = marked[i];
      if (!is_named && !is_marked && is_open) pattern.cells[i] = PieceSet::all();
    }
    return pattern;
  }

 private:
  /// Blanks take the place of what is taken, so that all else keeps its own.
  void blank(std::size_t begin, std::size_t end) {
    std::fill(position_.begin() + static_cast<std::ptrdiff_t>(begin),
              position_.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  }

  bool take_open_end() {
    const std::size_t end = position_.find_last_not_of(" \t\r\n") + 1;
    for (const std::string_view open : open_ends) {
      if (!std::string_view(position_).substr(0, end).ends_with(open)) continue;
      blank(end - open.size(), end);
      return true;
    }
    return false;
  }

  bool take_side() {
    const std::size_t at = position_.find_first_not_of(" \t");
    if (at == std::string::npos || position_[at] != '?') return false;
    position_[at] = game_.sides[index(Side::first)].letter[0];
    return true;
  }

  /// All fields that begin with that sign; false with a fault where one lists no cells.
  bool take_lists(char sign, PieceSet set, std::vector<PieceSet>& marked) {
    for (std::size_t colon = position_.find(':'); colon != std::string::npos; colon = position_.find(':', colon)) {
      const std::size_t end = std::min(position_.find(':', colon + 1), position_.size());
      const std::size_t begin = position_.find_first_not_of(' ', colon + 1);
      if (begin >= end || position_[begin] != sign) {
        ++colon;
        continue;
      }
      if (!mark(begin + 1, end, set, marked)) return false;
      blank(++colon, end);  // a field without men, which says nothing
    }
    return true;
  }

  /// The cells of a list, read as the men of a position that has no others.
  bool mark(std::size_t begin, std::size_t end, PieceSet set, std::vector<PieceSet>& marked) {
    const std::string& first = game_.sides[index(Side::first)].letter;
    const std::string& second = game_.sides[index(Side::second)].letter;
    const std::string before = first + ":" + first;
    std::vector<TextFault> faults;
    const auto view =
        game_.notation->read_position(before + position_.substr(begin, end - begin) + ":" + second, faults);
    if (!view) {
      for (TextFault& fault : faults) {
        fault.span.begin += static_cast<std::uint32_t>(begin) - static_cast<std::uint32_t>(before.size());
        faults_.push_back(std::move(fault));
      }
      return false;
    }
    for (std::size_t i = 0; i < marked.size(); ++i) {
      if (view->cells[i].kind == PieceKind::none) continue;
      if (view->cells[i].kind == PieceKind::king) return fault(begin, end);  // cells are listed, not pieces
      if (!(marked[i] == PieceSet::all())) return twice(cell_at(i)).has_value();
      marked[i] = set;
    }
    return true;
  }

  bool fault(std::size_t begin, std::size_t end) {
    while (position_[end - 1] == ' ') --end;
    faults_.push_back({Code::position_cell,
                       {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)},
                       {position_.substr(begin, end - begin)}});
    return false;
  }

  std::optional<Pattern> twice(Cell cell) {
    faults_.push_back({Code::position_twice, {}, {std::string(game_.notation->name(cell))}});
    return std::nullopt;
  }

  const Game& game_;
  std::string position_;
  std::vector<TextFault>& faults_;
};

}  // namespace

std::optional<View> read_view(const Game& game, std::string_view text, std::vector<TextFault>& faults) {
  auto view = game.notation->read_position(text, faults);
  if (!view) return std::nullopt;
  std::vector<SetupFault> setup;
  game.rules->check_setup(*view, setup);
  for (const SetupFault& fault : setup) {
    if (info(fault.code).severity != Severity::error) continue;
    std::vector<std::string> args;
    for (const Cell cell : fault.cells)
      if (cell != no_cell) args.emplace_back(game.notation->name(cell));
    if (args.empty()) args = {std::to_string(fault.count), std::to_string(fault.expected)};
    faults.push_back({fault.code, {0, static_cast<std::uint32_t>(text.size())}, std::move(args)});
    return std::nullopt;
  }
  return game.rules->view(game.rules->set_up(*view));
}

std::optional<Pattern> read_men_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults) {
  return MenPatternReader(game, text, faults).read();
}

}  // namespace plybook
