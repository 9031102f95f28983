#include <algorithm>
#include <utility>

#include "plybook/game/family.h"
#include "plybook/rules/corners.h"

namespace plybook {
namespace {

using Lines = CornersFacts::Lines;
using Backward = CornersFacts::Backward;
using Filled = CornersFacts::Filled;
using Blocked = CornersFacts::Blocked;

constexpr std::pair<std::string_view, Lines> lines[] = {
    {"all", Lines::all}, {"orthogonal", Lines::orthogonal}, {"diagonal", Lines::diagonal}};
constexpr std::pair<std::string_view, Backward> backwards[] = {
    {"always", Backward::always}, {"jumps-in-chain", Backward::jumps_in_chain}, {"never", Backward::never}};
constexpr std::pair<std::string_view, Filled> filled[] = {{"own-men", Filled::by_own_men},
                                                          {"any-men", Filled::by_any_men}};
constexpr std::pair<std::string_view, Blocked> blocked[] = {{"passes", Blocked::passes}, {"loses", Blocked::loses}};

CornersFacts read_facts(Facts& facts) {
  CornersFacts f;
  f.homes = {facts.cells("first-home"), facts.cells("second-home")};
  f.goals = {f.homes[1], f.homes[0]};
  f.steps = facts.word<Lines>("steps", lines, f.steps);
  f.jumps = facts.word<Lines>("jumps", lines, f.jumps);
  f.backward = facts.word<Backward>("backward", backwards, f.backward);
  f.filled = facts.word<Filled>("goal-filled-by", filled, f.filled);
  f.blocked = facts.word<Blocked>("blocked-side", blocked, f.blocked);
  f.men_leave_goal = facts.flag("men-leave-goal", f.men_leave_goal);
  f.last_turn = facts.flag("last-turn", f.last_turn);
  f.leave_home_by = facts.count("leave-home-by", f.leave_home_by);
  f.count_at = facts.count("count-at", f.count_at);
  return f;
}

/// Tells what is wrong with the homes; whether they can be used.
bool homes_are_right(const std::array<std::vector<Cell>, 2>& homes, Facts& facts) {
  if (!facts.has("first-home")) facts.missing("first-home");
  if (!facts.has("second-home")) facts.missing("second-home");
  if (homes[0].empty() || homes[1].empty()) return false;
  const auto shared = std::find_first_of(homes[0].begin(), homes[0].end(), homes[1].begin(), homes[1].end());
  const bool right = homes[0].size() == homes[1].size() && shared == homes[0].end();
  if (!right) facts.contradict("second-home", "first-home");
  return right;
}

/// Tells what is wrong with the lines that men move along; whether they can be used.
bool lines_are_right(const Topology& topology, const CornersFacts& f, Facts& facts) {
  if (topology.lattice() != Lattice::hexagonal) return true;
  if (f.steps != Lines::all) facts.contradict("steps", "board.lattice: hexagonal");
  if (f.jumps != Lines::all) facts.contradict("jumps", "board.lattice: hexagonal");
  return f.steps == Lines::all && f.jumps == Lines::all;
}

}  // namespace

std::unique_ptr<const Rules> make_corners(const std::shared_ptr<const Topology>& topology, Facts& facts) {
  CornersFacts f = read_facts(facts);
  facts.finish();
  const bool homes = homes_are_right(f.homes, facts), along = lines_are_right(*topology, f, facts);
  if (!corners_fit(*topology)) facts.contradict("family: corners", "board");
  if (!homes || !along || !corners_fit(*topology)) return nullptr;
  return corners_rules(topology, std::move(f));
}

}  // namespace plybook
