#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <pugixml.hpp>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "plybook/base/input.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/replay_page.h"
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

/// The page of all records of a text.
inline std::string page_of(std::string_view text, Language language = Language::english) {
  const ByteSourcePtr source = memory_input(std::string(text));
  RecordReader reader(*source);
  Replayer replayer(page_catalogue(), {});
  const auto output = make_replay_page(language);
  std::string page;
  Record record;
  for (Findings findings; reader.next(record, findings);) {
    CanonicalTurns turns;
    turns.begin(record);
    output->begin("", record);
    replayer.replay(record, findings, output.get());
    output->write(record, turns.texts(), page);
  }
  output->finish(page);
  return page;
}

inline std::string between(const std::string& text, std::string_view open, std::string_view close) {
  const std::size_t begin = text.find(open) + open.size();
  return text.substr(begin, text.find(close, begin) - begin);
}

/// Checks that a page is well-formed and holds the elements and attributes of replay pages only, and one script.
inline void check_page(std::string page) {
  static const std::set<std::string> elements = {
      "html",    "head",     "meta",    "title",  "style",    "body", "main",   "article",    "h2",      "p",
      "span",    "details",  "summary", "dl",     "dt",       "dd",   "figure", "figcaption", "section", "ol",
      "li",      "a",        "b",       "svg",    "defs",     "desc", "g",      "use",        "rect",    "circle",
      "polygon", "polyline", "path",    "script", "template", "div",  "button", "label",      "select"};
  static const std::set<std::string> attributes = {"lang",
                                                   "charset",
                                                   "name",
                                                   "content",
                                                   "http-equiv",
                                                   "id",
                                                   "class",
                                                   "aria-label",
                                                   "aria-labelledby",
                                                   "aria-live",
                                                   "aria-hidden",
                                                   "role",
                                                   "href",
                                                   "type",
                                                   "title",
                                                   "data-do",
                                                   "for",
                                                   "viewBox",
                                                   "width",
                                                   "height",
                                                   "x",
                                                   "y",
                                                   "rx",
                                                   "cx",
                                                   "cy",
                                                   "r",
                                                   "d",
                                                   "points",
                                                   "fill",
                                                   "stroke",
                                                   "stroke-width",
                                                   "fill-opacity",
                                                   "stroke-opacity",
                                                   "stroke-dasharray",
                                                   "stroke-linecap",
                                                   "stroke-linejoin"};
  ASSERT_TRUE(is_valid_utf8(page));
  for (const std::string_view raw : {"style", "script"}) {  // what is no markup
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
    EXPECT_EQ(elements.count(node.name()), 1U) << node.name();
    for (const pugi::xml_attribute& attribute : node.attributes()) {
      EXPECT_EQ(attributes.count(attribute.name()), 1U) << node.name() << ' ' << attribute.name();
      if (std::string_view(attribute.name()) == "href") {
        EXPECT_EQ(attribute.value()[0], '#') << attribute.value();
      }
    }
    if (std::string_view(node.name()) == "script" && node.attribute("type").empty()) ++scripts;
  }
  EXPECT_EQ(scripts, 1);
}

}  // namespace plybook
