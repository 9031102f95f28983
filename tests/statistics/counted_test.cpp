// Statistics of a few games that were counted by hand, and of many that are counted again in another way.
#include <gtest/gtest.h>

#include "plybook/record/record_reader.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/playout.h"
#include "plybook/statistics/playout_source.h"
#include "plybook/statistics/share.h"
#include "plybook/statistics/statistics.h"
#include "plybook/statistics/summarizer.h"

namespace plybook {
namespace {

const Catalogue& games() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

std::optional<GameSummary> summary_of(Summarizer& summarizer, CheckedRecord& checked) {
  summarizer.replay(checked);
  return summarizer.summary(checked);
}

Statistics count(ByteSource& bytes) {
  Statistics statistics;
  Summarizer summarizer(games(), {}, 4);
  RecordReader reader(bytes, Encoding::utf8);
  CheckedRecord checked;
  while (reader.next(checked.record, checked.findings)) {
    if (const auto summary = summary_of(summarizer, checked))
      statistics.add(*summary);
    else
      statistics.leave_out();
    checked.findings.clear();
  }
  return statistics;
}

Spread spread(const GameStatistics& statistics, Tally tally) {
  return statistics.tallies[static_cast<std::size_t>(tally)];
}

class Counted : public testing::Test {
 protected:
  void SetUp() override {
    const auto file = open_input(PLYBOOK_SOURCE_DIR "/tests/statistics/counted.pbk");
    ASSERT_TRUE(file);
    all_ = count(**file);
    ASSERT_EQ(all_.games().size(), 1U);
    of_ = &all_.games().begin()->second;
  }
  std::uint64_t ended(std::optional<Termination> termination, Result result) const {
    return of_->ends.at(termination)[static_cast<std::size_t>(result)];
  }
  const ReadingCounts& reading(const std::string& option, const std::string& value) const {
    for (const ReadingCounts& reading : of_->readings)
      if (reading.option == option && reading.value == value) return reading;
    ADD_FAILURE() << option << "=" << value;
    return of_->readings.front();
  }
  void expect(Tally tally, std::uint64_t games, std::uint64_t turns, std::uint64_t amount) const {
    const Spread found = spread(*of_, tally);
    EXPECT_EQ(found.games, games) << static_cast<int>(tally);
    EXPECT_EQ(found.all.turns, turns) << static_cast<int>(tally);
    EXPECT_EQ(found.all.amount, amount) << static_cast<int>(tally);
  }

  Statistics all_;
  const GameStatistics* of_ = nullptr;
};

TEST_F(Counted, LengthsAndResults) {
  EXPECT_EQ(all_.left_out(), 1U);
  EXPECT_EQ(of_->games(), 6U);  // of 1, 1, 1, 2, 2, 3 plies
  EXPECT_EQ(of_->lengths.plies(), 10U);
  EXPECT_EQ(of_->lengths.least(), 1U);
  EXPECT_EQ(of_->lengths.quartile(1), 1U);
  EXPECT_EQ(of_->lengths.quartile(2), 1U);
  EXPECT_EQ(of_->lengths.quartile(3), 2U);
  EXPECT_EQ(of_->lengths.most(), 3U);
  EXPECT_EQ(of_->of(Result::first_wins), 2U);
  EXPECT_EQ(of_->of(Result::second_wins), 2U);
  EXPECT_EQ(of_->of(Result::draw), 0U);
  EXPECT_EQ(of_->of(Result::unknown), 2U);
}

TEST_F(Counted, Ends) {
  EXPECT_EQ(of_->ends.size(), 5U);
  EXPECT_EQ(ended(Termination::breakthrough, Result::first_wins), 1U);
  EXPECT_EQ(ended(Termination::total_freeze, Result::first_wins), 1U);
  EXPECT_EQ(ended(Termination::total_freeze, Result::second_wins), 1U);
  EXPECT_EQ(ended(Termination::resignation, Result::second_wins), 1U);
  EXPECT_EQ(ended(Termination::adjourned, Result::unknown), 1U);
  EXPECT_EQ(ended(std::nullopt, Result::unknown), 1U);
}

TEST_F(Counted, Choosing) {
  EXPECT_EQ(of_->choosing[0].plies, 10U);
  EXPECT_EQ(of_->choosing[0].turns, 2U + 1U + (3U + 3U + 1U) + 7U + (7U + 7U) + (1U + 1U));
  EXPECT_EQ(of_->choosing[1].plies, 0U);
  EXPECT_EQ(of_->most_turns, 7U);
  EXPECT_EQ(of_->single_turn, 4U);
}

TEST_F(Counted, WhatTurnsDidAndRulesClosed) {
  expect(Tally::captured, 3, 4, 4);
  expect(Tally::captured_several, 0, 0, 0);
  expect(Tally::jumped_ice, 1, 1, 1);
  expect(Tally::ice_in_capture, 1, 1, 1);
  expect(Tally::cascade, 0, 0, 0);
  expect(Tally::capture_first, 3, 3, 1 + 2 + 1);
  expect(Tally::capture_before_ice, 0, 0, 0);
  EXPECT_FALSE(of_->tells(Tally::promoted));
  EXPECT_TRUE(of_->tells(Tally::cascade));
}

TEST_F(Counted, Readings) {
  EXPECT_EQ(of_->readings.size(), 4U);
  const ReadingCounts& forbidden = reading("ice-in-capture", "forbidden");
  EXPECT_EQ(forbidden.games, 6U);
  EXPECT_EQ(forbidden.illegal, 1U);
  EXPECT_EQ(forbidden.other_end, 0U);
  EXPECT_EQ(forbidden.clauses.at("5.2.1"), 1U);
  EXPECT_EQ(reading("ice-jumps", "compulsory").illegal, 0U);
}

TEST_F(Counted, OpeningsFromTheUsualStartOnly) {
  EXPECT_EQ(of_->openings.games().games, 2U);
  const auto lines = of_->openings.frequent();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].node->turn, "c3-d4");
  EXPECT_EQ(lines[0].node->score.games, 2U);
  EXPECT_EQ(lines[0].node->score.known, 1U);
  EXPECT_EQ(lines[0].node->score.halves, 0U);
  EXPECT_EQ(lines[1].depth, 2U);
  EXPECT_EQ(lines[1].node->turn, "d6-e5");
}

/// What a turn counts, as `name=amount`.
struct TallyCase {
  const char *game, *fen, *turn;
  std::vector<std::pair<Tally, std::uint64_t>> amounts;
};

std::optional<GameSummary> summary_of(const std::string& text) {
  const ByteSourcePtr bytes = memory_input(text);
  RecordReader reader(*bytes, Encoding::utf8);
  CheckedRecord checked;
  reader.next(checked.record, checked.findings);
  Summarizer summarizer(games(), {}, 1);
  return summary_of(summarizer, checked);
}

TEST(Tally, EachFamilyCountsWhatItsRulesSpeakOf) {
  const TallyCase cases[] = {
      // A cascade over two pieces of ice; another that comes to a capture.
      {"antarktos", "W:Wa1:Bh8:Fb2,d4", "a1*c3*e5", {{Tally::jumped_ice, 2}, {Tally::cascade, 1}}},
      {"antarktos",
       "W:Wa1:Bd4,h8:Fb2",
       "a1*c3:e5",
       {{Tally::jumped_ice, 1}, {Tally::cascade_into_capture, 1}, {Tally::captured, 1}}},
      // The capture closes three steps and a jump over ice.
      {"antarktos",
       "W:Wa1,c3,g1:Bd4:Ff2",
       "c3:e5",
       {{Tally::captured, 1}, {Tally::capture_first, 3}, {Tally::capture_before_ice, 1}}},
      {"russian",
       "W:Wc3:Bd4,d6,f8",
       "c3xe5xc7",
       {{Tally::captured, 2}, {Tally::captured_several, 1}, {Tally::capture_first, 1}}},
      {"russian", "W:Wc7:Bh4", "c7-d8", {{Tally::promoted, 1}}},
      {"russian",
       "W:WKa1:BKd4",
       "a1xh8",
       {{Tally::captured, 1}, {Tally::captured_kings, 1}, {Tally::moved_king, 1}, {Tally::capture_first, 2}}},
      // Two must be captured, not one: one capture and two steps are closed.
      {"international",
       "W:W32,50:B19,28,44",
       "32x14",
       {{Tally::captured, 2}, {Tally::captured_several, 1}, {Tally::capture_first, 2}, {Tally::most_pieces, 1}}},
  };
  for (const TallyCase& one : cases) {
    const std::string text =
        std::string("[Game \"") + one.game + "\"]\n[FEN \"" + one.fen + "\"]\n\n1. " + one.turn + " *\n";
    const auto summary = summary_of(text);
    ASSERT_TRUE(summary) << text;
    std::array<std::uint64_t, tally_count> expected{};
    for (const auto& [tally, amount] : one.amounts) expected[static_cast<std::size_t>(tally)] = amount;
    for (std::size_t i = 0; i < tally_count; ++i)
      EXPECT_EQ(summary->tallies[i].amount, expected[i]) << i << "\n" << text;
  }
}

/// Pieces on the board by kind and owner.
unsigned pieces(const View& view, PieceKind kind, Side owner) {
  unsigned sum = 0;
  for (const Piece& piece : view.cells) sum += piece.kind == kind && piece.owner == owner ? 1U : 0U;
  return sum;
}

/// The same counts from what stands on the board, turn by turn.
struct SlowCount {
  std::uint64_t plies = 0, choice = 0, single = 0, captured = 0, kings = 0, promoted = 0, longest = 0, won = 0;

  void play(const Game& game, std::uint64_t seed, PlayerKind player) {
    Random random(seed);
    Play play = game.rules->begin(game.start ? *game.start : *game.rules->draw_start(seed));
    const auto end = playout(
        *game.rules, play, random, 200, [&](const Play& before, const Turn& turn) { look(game, before, turn); },
        player);
    longest = std::max<std::uint64_t>(longest, play.ply);
    won += end && end->result == Result::first_wins ? 1U : 0U;
  }
  void look(const Game& game, const Play& before, const Turn& turn) {
    const Side side = before.position.to_move, other = opponent(side);
    TurnList turns;
    game.rules->legal(before, turns);
    Play after{before.position};
    game.rules->play(after, turn);
    const View was = game.rules->view(before.position), is = game.rules->view(after.position);
    const auto lost = [&](PieceKind kind) { return pieces(was, kind, other) - pieces(is, kind, other); };
    ++plies;
    choice += turns.size();
    single += turns.size() == 1 ? 1U : 0U;
    captured += lost(PieceKind::man) + lost(PieceKind::king);
    kings += lost(PieceKind::king);
    promoted += pieces(is, PieceKind::king, side) - pieces(was, PieceKind::king, side);
  }
};

TEST(Statistics, AgreeWithASlowCountOfPlayouts) {
  for (const char* name : {"antarktos", "russian", "ugolki80", "argo"})
    for (const PlayerKind player : {PlayerKind::random, PlayerKind::greedy}) {
      const auto game = *games().find(name);
      const Playouts playouts(*game, {5, 200, player});
      PlayoutSource source(12, {});
      Summarizer summarizer(games(), {}, 4);
      Statistics statistics;
      SlowCount slow;
      CheckedRecord checked;
      while (source.next(checked.record, checked.findings)) {
        play_out(playouts, checked);
        statistics.add(*summary_of(summarizer, checked));
        slow.play(*game, playout_seed(5, checked.record.number), player);
      }
      const GameStatistics& of = statistics.games().begin()->second;
      EXPECT_EQ(of.games(), 12U);
      EXPECT_EQ(of.lengths.plies(), slow.plies) << name;
      EXPECT_EQ(of.lengths.most(), slow.longest) << name;
      EXPECT_EQ(of.of(Result::first_wins), slow.won) << name;
      EXPECT_EQ(of.all_choosing().turns, slow.choice) << name;
      EXPECT_EQ(of.single_turn, slow.single) << name;
      const auto turns = [&](Tally tally) { return spread(of, tally).all.turns; };
      const std::uint64_t tiles = turns(Tally::slid) + turns(Tally::castled) + turns(Tally::turned);
      const std::uint64_t corners = turns(Tally::stepped) + turns(Tally::jumped) + turns(Tally::passed);
      EXPECT_EQ(tiles, game->family == "sliding" ? slow.plies : 0) << name;
      EXPECT_EQ(corners, game->family == "corners" ? slow.plies : 0) << name;
      EXPECT_EQ(spread(of, Tally::captured).all.amount, slow.captured) << name;
      EXPECT_EQ(spread(of, Tally::captured_kings).all.amount, slow.kings) << name;
      EXPECT_EQ(spread(of, Tally::promoted).all.amount, slow.promoted) << name;
    }
}

TEST(Statistics, WilsonsIntervalAsPublished) {
  // Newcombe, Statistics in Medicine 17 (1998), table I: method 3.
  const auto expect = [](std::uint64_t part, std::uint64_t whole, double low, double high) {
    const Interval found = wilson(part, whole);
    EXPECT_NEAR(found.low, low, 0.00005) << part << "/" << whole;
    EXPECT_NEAR(found.high, high, 0.00005) << part << "/" << whole;
  };
  expect(81, 263, 0.2553, 0.3662);
  expect(15, 148, 0.0624, 0.1605);
  expect(0, 20, 0, 0.1611);
  expect(1, 29, 0.0061, 0.1718);
  EXPECT_EQ(wilson(7, 7).high, 1);
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Lengths, HistogramsHaveRoundWidths) {
  Lengths lengths;
  for (const std::uint32_t plies : {7U, 30U, 95U, 95U}) lengths.add(plies);
  const auto bins = lengths.histogram();
  ASSERT_EQ(bins.size(), 19U);
  EXPECT_EQ(bins[0].from, 5U);
  EXPECT_EQ(bins[0].to, 9U);
  EXPECT_EQ(bins[5].games, 1U);
  EXPECT_EQ(bins[18].games, 2U);
  EXPECT_EQ(lengths.quartile(2), 30U);
  EXPECT_EQ(lengths.quartile(3), 95U);
}

}  // namespace
}  // namespace plybook
