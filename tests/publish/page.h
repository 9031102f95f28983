#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <pugixml.hpp>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "diagram/svg_profile.h"
#include "plybook/base/input.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/replay_page.h"
#include "plybook/publish/score_sheet.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/canonical.h"

namespace plybook {

inline const Catalogue& page_catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

inline std::string sample_text(const std::string& name) {
  std::ifstream file(PLYBOOK_SOURCE_DIR "/samples/" + name, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str() + "\n";
}

/// All records of a text as an output writes them.
inline std::string written_by(RecordOutput& output, std::string_view text) {
  const ByteSourcePtr source = memory_input(std::string(text));
  RecordReader reader(*source);
  Replayer replayer(page_catalogue(), {});
  std::string page;
  Record record;
  for (Findings findings; reader.next(record, findings);) {
    CanonicalTurns turns;
    turns.begin(record);
    output.begin("", record);
    replayer.replay(record, findings, &output);
    output.write(record, turns.texts(), page);
  }
  output.finish(page);
  return page;
}

/// The page of all records of a text.
inline std::string page_of(std::string_view text, Language language = Language::english) {
  return written_by(*make_replay_page(language), text);
}

inline std::string sheet_of(std::string_view text, SheetForm form, Language language = Language::english) {
  return written_by(*make_score_sheet(form, language), text);
}

inline std::string between(const std::string& text, std::string_view open, std::string_view close) {
  const std::size_t begin = text.find(open) + open.size();
  return text.substr(begin, text.find(close, begin) - begin);
}

/// Checks that a page is well-formed and holds the elements and attributes of pages only, and so many scripts.
inline void check_page(std::string page, int expected_scripts = 1) {
  // Beside those of figures, which are SVG.
  static const std::set<std::string> elements = {
      "html",    "head",  "meta", "body",   "main",     "article",    "h2",      "p",     "span",   "details",
      "summary", "dl",    "dt",   "dd",     "figure",   "figcaption", "section", "ol",    "li",     "a",
      "b",       "defs",  "use",  "script", "template", "div",        "button",  "label", "select", "table",
      "thead",   "tbody", "tr",   "th",     "td",       "sup",        "h3"};
  static const std::set<std::string> attributes = {
      "lang",      "charset",     "name", "content", "http-equiv", "id",      "aria-label", "aria-labelledby",
      "aria-live", "aria-hidden", "href", "type",    "title",      "data-do", "for",        "scope"};
  ASSERT_TRUE(is_valid_utf8(page));
  for (const std::string_view raw : {"style", "script"}) {  // what is no markup
    if (raw == "script" && expected_scripts == 0) continue;
    const std::string open = "<" + std::string(raw) + ">", close = "</" + std::string(raw) + ">";
    const std::size_t begin = page.find(open) + open.size();
    page.erase(begin, page.find(close, begin) - begin);
  }
  pugi::xml_document document;
  const auto result = document.load_buffer(page.data(), page.size(), pugi::parse_default | pugi::parse_doctype);
  ASSERT_TRUE(result) << result.description() << " at " << page.substr(static_cast<std::size_t>(result.offset), 80);
  int scripts = 0;
  for (const auto& found : document.select_nodes("//*")) {
    const pugi::xml_node node = found.node();
    EXPECT_EQ(elements.count(node.name()) + svg_elements.count(node.name()), 1U) << node.name();
    for (const pugi::xml_attribute& attribute : node.attributes()) {
      EXPECT_EQ(attributes.count(attribute.name()) + svg_attributes.count(attribute.name()), 1U)
          << node.name() << ' ' << attribute.name();
      if (std::string_view(attribute.name()) == "href") {
        EXPECT_EQ(attribute.value()[0], '#') << attribute.value();
      }
    }
    if (std::string_view(node.name()) == "script" && node.attribute("type").empty()) ++scripts;
  }
  EXPECT_EQ(scripts, expected_scripts);
}

}  // namespace plybook
