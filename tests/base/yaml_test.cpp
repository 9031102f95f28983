#include "plybook/base/yaml.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using testing::ElementsAre;

namespace plybook::yaml {

void PrintTo(const Error& error, std::ostream* out) {
  *out << static_cast<int>(error.kind) << " at " << error.line << ":" << error.column << " " << error.detail;
}

namespace {

using Kind = Error::Kind;

Node parsed(std::string_view text) {
  auto root = parse(text);
  EXPECT_TRUE(root) << testing::PrintToString(root.error());
  return root.value_or(Node{});
}

Error error_of(std::string_view text, const Limits& limits = {}) {
  auto root = parse(text, limits);
  EXPECT_FALSE(root);
  return root ? Error{} : root.error();
}

std::vector<std::string> texts(const std::vector<Node>& nodes) {
  std::vector<std::string> result;
  for (const Node& node : nodes) result.push_back(node.text);
  return result;
}

TEST(Yaml, TreeInOrderWithPlaces) {
  const Node root = parsed("plybook: game\nигра:\n  ход: \"я\"\ncells: [a1, 'b2']\n");
  EXPECT_EQ(root.kind, Node::Kind::mapping);
  ASSERT_EQ(root.keys.size(), 3U);
  EXPECT_EQ(root.keys[1].text, "игра");
  EXPECT_EQ(root.find("plybook")->text, "game");
  EXPECT_EQ(root.find("none"), nullptr);
  const Node& inner = *root.find("игра");
  EXPECT_EQ(inner.kind, Node::Kind::mapping);
  EXPECT_EQ(inner.keys[0].line, 3U);
  EXPECT_EQ(inner.keys[0].column, 3U);
  EXPECT_EQ(inner.items[0].text, "я");
  EXPECT_EQ(inner.items[0].column, 8U);
  const Node& cells = *root.find("cells");
  EXPECT_EQ(cells.kind, Node::Kind::sequence);
  EXPECT_EQ(cells.line, 4U);
  EXPECT_EQ(cells.column, 8U);
  EXPECT_THAT(texts(cells.items), ElementsAre("a1", "b2"));
  EXPECT_FALSE(cells.items[0].quoted);
  EXPECT_TRUE(cells.items[1].quoted);
  EXPECT_EQ(cells.items[1].column, 13U);
}

TEST(Yaml, ScalarsAreTextWhateverTheyLookLike) {
  const Node root = parsed("- 010\n- yes\n- ~\n- null\n- 1e3\n- 0x10\n- 2026-11-03\n- e4\n- nullable\n-\n");
  EXPECT_THAT(texts(root.items),
              ElementsAre("010", "yes", "~", "null", "1e3", "0x10", "2026-11-03", "e4", "nullable", ""));
}

TEST(Yaml, AnEmptyValueBeforeAKeyThatLooksLikeNothing) {
  EXPECT_THAT(texts(parsed("a:\nnull: 1\nb: null\nc:\nnullable: ~\n").items), ElementsAre("", "1", "null", "", "~"));
  EXPECT_THAT(texts(parsed("a:\n~ : 1\n").items), ElementsAre("", "1"));
  EXPECT_THAT(texts(parsed("{a: , null: ~, b: null}").items), ElementsAre("", "~", "null"));
}

TEST(Yaml, AnEmptyValueStandsAtItsKey) {
  const Node root = parsed("a:\n\n\nb: 1\n");
  EXPECT_EQ(root.items[0].line, 1U);
  EXPECT_EQ(root.items[0].column, 1U);
}

TEST(Yaml, QuotesWithinQuotes) {
  EXPECT_THAT(texts(parsed("[\"a\\\"b\", 'a''b', '''''', \"\\\\\"]").items), ElementsAre("a\"b", "a'b", "''", "\\"));
}

TEST(Yaml, BlocksAndFoldedTexts) {
  const Node root = parsed("board: |\n  . w\n  b .\ntext: >-\n  one\n  two\nmore: one\n  two\n");
  EXPECT_THAT(texts(root.items), ElementsAre(". w\nb .\n", "one two", "one two"));
  EXPECT_TRUE(root.items[0].quoted);
}

TEST(Yaml, MarkLineEndsAndADocumentMarker) {
  const Node root = parsed("\uFEFF---\r\na: 1\r\nb: 2\r\n...\r\n");
  EXPECT_THAT(texts(root.items), ElementsAre("1", "2"));
  EXPECT_EQ(root.keys[0].line, 2U);
  EXPECT_EQ(root.keys[0].column, 1U);
}

TEST(Yaml, DeepAsAllowed) {
  const std::string text = std::string(32, '[') + std::string(32, ']');
  EXPECT_TRUE(parse(text));
  EXPECT_EQ(error_of("[" + text + "]").kind, Kind::too_deep);
  EXPECT_EQ(error_of("[[]]", {100, 100, 1}).detail, "1");
}

TEST(Yaml, AsManyNodesAsAllowed) {
  EXPECT_TRUE(parse("[a, b]", {100, 3, 32}));
  EXPECT_EQ(error_of("[a, b, c]", {100, 3, 32}).kind, Kind::too_many_nodes);
  EXPECT_EQ(error_of("[a, b, c]", {100, 3, 32}).column, 8U);
  std::string text = "[";
  for (int i = 0; i < 100'000; ++i) text += "a,";
  EXPECT_EQ(error_of(text + "]").kind, Kind::too_many_nodes);
  EXPECT_EQ(error_of(text + "]").detail, "100000");
}

TEST(Yaml, AsLongAsAllowed) {
  EXPECT_TRUE(parse("a: 12", {5, 100, 32}));
  EXPECT_EQ(error_of("a: 123", {5, 100, 32}).kind, Kind::too_long);
  EXPECT_EQ(error_of(std::string((1U << 20) + 1, 'a')).detail, "1048576");
}

TEST(Yaml, AMegabyteOfOneSignIsAnswered) {
  for (const std::string sign : {"[", "{", "- ", "? ", "&a ", "[[],"}) {
    std::string text;
    while (text.size() + sign.size() <= Limits{}.bytes) text += sign;
    EXPECT_FALSE(parse(text)) << sign;
  }
  EXPECT_EQ(error_of(std::string(10'000'000, '[')).kind, Kind::too_long);
}

TEST(Yaml, Numbers) {
  const auto number = [](std::string_view text) { return as_int(parsed(text)); };
  EXPECT_EQ(number("0"), 0);
  EXPECT_EQ(number("12"), 12);
  EXPECT_EQ(number("-7"), -7);
  EXPECT_EQ(number("9223372036854775807"), INT64_MAX);
  EXPECT_EQ(number("-9223372036854775808"), INT64_MIN);
  for (const char* text :
       {"010", "-0", "00", "+1", "1.0", "0x10", "1e3", "1_000", "9223372036854775808", "\"1\"", "-", "x"}) {
    EXPECT_EQ(number(text), std::nullopt) << text;
  }
  EXPECT_EQ(as_int(Scalar{}), std::nullopt);
}

TEST(Yaml, TruthValues) {
  EXPECT_EQ(as_bool(parsed("true")), true);
  EXPECT_EQ(as_bool(parsed("false")), false);
  for (const char* text : {"yes", "no", "on", "True", "FALSE", "1", "\"true\"", "~"}) {
    EXPECT_EQ(as_bool(parsed(text)), std::nullopt) << text;
  }
}

TEST(Yaml, DetailsNameTheMatter) {
  EXPECT_EQ(error_of("men: 1\nmen: 2").detail, "men");
  EXPECT_EQ(error_of(std::string_view("a\0b", 3)).detail, "U+0000");
  EXPECT_EQ(error_of("a: b: c").detail, "illegal map value");
}

const std::map<std::string, Kind> kinds = {{"too_deep", Kind::too_deep},
                                           {"not_utf8", Kind::not_utf8},
                                           {"control", Kind::control},
                                           {"empty", Kind::empty},
                                           {"syntax", Kind::syntax},
                                           {"second_document", Kind::second_document},
                                           {"text_after_document", Kind::text_after_document},
                                           {"alias", Kind::alias},
                                           {"anchor", Kind::anchor},
                                           {"tag", Kind::tag},
                                           {"duplicate_key", Kind::duplicate_key},
                                           {"complex_key", Kind::complex_key}};

/// The first line of each file tells the error: `# kind line:column`.
TEST(Yaml, HostileFiles) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(PLYBOOK_SOURCE_DIR "/tests/base/yaml_hostile")) {
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    std::string kind;
    std::istringstream(text.str().substr(2)) >> kind;
    ASSERT_TRUE(kinds.count(kind)) << entry.path();
    const Error error = error_of(text.str());
    const std::string place = std::to_string(error.line) + ":" + std::to_string(error.column);
    EXPECT_EQ(error.kind, kinds.at(kind)) << entry.path() << " " << testing::PrintToString(error);
    EXPECT_EQ("# " + kind + " " + place, text.str().substr(0, text.str().find('\n'))) << entry.path();
    ++files;
  }
  EXPECT_GE(files, 45);
}

}  // namespace
}  // namespace plybook::yaml
