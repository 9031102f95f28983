// Expressions and the records that they select, as expressions.txt has them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "plybook/replay/playouts.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/random.h"
#include "plybook/select/parser.h"
#include "select/select_records.h"

namespace plybook {
namespace {

class LastPosition final : public PlyListener {
 public:
  void start(const Game& game, const Position& position, const std::optional<Outcome>&) override {
    fen = plybook::fen(game, position);
  }
  void ply(const Ply& ply) override { fen = plybook::fen(ply.game, ply.after); }
  std::string fen;
};

std::string joined(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

TEST(Selection, TakesTheRecordsForWhichItHolds) {
  const std::string records = file_of_selections("records.pbk");
  std::istringstream lines(file_of_selections("expressions.txt"));
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t arrow = line.rfind(" =>");
    ASSERT_NE(arrow, std::string::npos) << line;
    const std::string wanted = line.substr(std::min(arrow + 4, line.size()));
    EXPECT_EQ(joined(selected(line.substr(0, arrow), records)), wanted) << line.substr(0, arrow);
    ++count;
  }
  EXPECT_GT(count, 90u);
}

TEST(Selection, ReplaysOnlyWhereTheTextIsNotEnough) {
  const std::string records = file_of_selections("records.pbk");
  const auto replays = [&](std::string_view expression) {
    std::size_t replayed = 0;
    selected(expression, records, &replayed);
    return replayed;
  };
  EXPECT_EQ(replays("White ~ 'ov' and date >= 1990 and result = 1-0 and player != 'x'"), 0u);
  EXPECT_EQ(replays("Event ~ 'club' and plies > 20"), 2u);
  EXPECT_EQ(replays("plies > 20 and Event ~ 'club'"), 2u);
  EXPECT_EQ(replays("not Event ~ 'club'"), 0u);
  EXPECT_EQ(replays("has(date) or Event ~ 'club'"), 4u);
  EXPECT_EQ(replays("game = 'antarktos'"), 2u);  // what PDN's GameType and no tag at all mean, turns tell
}

TEST(Selection, TellsWhereAPositionIsReached) {
  const std::string records = file_of_selections("records.pbk");
  const auto selection = Selection::reaching("B:Wd4...", games_to_select_from(), {});
  ASSERT_TRUE(selection);
  Selector selector(std::make_shared<const Selection>(*selection), games_to_select_from(), {});
  const auto source = open_records(memory_input(records));
  Record record;
  Findings findings;
  ASSERT_TRUE(source->next(record, findings));
  EXPECT_TRUE(selector.selects(record, findings));
  ASSERT_TRUE(selector.reached(0));
  EXPECT_EQ(selector.reached(0)->ply, 1u);
  EXPECT_EQ(selector.reached(0)->how, ReachedPly::How::as_written);
}

TEST(Selection, LongAndDeepExpressionsEndInAnAnswer) {
  std::string wide = "plies > 1", deep = "plies > 1", nots = "ok";
  for (int i = 0; i < 20000; ++i) wide += " or plies > 1";
  EXPECT_TRUE(Selection::read(wide, games_to_select_from(), {}));
  deep = std::string(1000, '(') + deep + std::string(1000, ')');
  EXPECT_TRUE(Selection::read(deep, games_to_select_from(), {}));
  const auto too_deep = Selection::read("(" + deep + ")", games_to_select_from(), {});
  ASSERT_FALSE(too_deep);
  EXPECT_EQ(message(too_deep.error()), "its parentheses go deeper than 1000");
  EXPECT_EQ(too_deep.error().span.begin, 1000u);
  const auto too_long = Selection::read(std::string((1 << 20) + 1, ' '), games_to_select_from(), {});
  ASSERT_FALSE(too_long);
  EXPECT_EQ(message(too_long.error()), "it is longer than 1048576 bytes");
  const auto broken = Selection::read("White = '\xFF'", games_to_select_from(), {});
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().span.begin, 9u);
}

/// Whatever stands there, the answer is an expression, or a message about a place in it.
TEST(Selection, AnyTextEndsInAnAnswer) {
  const std::string whole =
      "White ~ 'Иванов' and (plies > 20 or not has(illegal-turn)) or date >= 1990-05 and men(white) < 3";
  Random random(8);
  std::size_t good = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string text = whole;
    for (std::uint64_t changes = random.below(4); changes > 0; --changes) {
      const std::size_t from = random.below(text.size()), to = from + random.below(text.size() - from + 1);
      const std::string piece = whole.substr(random.below(whole.size()), random.below(8));
      text = random.below(2) == 0 ? text.substr(0, from) + piece + text.substr(to) : text.substr(from) + piece;
      if (text.empty()) text = "?";
    }
    const auto expression = SelectParser(text).parse();
    good += expression.has_value();
    if (expression) continue;
    EXPECT_LE(expression.error().span.end(), text.size()) << text;
    EXPECT_FALSE(message(expression.error()).empty()) << text;
  }
  EXPECT_GT(good, 700u);
  EXPECT_LT(good, 2300u);
}

TEST(Selection, APositionAsItIsWrittenIsReachedWhereItStands) {
  for (const std::string& id : games_to_select_from().ids()) {
    const auto game = *games_to_select_from().find(id);
    std::string text;
    Playouts(*game, {3, 12}).next(text);
    Record record;
    Findings findings;
    const auto source = open_records(memory_input(text));
    ASSERT_TRUE(source->next(record, findings)) << id;
    LastPosition end;
    const Replay replay = Replayer(games_to_select_from(), {}).replay(record, findings, &end);
    const auto selection = Selection::reaching(end.fen, games_to_select_from(), {});
    ASSERT_TRUE(selection) << id << ": " << end.fen;
    Selector selector(std::make_shared<const Selection>(*selection), games_to_select_from(), {});
    EXPECT_TRUE(selector.selects(record, findings)) << id;
    ASSERT_TRUE(selector.reached(0)) << id << ": " << end.fen;
    EXPECT_EQ(selector.reached(0)->ply, replay.plies) << id << ": " << end.fen;
  }
}

}  // namespace
}  // namespace plybook
