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

/// Whether rules can be made of the facts; each reason against it is told.
bool usable(const Topology& topology, const CornersFacts& f, Facts& facts) {
  bool well = true;
  const auto refuse = [&](std::string_view name, std::string_view other) {
    facts.contradict(name, other);
    well = false;
  };
  if (!corners_fit(topology)) refuse("family: corners", "board");
  if (f.homes[0].empty() || f.homes[0].size() != f.homes[1].size()) refuse("first-home", "second-home");
  for (const Cell cell : f.homes[0])
    if (std::find(f.homes[1].begin(), f.homes[1].end(), cell) != f.homes[1].end()) {
      refuse("second-home", "first-home");
      break;
    }
  if (topology.lattice() == Lattice::hexagonal) {
    if (f.steps != Lines::all) refuse("steps", "board.lattice: hexagonal");
    if (f.jumps != Lines::all) refuse("jumps", "board.lattice: hexagonal");
  }
  return well;
}

}  // namespace

std::unique_ptr<const Rules> make_corners(const std::shared_ptr<const Topology>& topology, Facts& facts) {
  CornersFacts f = read_facts(facts);
  facts.finish();
  return usable(*topology, f, facts) ? corners_rules(topology, std::move(f)) : nullptr;
}

}  // namespace plybook
