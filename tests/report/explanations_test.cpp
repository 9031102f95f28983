// Every code is explained, and every example is what it says: it gives the finding, and mended it gives no error.
#include "plybook/report/explanations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "plybook/base/input.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/diagram/text_board.h"
#include "plybook/diagram/theme_file.h"
#include "plybook/publish/weave.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/game_trial.h"
#include "plybook/replay/replay.h"

namespace plybook {

void PrintTo(const Explanation& entry, std::ostream* out) { *out << info(entry.code).name; }

namespace {

using Kind = Example::Kind;
using ::testing::Contains;
using ::testing::Each;

const std::string root = PLYBOOK_SOURCE_DIR;

/// Codes that no text gives, and why.
const std::map<Code, std::string> without_example = {
    {Code::position_tile, "no letter of a position stands for such a tile: for programs that use the library"},
    {Code::unusable_game, "a wrong game file in a folder that is searched; the file's own findings have examples"},
    {Code::game_file_unreadable, "a file that cannot be opened"},
    {Code::pdn_game, "told by what writes PDN, of a record that is right"},
    {Code::pdn_comment, "told by what writes PDN, of a record that is right"},
    {Code::pdn_line, "told by what writes PDN, of a record that is right"},
    {Code::unusable_base, "two files, of which the other one is wrong"},
    {Code::turn_text_law, "a notation of which no game is known that breaks it"},
    {Code::position_text_law, "a notation of which no game is known that breaks it"},
    {Code::count_law, "a fault of the library"},
    {Code::yaml_too_long, "more than 1 MiB"},
    {Code::yaml_too_many_nodes, "more than 100,000 keys"},
    {Code::figure_stale, "a file that was drawn before its book was changed"},
    {Code::figure_missing, "a file that has not been drawn"},
};

const Catalogue& all_games() {
  static const Catalogue games({root + "/formats"});
  return games;
}

std::string file_of(std::string_view game) {
  std::ifstream file(root + "/formats/" + std::string(game) + ".yaml");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

using Codes = std::vector<Code>;

std::vector<std::string> names_of(const Codes& codes) {
  std::vector<std::string> names;
  for (const Code code : codes) names.emplace_back(info(code).name);
  return names;
}

Codes codes_of(const Findings& findings) {
  Codes codes;
  for (const Finding& finding : findings) codes.push_back(finding.code);
  return codes;
}

Codes codes_of(const std::vector<TextFault>& faults) {
  Codes codes;
  for (const TextFault& fault : faults) codes.push_back(fault.code);
  return codes;
}

template <class Result>
Codes codes_of(const Result& result) {
  return result ? Codes{} : Codes{result.error().code};
}

Codes records_in(const std::string& bytes, std::string_view options) {
  Limits limits;
  if (options == "--max-plies 1") limits.max_plies = 1;
  const auto source = open_records(memory_input(bytes), {}, {}, limits);
  Replayer replayer(all_games(), {});
  Record record;
  Findings findings;
  bool any = false;
  Codes codes;
  while (source->next(record, findings)) {
    any = true;
    replayer.replay(record, findings);
    for (const Code code : codes_of(findings)) codes.push_back(code);
    findings.clear();
  }
  for (const Code code : codes_of(findings)) codes.push_back(code);
  if (!any && options == "--require-records") codes.push_back(Code::no_records);
  return codes;
}

Codes figures_in(const Example& example, const std::string& bytes) {
  FigureReader reader(all_games(), root + "/samples");
  Findings findings;
  const FigureStyle style;
  const Book book = example.kind == Kind::text ? weave(bytes, TextKind::markdown, "text", style, reader, findings)
                                               : read_book(bytes, style, reader, findings);
  check_names(book.figures, findings);
  return codes_of(findings);
}

Codes drawn(const Example& example, const std::string& text) {
  const auto game = all_games().find(example.game);
  if (!game) return {game.error().code};
  std::vector<TextFault> faults;
  CommentMarks marks;
  if (example.kind == Kind::mark) return codes_of(read_mark(**game, text));
  if (example.kind == Kind::arrow) return codes_of(read_arrow(**game, text));
  if (example.kind == Kind::comment) {
    read_comment_marks(**game, text, marks);
    return codes_of(marks.faults);
  }
  read_text_board(**game, text, faults);
  return codes_of(faults);
}

/// The codes of all findings of an example's input, or of another one in its place.
Codes told(const Example& example, const std::string& bytes) {
  Findings findings;
  switch (example.kind) {
    case Kind::none:
      return {};
    case Kind::records:
      // A game file tells what it is, as ply-validate finds it.
      if (document_kind(bytes) == "game") return codes_of(try_game_file(bytes, "example", all_games()));
      return records_in(bytes, example.options);
    case Kind::change:
    case Kind::file:
      return codes_of(try_game_file(bytes, *example.game == '\0' ? "example" : example.game, all_games()));
    case Kind::mark:
    case Kind::arrow:
    case Kind::comment:
    case Kind::board:
      return drawn(example, bytes);
    case Kind::theme:
      read_theme_file(bytes, "example", findings);
      return codes_of(findings);
    case Kind::book:
    case Kind::text:
      return figures_in(example, bytes);
  }
  return {};
}

/// The input with its fault.
std::string wrong_input(const Example& example) {
  if (example.kind != Kind::change) return example_bytes(example.input);
  std::string file = file_of(example.game);
  const std::size_t at = file.find(example.right);
  EXPECT_NE(at, std::string::npos) << example.right;
  return at == std::string::npos ? file : file.replace(at, std::string_view(example.right).size(), example.wrong);
}

std::string right_input(const Example& example) {
  return example.kind == Kind::change ? file_of(example.game) : example_bytes(mended_input(example));
}

std::vector<std::string> errors(const Codes& codes) {
  std::vector<std::string> names;
  for (const Code code : codes)
    if (info(code).severity == Severity::error) names.emplace_back(info(code).name);
  return names;
}

TEST(Explanations, FollowTheCodes) {
  std::vector<std::string_view> codes, explained;
  for (const CodeInfo& code : all_codes()) codes.push_back(code.name);
  for (const Explanation& entry : all_explanations()) explained.push_back(info(entry.code).name);
  EXPECT_EQ(explained, codes);
}

class ExplanationTest : public ::testing::TestWithParam<Explanation> {};

TEST_P(ExplanationTest, HasAnExampleThatGivesTheFindingAndNoOtherError) {
  const Explanation& entry = GetParam();
  if (const auto found = without_example.find(entry.code); found != without_example.end()) {
    EXPECT_EQ(entry.example.kind, Kind::none) << found->second;
    return;
  }
  ASSERT_NE(entry.example.kind, Kind::none);
  const Codes codes = told(entry.example, wrong_input(entry.example));
  EXPECT_THAT(codes, Contains(entry.code)) << ::testing::PrintToString(names_of(codes));
  EXPECT_THAT(errors(codes), Each(std::string(info(entry.code).name)));
}

TEST_P(ExplanationTest, IsMendedToNoErrorAndNotThisFinding) {
  const Explanation& entry = GetParam();
  if (*entry.example.wrong == '\0') return;
  ASSERT_NE(std::string(entry.example.wrong), entry.example.right);
  const Codes codes = told(entry.example, right_input(entry.example));
  EXPECT_THAT(errors(codes), ::testing::IsEmpty());
  EXPECT_THAT(codes, ::testing::Not(Contains(entry.code)));
}

TEST_P(ExplanationTest, IsASentenceOrSeveral) {
  const std::string_view text = GetParam().text;
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(text.back(), '.') << text;
  EXPECT_EQ(text.find("  "), std::string_view::npos) << text;
}

std::string name(const ::testing::TestParamInfo<Explanation>& info) {
  std::string name = std::to_string(info.index) + "_" + std::string(plybook::info(info.param.code).name);
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Codes, ExplanationTest, ::testing::ValuesIn(all_explanations()), name);

TEST(Explanations, ExamplesHoldBytes) {
  EXPECT_EQ(example_bytes("a\\xFFb\\x0a\\x"),
            "a\xFF"
            "b\n\\x");
}

}  // namespace
}  // namespace plybook
