// What is selected of random games, against a slow count that reads texts: tags and the position after each ply.
#include "plybook/replay/playouts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "plybook/replay/setup.h"
#include "select/select_records.h"

namespace plybook {
namespace {

/// A record as texts.
struct Texts {
  std::map<std::string, std::string> tags;
  std::vector<std::string> fens;  ///< of the main line, the start first

  const std::string& game() const { return tags.at("Game"); }
  std::size_t plies() const { return fens.size() - 1; }
};

/// The items of a list of a position: `W`, or `F`. Ranges of a row are told apart.
std::set<std::string> items(const std::string& fen, char list) {
  std::set<std::string> found;
  const std::size_t begin = fen.find(std::string(":") + list);
  if (begin == std::string::npos) return found;
  std::size_t at = begin + 2;
  const std::size_t end = std::min(fen.find(':', at), fen.size());
  while (at < end) {
    const std::size_t stop = std::min(std::min(fen.find(',', at), fen.size()), end);
    const std::string item = fen.substr(at, stop - at);
    const std::size_t dash = item.find('-');
    if (dash == std::string::npos) found.insert(item);
    for (int i = dash == std::string::npos ? 1 : std::stoi(item.substr(2)); dash != std::string::npos; ++i) {
      found.insert(item.substr(0, 2) + std::to_string(i));
      if (i == std::stoi(item.substr(dash + 3))) break;
    }
    at = stop + 1;
  }
  return found;
}

std::size_t kings(const std::string& fen, char side) {
  std::size_t count = 0;
  for (const std::string& item : items(fen, side)) count += item.front() == 'K';
  return count;
}
std::size_t men(const std::string& fen, char side) { return items(fen, side).size() - kings(fen, side); }

bool any_fen(const Texts& texts, const std::function<bool(const std::string&)>& holds) {
  return std::any_of(texts.fens.begin(), texts.fens.end(), holds);
}

bool is_empty(const std::string& fen, const std::string& cell) {
  for (const char list : {'W', 'B', 'F'})
    if (items(fen, list).contains(cell) || items(fen, list).contains("K" + cell)) return false;
  return true;
}

/// The last man on d4, the other's on f6, e5 empty; or the same from the other side of the board.
bool meets_in_the_middle(const std::string& fen) {
  const auto white = items(fen, 'W'), black = items(fen, 'B');
  return (white.contains("d4") && black.contains("f6") && is_empty(fen, "e5")) ||
         (black.contains("e5") && white.contains("c3") && is_empty(fen, "d4"));
}

bool meets_on_the_long_row(const std::string& fen) {
  const auto white = items(fen, 'W'), black = items(fen, 'B');
  return (white.contains("F.5") && black.contains("F.6")) || (white.contains("F.6") && black.contains("F.5"));
}

/// Red's window on b1, or Blue's on g8.
bool windows_far_back(const std::string& fen) {
  const auto last_row = fen.substr(fen.find(' ') - 8, 8);
  return last_row[1] == 'r' || last_row[1] == '.' || fen[6] == 'b' || fen[6] == '.';
}

class FenList final : public PlyListener {
 public:
  void start(const Game& game, const Position& position, const std::optional<Outcome>&) override {
    fens = {fen(game, position)};
  }
  void ply(const Ply& ply) override { fens.push_back(fen(ply.game, ply.after)); }
  std::vector<std::string> fens;
};

std::string random_records() {
  std::string text;
  for (const char* const id : {"antarktos", "russian", "argo", "ugolki80"}) {
    const auto game = *games_to_select_from().find(id);
    Playouts playouts(*game, {7, 50});
    if (!text.empty()) text += '\n';
    for (int i = 0; i < 500; ++i) playouts.next(text);
  }
  return text;
}

std::vector<Texts> texts_of(const std::string& records) {
  std::vector<Texts> all;
  Replayer replayer(games_to_select_from(), {});
  const auto source = open_records(memory_input(records));
  Record record;
  Findings findings;
  FenList list;
  while (source->next(record, findings)) {
    Texts& texts = all.emplace_back();
    for (const Tag& tag : record.tags) texts.tags[std::string(record.name(tag))] = record.value(tag);
    replayer.replay(record, findings, &list);
    texts.fens = list.fens;
  }
  return all;
}

TEST(SelectionOfPlayouts, AgreesWithASlowCount) {
  const std::string records = random_records();
  const std::vector<Texts> all = texts_of(records);
  ASSERT_EQ(all.size(), 2000u);
  const std::pair<const char*, std::function<bool(const Texts&)>> cases[] = {
      {"game = 'argo'", [](const Texts& t) { return t.game() == "argo"; }},
      {"Event ~ 'PLAYOUT 12'", [](const Texts& t) { return t.tags.at("Event").starts_with("playout 12"); }},
      {"result = 1-0", [](const Texts& t) { return t.tags.at("Result") == "1-0"; }},
      {"termination != 'unterminated'", [](const Texts& t) { return t.tags.at("Termination") != "unterminated"; }},
      {"plies > 40", [](const Texts& t) { return t.plies() > 40; }},
      {"plies <= 20 or result = '*' and Game != 'russian'",
       [](const Texts& t) { return t.plies() <= 20 || (t.tags.at("Result") == "*" && t.game() != "russian"); }},
      {"Game = 'antarktos' and not (men(white) >= 6)",
       [](const Texts& t) { return t.game() == "antarktos" && men(t.fens.back(), 'W') < 6; }},
      {"kings > 0",
       [](const Texts& t) {
         return t.game() == "russian" && kings(t.fens.back(), 'W') + kings(t.fens.back(), 'B') > 0;
       }},
      {"pieces(white) > pieces(black)",
       [](const Texts& t) {
         return t.game() != "argo" && items(t.fens.back(), 'W').size() > items(t.fens.back(), 'B').size();
       }},
      {"ice >= 5", [](const Texts& t) { return t.game() != "argo" && items(t.fens.back(), 'F').size() >= 5; }},
      {"(game = 'antarktos' or game = 'russian') and reached('?:Wd4:Bf6:-e5...')",
       [](const Texts& t) {
         return (t.game() == "antarktos" || t.game() == "russian") && any_fen(t, meets_in_the_middle);
       }},
      {"reached('?:WF.5:BF.6...') and game = 'ugolki80'",
       [](const Texts& t) { return t.game() == "ugolki80" && any_fen(t, meets_on_the_long_row); }},
      {"reached('?/?/?/?/?/?/?/?r?????? ?')",
       [](const Texts& t) { return t.game() == "argo" && any_fen(t, windows_far_back); }},
  };
  for (const auto& [expression, holds] : cases) {
    std::vector<std::uint64_t> wanted;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (holds(all[i])) wanted.push_back(i + 1);
    EXPECT_THAT(wanted.size(), testing::AllOf(testing::Gt(0u), testing::Lt(2000u))) << expression;
    EXPECT_EQ(selected(expression, records), wanted) << expression;
  }
}

}  // namespace
}  // namespace plybook
