#include "plybook/base/yaml_plain.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace plybook::yaml {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

/// A node with all its texts and places, on one line.
std::string shown(const Node& root) {
  struct Step {
    const Node* node;
    std::size_t next = 0;
  };
  std::string out;
  const auto put = [&out](const Scalar& s) {
    out += (s.quoted ? "'" : "") + s.text + "@" + std::to_string(s.line) + ":" + std::to_string(s.column) + " ";
  };
  std::vector<Step> steps = {{&root}};
  while (!steps.empty()) {
    Step& step = steps.back();
    const Node& node = *step.node;
    if (step.next == 0) {
      out += node.kind == Node::Kind::scalar ? "" : node.kind == Node::Kind::mapping ? "{ " : "[ ";
      put(node);
    }
    if (step.next == node.items.size()) {
      if (node.kind != Node::Kind::scalar) out += ") ";
      steps.pop_back();
      continue;
    }
    if (node.kind == Node::Kind::mapping) put(node.keys[step.next]);
    const Node* item = &node.items[step.next++];
    steps.push_back({item});
  }
  return out;
}

/// What the short cut reads must be what the full parser reads.
void compare(const std::string& text) {
  const auto plain = parse_plain(text, {});
  if (!plain) return;
  const auto full = parse_in_full(text);
  ASSERT_TRUE(full) << text;
  ASSERT_EQ(shown(*plain), shown(*full)) << text;
}

constexpr std::string_view sample =
    "# comment\nplybook: game\ntitle: {en: A b, ru: \"Ж: #\"} # more\nlist: [1, [a, {b: c}], [], {}]\n\n"
    "clauses:\n  3.1(a):\n    en: A text, with:no colons - but#signs\n    told-by:\n      - one\n      - two  # x\n"
    "  \"4.0\":\n    ru: Текст\nstart: W:Wa1,c1:Bb8\nlong: [a,\n       b]\n";

TEST(YamlPlain, ReadsThePlainLayout) {
  const auto node = parse_plain(sample, {});
  ASSERT_TRUE(node);
  EXPECT_EQ(node->find("start")->text, "W:Wa1,c1:Bb8");
  EXPECT_EQ(node->find("title")->find("ru")->text, "Ж: #");
  EXPECT_EQ(node->find("clauses")->find("3.1(a)")->find("told-by")->items.at(1).text, "two");
  EXPECT_EQ(node->find("clauses")->find("4.0")->find("ru")->line, 13u);
  EXPECT_EQ(node->find("list")->items.size(), 4u);
  compare(std::string(sample));
}

TEST(YamlPlain, LeavesTheRestToTheFullParser) {
  for (const auto text : {"",          "a",          "a:",          "a: 'b'",    "a: \"\\n\"", "a: b: c",
                          "a: |\n  b", "a: b\n  c",  "- - a",       "- a: b",    "a: &x b",    "a: *x",
                          "a: !x b",   "a: b\na: c", "a: [b",       "a: [b,]",   "a: {b}",     "a: {b: c, b: d}",
                          "---\na: b", "a: b\n...",  "a: b\r\n",    "a:\tb",     "? a\n: b",   "a: {b:c}",
                          "a:\nb: c",  " a: b",      "a: b\n b: c", "a: [b\nc]", "a: \u0085",  "a: \"b\"c",
                          "a : b",     "a: ~",       "a: [b: c]",   "a: \x01",   "a: \xff"})
    EXPECT_FALSE(parse_plain(text, {})) << text;
}

TEST(YamlPlain, LimitsHold) {
  EXPECT_TRUE(parse_plain("a: [b]", {6, 4, 2}));
  EXPECT_FALSE(parse_plain("a: [b]", {5, 4, 2}));
  EXPECT_FALSE(parse_plain("a: [b]", {6, 3, 2}));
  EXPECT_FALSE(parse_plain("a: [b]", {6, 4, 1}));
  EXPECT_FALSE(parse_plain("a: []", {6, 4, 1}));
}

TEST(YamlPlain, ReadsAsTheFullParserDoes) {
  const std::filesystem::path source = PLYBOOK_SOURCE_DIR;
  for (const auto folder : {"formats", "tests/game/wrong", "tests/base/yaml_hostile"})
    for (const auto& file : std::filesystem::directory_iterator(source / folder))
      if (file.is_regular_file()) compare(text_of(file.path()));
  for (const auto& file : std::filesystem::directory_iterator(source / "formats"))
    if (file.path().extension() == ".yaml") {
      EXPECT_TRUE(parse_plain(text_of(file.path()), {})) << file.path();
    }
}

/// Small changes everywhere, of the characters that mean something to YAML.
TEST(YamlPlain, ChangedTextsReadAsTheFullParserReadsThem) {
  const std::string_view pieces[] = {" ", "  ", "\n", "\n  ", ":", ": ", "#",  " #",    "-",  "- ", ",", "[",
                                     "]", "{",  "}",  "\"",   "'", "?",  "? ", "&",     "*",  "!",  "|", ">",
                                     "%", "@",  "~",  "null", "a", "0",  "Ж",  "---\n", "\t", ""};
  std::uint64_t state = 1;
  const auto random = [&state](std::size_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>(state >> 33) % below;
  };
  for (int i = 0; i < 4000; ++i) {
    std::string text(sample);
    for (std::size_t changes = 1 + random(2); changes > 0; --changes)
      text.replace(random(text.size()), random(3), pieces[random(std::size(pieces))]);
    compare(text);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace plybook::yaml
