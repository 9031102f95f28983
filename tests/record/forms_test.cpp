#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "plybook/record/json_writer.h"
#include "plybook/record/open_records.h"
#include "plybook/record/yaml_writer.h"
#include "record/describe.h"
#include "record/test_name.h"

namespace plybook {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::string json_head = "{\"plybook\":\"record\",\"records\":[";

std::string content(const fs::path& path) {
  std::string text;
  const auto source = open_input(path.string());
  if (!source || !read_all(**source, text)) ADD_FAILURE() << "cannot read " << path;
  return text;
}

/// What is read of a text in any form, and written in all of them.
struct Forms {
  Described reading;
  std::string json, ndjson, yaml;
};

Forms read_form(std::string_view text, const Limits& limits = {}) {
  Forms forms;
  const auto source = open_records(memory_input(text), {}, {}, limits);
  Record record;
  TextWriter text_writer;
  JsonWriter json_writer;
  YamlWriter yaml_writer;
  json_writer.begin(forms.json);
  yaml_writer.begin(forms.yaml);
  while (source->next(record, forms.reading.raw_findings)) {
    forms.reading.records.push_back(describe(record));
    text_writer.write(record, {}, forms.reading.written);
    json_writer.write(record, {}, forms.json);
    write_json_line(record, {}, forms.ndjson);
    yaml_writer.write(record, {}, forms.yaml);
  }
  json_writer.end(forms.json);
  yaml_writer.end(forms.yaml);
  for (const Finding& finding : forms.reading.raw_findings) forms.reading.findings.push_back(describe(finding));
  return forms;
}

std::vector<std::string> record_files() {
  std::vector<std::string> files;
  for (const std::string folder : {"accept", "reject"})
    for (const auto& entry : fs::directory_iterator(fs::path(PLYBOOK_SOURCE_DIR) / "tests/records" / folder))
      if (entry.path().extension() == ".pbk") files.push_back(folder + "/" + entry.path().stem().string());
  std::sort(files.begin(), files.end());
  return files;
}

class FormsOfRecordFile : public ::testing::TestWithParam<std::string> {
 protected:
  Forms forms_ = read_form(content(fs::path(PLYBOOK_SOURCE_DIR) / "tests/records" / (GetParam() + ".pbk")));
};

/// Every form holds the same tree, and what is written of it as text is the same.
TEST_P(FormsOfRecordFile, HoldTheSameTree) {
  if (GetParam() == "reject/control-character") return;  // forms hold U+FFFD in its place
  for (const std::string* form : {&forms_.json, &forms_.ndjson, &forms_.yaml}) {
    const Forms again = read_form(*form);
    EXPECT_EQ(again.reading.records, forms_.reading.records) << *form;
    EXPECT_EQ(again.reading.written, forms_.reading.written) << *form;
    EXPECT_EQ(again.json, forms_.json);
    EXPECT_EQ(again.ndjson, forms_.ndjson);
    EXPECT_EQ(again.yaml, forms_.yaml);
  }
}

/// Every key that is written is described by the schema.
TEST_P(FormsOfRecordFile, FollowTheSchema) {
  const auto schema = nlohmann::json::parse(content(fs::path(PLYBOOK_SOURCE_DIR) / "formats/record.schema.json"));
  const auto& record_keys = schema["$defs"]["record"]["properties"];
  const auto& turn_keys = schema["$defs"]["turn"]["properties"];
  const auto document = nlohmann::json::parse(forms_.json);
  for (const auto& record : document["records"]) {
    for (const auto& item : record.items()) EXPECT_TRUE(record_keys.contains(item.key())) << item.key();
    for (const auto& key : schema["$defs"]["record"]["required"]) EXPECT_TRUE(record.contains(key)) << key;
    for (const auto& turn : record["turns"])
      for (const auto& item : turn.items()) EXPECT_TRUE(turn_keys.contains(item.key())) << item.key();
  }
}

INSTANTIATE_TEST_SUITE_P(Files, FormsOfRecordFile, ::testing::ValuesIn(record_files()), test_name);

TEST(JsonForm, LooksLikeThis) {
  const Forms forms = read_form(
      "[Game \"antarktos\"]\n[White \"a \\\"b\\\"\"]\n\n{first} 1. e3-d4! {second} (1. c3-b4) 1... f6-g5 1-0\n");
  EXPECT_EQ(forms.ndjson,
            R"({"plybook":"record","tags":[["Game","antarktos"],["White","a \"b\""]],"turns":[)"
            R"({"turn":"e3-d4","before":["first"],"nags":[1],"after":["second"]},{"turn":"c3-b4","replaces":1},)"
            R"({"turn":"f6-g5","parent":1}],"result":"1-0"})"
            "\n");
}

TEST(YamlForm, LooksLikeThis) {
  const Forms forms = read_form("[Game \"antarktos\"]\n\n1. e3-d4 {second} (1. c3-b4) 1... f6-g5\n");
  EXPECT_EQ(forms.yaml, R"(plybook: record
records:
- tags:
  - ["Game", "antarktos"]
  turns:
  - {turn: "e3-d4", after: ["second"]}
  - {turn: "c3-b4", replaces: 1}
  - {turn: "f6-g5", parent: 1}
  result: null
)");
}

TEST(JsonForm, IsReadInAnyLayoutAndOrderOfKeys) {
  const Forms forms = read_form(
      "{ \"plybook\" : \"record\",\r\n \"records\" : [ {\"result\":\"1-0\",\n\"turns\":[{\"after\":[\"x\"],"
      "\"turn\":\"e3-d4\"}], \"tags\":[[\"Game\",\"antarktos\"]]}\n]\n}");
  EXPECT_THAT(forms.reading.records, ElementsAre("Game=antarktos\ne3-d4 after<x>\nresult 1-0\n"));
  EXPECT_THAT(forms.reading.findings, IsEmpty());
}

TEST(JsonForm, HasPlacesOfTurns) {
  const auto source = open_records(memory_input(
      json_head + "\n{\"tags\":[[\"Game\",\"é\"]],\"turns\":[\n  {\"turn\":\"e3-d4\"}],\"result\":null}]}"));
  Record record;
  Findings findings;
  ASSERT_TRUE(source->next(record, findings));
  EXPECT_EQ(record.line, 2U);
  EXPECT_EQ(Places(record).at(record.nodes[1].text), (Place{3, 12, 5, 77}));
}

TEST(JsonForm, KeepsWhatStoodBeforeAFault) {
  const Forms forms = read_form(json_head +
                                "{\"tags\":[],\"turns\":[{\"turn\":\"e3-d4\"}],\"result\":\"*\"},\n{\"tags\":[],"
                                "\"turns\":[{\"turn\":\"c3-b4\"},]}\n]}");
  EXPECT_THAT(forms.reading.records, ElementsAre("e3-d4\nresult *\n", "c3-b4\nresult *\n"));
  EXPECT_THAT(forms.reading.findings, ElementsAre("json-form 2:38"));
}

TEST(JsonForm, OneBadLineOfNdjsonHidesNoOther) {
  const std::string good = "{\"plybook\":\"record\",\"tags\":[],\"turns\":[{\"turn\":\"e3-d4\"}],\"result\":\"*\"}\n";
  const Forms forms = read_form(good + "{\"plybook\":\"record\",\"tags\":[[\"Game\",\n" + good + "nonsense\n" + good);
  EXPECT_THAT(forms.reading.records, SizeIs(3));
  EXPECT_THAT(forms.reading.findings, ElementsAre("json-form 2:36", "json-form 4:1"));
}

TEST(JsonForm, TellsKeysAndValuesThatCannotBe) {
  const Forms forms = read_form(
      "{\"plybook\":\"record\",\"colour\":{\"deep\":[1,[2]]},\n\"tags\":[[\"a b\",\"x\"],[\"One\"]],\n"
      "\"turns\":[{\"turn\":\"e3-d4 f6-g5\"},\n{\"turn\":\"1-0\"},\n{\"turn\":\"c3-b4\",\"parent\":9},\n"
      "{\"turn\":\"c3-b4\",\"parent\":0,\"nags\":[256]},\n7],\"result\":3}\n");
  EXPECT_THAT(forms.reading.findings,
              ElementsAre("form-key 1:22", "form-value 2:11", "form-value 2:27", "form-value 3:19", "form-value 4:10",
                          "form-value 5:10", "form-value 6:10", "form-value 7:1", "form-value 7:13"));
  EXPECT_THAT(forms.reading.records, ElementsAre("c3-b4\nresult *\n"));
}

TEST(JsonForm, NeverLetsControlCharactersIn) {
  const Forms forms =
      read_form("{\"plybook\":\"record\",\"tags\":[[\"White\",\"a\\u0000\\nb\"]],\"turns\":[],\"result\":\"*\"}");
  EXPECT_THAT(forms.reading.records, ElementsAre("White=a\xEF\xBF\xBD b\n\nresult *\n"));
  EXPECT_THAT(forms.reading.findings, ElementsAre("control-character 1:39"));
}

TEST(JsonForm, IsHostile) {
  for (const char* c : {"[", "{", "\"", "[\"", "{\"a\":", "7", "\\", "\n"}) {
    std::string text = json_head;
    while (text.size() < 10'000'000) text += c;
    EXPECT_THAT(read_form(text).reading.records, IsEmpty()) << c;
    EXPECT_FALSE(read_form(text).reading.findings.empty()) << c;
  }
}

TEST(JsonForm, ObeysLimits) {
  Limits limits;
  limits.max_plies = 1;
  limits.max_nesting = 1;
  const std::string text =
      "{\"plybook\":\"record\",\"tags\":[],\"turns\":[{\"turn\":\"e3-d4\"},{\"turn\":\"c3-b4\",\"replaces\":1}],"
      "\"result\":\"*\"}";
  EXPECT_THAT(read_form(text, limits).reading.records, ElementsAre("e3-d4\nresult *\n"));
  EXPECT_THAT(read_form(text, limits).reading.findings, SizeIs(1));
}

TEST(YamlForm, IsReadAsPeopleWriteIt) {
  const Forms forms = read_form(
      "# my games\nplybook: record\nrecords:\n  - tags:\n      - [Game, antarktos]\n      - [White, 'A: b']\n"
      "    turns:\n      - turn: e3-d4\n        nags: [1]\n      - {turn: f6-g5, after: [\"x\"]}\n    result: 1-0\n\n"
      "  # the second\n  - {tags: [], turns: [{turn: c3-b4}], result: null}\n");
  EXPECT_THAT(forms.reading.records,
              ElementsAre("Game=antarktos\nWhite=A: b\ne3-d4 $1 f6-g5 after<x>\nresult 1-0\n", "c3-b4\nresult *\n"));
  EXPECT_THAT(forms.reading.findings, IsEmpty());
}

TEST(YamlForm, IsReadOnOneLineToo) {
  EXPECT_THAT(
      read_form("plybook: record\nrecords: [{tags: [], turns: [{turn: c3-b4}], result: '*'}]\n").reading.records,
      ElementsAre("c3-b4\nresult *\n"));
  EXPECT_THAT(read_form("plybook: record\nrecords: []\n").reading.records, IsEmpty());
}

TEST(YamlForm, TellsListsThatAreNone) {
  const Forms forms = read_form(
      "plybook: record\nrecords:\n- tags: x\n  turns: c3-d4\n  result: ['*']\n"
      "- tags: []\n  turns:\n  - {turn: c3-b4, nags: good, after: so}\n  result: null\n");
  EXPECT_THAT(forms.reading.findings, ElementsAre("form-value 3:9", "form-value 4:10", "form-value 5:11",
                                                  "form-value 8:25", "form-value 8:38"));
}

TEST(YamlForm, OneBadRecordHidesNoOther) {
  const Forms forms = read_form(
      "plybook: record\nrecords:\n- {tags: [], turns: [], result: 1-0}\n- {tags: [\n- tags: &a []\n- {tags: [], turns: "
      "[], result: 0-1, colour: red}\n");
  EXPECT_THAT(forms.reading.records, ElementsAre("\nresult 1-0\n", "\nresult 0-1\n"));
  ASSERT_THAT(forms.reading.findings, SizeIs(3));
  EXPECT_EQ(forms.reading.findings[1], "yaml-form 5:9");
  EXPECT_EQ(forms.reading.findings[2], "form-key 6:38");
}

TEST(OpenRecords, TellsTheFormByItsContent) {
  EXPECT_EQ(guess_form("\xEF\xBB\xBF \n{ \"plybook\": \"record\""), RecordForm::json);
  EXPECT_EQ(guess_form("# x\nplybook: record\n"), RecordForm::yaml);
  EXPECT_EQ(guess_form("[Game \"antarktos\"]"), RecordForm::text);
  EXPECT_EQ(guess_form("{a comment} 1. e3-d4"), RecordForm::text);
  EXPECT_EQ(guess_form(""), RecordForm::text);
}

}  // namespace
}  // namespace plybook
