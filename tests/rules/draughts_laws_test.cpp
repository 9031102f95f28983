#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "plybook/rules/draughts_count.h"
#include "plybook/rules/perft.h"
#include "plybook/rules/playout.h"
#include "rules/draughts_text.h"
#include "rules/draughts_variants.h"

namespace plybook {
namespace {

namespace dt = draughts_text;

using dt::Variant;

std::vector<Variant> antarktos_with_every_option() {
  std::vector<Variant> all;
  for (const IceJumps start : {IceJumps::optional, IceJumps::compulsory})
    for (const IceJumps cascade : {IceJumps::compulsory, IceJumps::optional})
      for (const IceJumps capture : {IceJumps::compulsory, IceJumps::optional, IceJumps::forbidden}) {
        DraughtsFacts facts = dt::antarktos();
        facts.ice_jumps = start;
        facts.cascade = cascade;
        facts.ice_in_capture = capture;
        all.push_back({std::string("antarktos ").append(std::to_string(all.size())), facts});
      }
  return all;
}

/// What must hold in every position of every game.
class Laws {
 public:
  Laws(const Rules& rules, const dt::Names& names) : rules_(rules), names_(names) {}

  void check(const Play& play) {
    turns_.clear();
    rules_.legal(play, turns_);
    every_turn_is_found_by_its_text(play);
    if (!turns_.empty()) other_turns_are_refused(play);
    views_make_the_same_position(play);
    EXPECT_EQ(rules_.count_leaves(play.position, 1), turns_.size());
    EXPECT_EQ(rules_.outcome(play).has_value(), turns_.empty());
    if (play.ply % 8 == 0 && !turns_.empty()) {
      EXPECT_EQ(rules_.count_leaves(play.position, 3), perft(rules_, play.position, 3));
    }
  }

 private:
  void every_turn_is_found_by_its_text(const Play& play) {
    texts_.clear();
    for (const Turn& turn : turns_) {
      TurnText full;
      rules_.spell(play, turn, nullptr, full);
      texts_.insert(dt::text(names_, full));
      const auto resolved = rules_.resolve(play, full);
      ASSERT_TRUE(resolved) << dt::text(names_, full);
      EXPECT_TRUE(resolved->liberties.none());
      EXPECT_EQ(dt::text(names_, rules_, play, resolved->turn), dt::text(names_, full));
    }
    EXPECT_EQ(texts_.size(), turns_.size());
  }

  void other_turns_are_refused(const Play& play) {
    for (std::size_t i = 0; i < names_.topology.cells(); ++i) {
      TurnText text;
      text.cells = {cell_at(i), cell_at(random_.below(names_.topology.cells()))};
      text.signs = {Sign::capture};
      if (random_.below(2) == 0) {
        text.cells.push_back(cell_at(random_.below(names_.topology.cells())));
        text.signs.push_back(Sign::ice);
      }
      const auto resolved = rules_.resolve(play, text);
      if (!resolved) continue;
      EXPECT_TRUE(texts_.count(dt::text(names_, rules_, play, resolved->turn))) << dt::text(names_, text);
    }
  }

  void views_make_the_same_position(const Play& play) {
    const View view = rules_.view(play.position);
    EXPECT_TRUE(rules_.set_up(view) == play.position);
    std::vector<SetupFault> faults;
    rules_.check_setup(view, faults);
    EXPECT_TRUE(faults.empty());
  }

  const Rules& rules_;
  const dt::Names& names_;
  TurnList turns_;
  std::set<std::string> texts_;
  Random random_{7};
};

void play_by_the_laws(const Variant& variant, int games) {
  SCOPED_TRACE(variant.name);
  const auto board = variant.topology();
  const dt::Names names{*board};
  const auto rules = draughts_rules(board, variant.facts);
  Laws laws(*rules, names);
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    Play play = rules->begin(rules->set_up(variant.start()));
    Random random(playout_seed(1, static_cast<std::uint64_t>(game)));
    const auto end = playout(*rules, play, random, 300, [&](const Play& before, const Turn&) { laws.check(before); });
    EXPECT_TRUE(end || variant.facts.kings != Kings::none) << "a game without kings is finite";
    laws.check(play);
  }
}

TEST(DraughtsLaws, HoldInAntarktosWithEveryOption) {
  for (const Variant& variant : antarktos_with_every_option()) play_by_the_laws(variant, 8);
}

TEST(DraughtsLaws, HoldInEveryGameOfTheFamily) {
  for (const Variant& variant : dt::variants()) play_by_the_laws(variant, 6);
}

TEST(DraughtsLaws, HoldOnLightCellsAndLargerBoards) {
  for (const int width : {8, 10, 12})
    play_by_the_laws({"antarktos", dt::antarktos(), width, Topology::Squares::light, width / 2 - 1}, 4);
}

TEST(DraughtsLaws, SetsOfTwoWordsCountLikeSetsOfOne) {
  const auto board = dt::board(8, 8);
  const View start = dt::position(dt::Names{*board}, dt::start_8x8);
  const DraughtsTurns<2> turns(*board, dt::antarktos());
  DraughtsState<2> state{};
  for (std::size_t i = 0; i < start.cells.size(); ++i)
    if (start.cells[i].kind == PieceKind::man) state.of(start.cells[i].owner) |= turns.board().set(cell_at(i));
  EXPECT_EQ(DraughtsCount<2>(turns).leaves(state, Side::first, 7), 204456u);
}

TEST(Playout, IsTheSameOnEveryMachine) {
  Random random(1);
  EXPECT_EQ(random.next(), 0x910a2dec89025cc1u);
  EXPECT_EQ(random.next(), 0xbeeb8da1658eec67u);
  for (int i = 0; i < 100; ++i) EXPECT_LT(random.below(7), 7u);

  const auto board = dt::board(8, 8);
  const dt::Names names{*board};
  const auto rules = draughts_rules(board, dt::antarktos());
  Play play = rules->begin(rules->set_up(dt::position(names, dt::start_8x8)));
  Random drawn(playout_seed(1, 0));
  std::string game;
  playout(*rules, play, drawn, 6,
          [&](const Play& before, const Turn& turn) { game += dt::text(names, *rules, before, turn) + ' '; });
  EXPECT_EQ(play.ply, 6u);
  EXPECT_EQ(game, "e3-d4 h6-g5 a3-b4 b6-a5 g3-h4 d6-c5 ");
}

}  // namespace
}  // namespace plybook
