// The manual (formats/README.md), the schema (formats/game.schema.json) and the loader know the same keys.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "game/text_of.h"
#include "plybook/game/game_file.h"

namespace plybook {
namespace {

using Keys = std::set<std::string>;
using nlohmann::json;

/// Every key that a schema has properties for, however deep.
void collect(const json& schema, Keys& keys) {
  for (const auto& [name, value] : schema.items()) {
    if (name == "properties")
      for (const auto& [key, property] : value.items()) keys.insert(key);
    if (value.is_structured()) collect(value, keys);
  }
}

Keys keys_of_schema() {
  Keys keys;
  collect(json::parse(text_of(source_path("formats/game.schema.json"))), keys);
  return keys;
}

/// The texts that the loader asks a mapping or the facts for: the first text behind `.text(`, `.flag(`, `ask(facts, ` …
void collect_asked(const std::string& source, Keys& keys) {
  const std::string_view methods[] = {"text",     "optional_text", "flag",  "number",  "optional_number",
                                      "word",     "texts",         "words", "mapping", "optional_mapping",
                                      "optional", "required",      "count", "cells",   "read_sign"};
  for (std::size_t quote = source.find('"'); quote != std::string::npos; quote = source.find('"', quote + 1)) {
    const std::size_t end = source.find('"', quote + 1);
    const std::string key = source.substr(quote + 1, end - quote - 1);
    std::string_view before = std::string_view(source).substr(0, quote);
    quote = end;
    bool asked = before.ends_with("ask(facts, ") || before.ends_with("read_sign(*signs, ");
    if (before.ends_with("(")) {
      before.remove_suffix(1);
      if (before.ends_with(">")) before = before.substr(0, before.rfind('<'));
      for (const std::string_view method : methods)
        asked = asked || before.ends_with("." + std::string(method)) || before.ends_with("->" + std::string(method));
    }
    if (asked) keys.insert(key);
  }
}

Keys keys_of_loader() {
  Keys keys;
  for (const auto& file : std::filesystem::directory_iterator(source_path("lib/plybook/game")))
    if (file.path().extension() == ".cpp") collect_asked(text_of(file.path()), keys);
  return keys;
}

TEST(Manual, TheSchemaKnowsTheKeysOfTheLoader) { EXPECT_EQ(keys_of_schema(), keys_of_loader()); }

TEST(Manual, EveryKeyIsExplained) {
  const std::string manual = text_of(source_path("formats/README.md"));
  for (const std::string& key : keys_of_schema())
    EXPECT_NE(manual.find("`" + key + "`"), std::string::npos) << key << " is not explained";
}

/// Words of facts that the loader takes are in the schema, and others are not: each of the schema's is tried.
TEST(Manual, TheLoaderTakesTheWordsOfTheSchema) {
  const json schema = json::parse(text_of(source_path("formats/game.schema.json")));
  const auto complains = [](const std::string& fact, const std::string& word) {
    const std::string text =
        "plybook: game\nextends: antarktos\ntitle: {en: x, ru: x}\nfacts: {" + fact + ": " + word + "}\n";
    for (const Finding& finding : check_game_file(text, "x", our_games()))
      if (finding.code == Code::wrong_value || finding.code == Code::wrong_value_like) return true;
    return false;
  };
  for (const auto& [fact, property] : schema["$defs"]["draughts"]["properties"].items()) {
    const json& words = property.contains("items") ? property["items"]["enum"] : property.value("enum", json::array());
    for (const auto& word : words) {
      const std::string text =
          property.contains("items") ? "[" + word.get<std::string>() + "]" : word.get<std::string>();
      EXPECT_FALSE(complains(fact, text)) << fact << ": " << text;
    }
    if (!words.empty()) {
      EXPECT_TRUE(complains(fact, property.contains("items") ? "[nonsense]" : "nonsense")) << fact;
    }
  }
}

/// Files of the project have no key that the schema has not.
TEST(Manual, FilesOfTheProjectKeepToTheSchemaAtTheTop) {
  const json schema = json::parse(text_of(source_path("formats/game.schema.json")));
  for (const std::string& id : our_games().ids()) {
    const auto file = yaml::parse(*our_games().text(id));
    ASSERT_TRUE(file) << id;
    for (const yaml::Scalar& key : file->keys) EXPECT_TRUE(schema["properties"].contains(key.text)) << id << key.text;
  }
}

}  // namespace
}  // namespace plybook
