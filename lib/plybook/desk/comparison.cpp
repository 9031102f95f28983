#include "plybook/desk/comparison.h"

#include <algorithm>

#include "plybook/desk/tag_differences.h"
#include "plybook/desk/ways.h"

namespace plybook {
namespace {

bool are_same_game(const Sheet& a, const Sheet& b) {
  if (!a.replay.game || !b.replay.game) return false;
  return a.replay.game->id == b.replay.game->id && a.replay.game->choices == b.replay.game->choices;
}

bool have_same_start(const Sheet& a, const Sheet& b) { return a.replay.start && a.replay.start == b.replay.start; }

/// Whether two turns behind the same turns are one. Where a turn cannot be, its cells and looks decide.
bool are_same(const SheetTurn& a, const SheetTurn& b) {
  if (a.after && b.after) return *a.after == *b.after;
  if (a.is_readable && b.is_readable)
    return a.read.form == b.read.form && a.read.cells == b.read.cells && a.read.looks == b.read.looks;
  return a.text == b.text;
}

std::vector<std::size_t> differences_of(const Sheet& a, const Sheet& b) {
  std::vector<std::size_t> list;
  const std::size_t shorter = std::min(a.turns.size(), b.turns.size());
  const std::size_t longer = std::max(a.turns.size(), b.turns.size());
  bool same_before = true;  // positions can be compared only as long as they are the same
  for (std::size_t i = 0; i < longer; ++i) {
    if (i < shorter) {
      SheetTurn one = a.turns[i], other = b.turns[i];
      if (!same_before) one.after = other.after = std::nullopt;
      if (are_same(one, other)) continue;
    }
    same_before = false;
    list.push_back(i);
  }
  return list;
}

bool differ(const std::optional<Result>& a, const std::optional<Result>& b) {
  return a.value_or(Result::unknown) != b.value_or(Result::unknown);
}

/// Whether there is a turn that each sheet has in its own way, or the one with fewer turns says that the game ended
/// there, and the other does not say that it ended so.
bool contradict(const Sheet& a, const Sheet& b, const std::vector<std::size_t>& differences) {
  const Sheet& shorter = a.turns.size() < b.turns.size() ? a : b;
  if (differences.empty()) return false;
  return differences.front() < shorter.turns.size() ||
         (shorter.result.value_or(Result::unknown) != Result::unknown && differ(a.result, b.result));
}

/// A sheet's own turns.
std::vector<SheetComparison::From> way_of(const Sheet& sheet, SheetComparison::From from,
                                          const std::vector<std::size_t>& differences) {
  std::vector<SheetComparison::From> way(sheet.turns.size(), SheetComparison::From::both);
  for (const std::size_t turn : differences)
    if (turn < way.size()) way[turn] = from;
  return way;
}

void put_together(const Sheet& first, const Sheet& second, SheetComparison& out) {
  const bool first_can = first.can_be_right(), second_can = second.can_be_right();
  out.is_merge_ambiguous = first_can && second_can && contradict(first, second, out.differences);
  if (out.is_merge_ambiguous) return;
  Ways ways(first, second, out.differences);
  out.merged = ways.only();
  out.board = ways.board();
  out.is_merge_ambiguous = ways.has_several();
  if (out.merged || out.is_merge_ambiguous || first_can == second_can) return;
  // The other sheet goes on behind the end of the one that can be right, with turns that cannot be.
  out.merged = way_of(first_can ? first : second,
                      first_can ? SheetComparison::From::first : SheetComparison::From::second, out.differences);
  out.board = (first_can ? first : second).replay.board;
}

}  // namespace

SheetComparison compare(const Sheet& first, const Sheet& second) {
  SheetComparison out;
  out.tags = tag_differences(first, second);
  if (!are_same_game(first, second)) return out.kind = SheetComparison::Kind::game, out;
  if (!have_same_start(first, second)) return out.kind = SheetComparison::Kind::start, out;
  out.differences = differences_of(first, second);
  if (!out.differences.empty())
    out.kind = SheetComparison::Kind::turns;
  else if (differ(first.result, second.result))
    out.kind = SheetComparison::Kind::results;
  put_together(first, second, out);
  return out;
}

}  // namespace plybook
