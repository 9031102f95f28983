#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <iterator>
#include <pugixml.hpp>
#include <set>
#include <string>
#include <string_view>

#include "plybook/base/unicode.h"
#include "plybook/diagram/theme.h"

namespace plybook {

inline const std::set<std::string> svg_elements = {"svg",    "title",   "desc",     "g",    "rect",
                                                   "circle", "polygon", "polyline", "path", "style"};
inline const std::set<std::string> svg_attributes = {"xmlns",
                                                     "width",
                                                     "height",
                                                     "viewBox",
                                                     "role",
                                                     "class",
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

inline bool is_colour(std::string_view text) { return text == "none" || parse_colour(text).has_value(); }

inline bool has_control(std::string_view text) {
  for (const char c : text)
    if (c != '\n' && static_cast<unsigned char>(c) < ' ') return true;
  return false;
}

/// Checks one element against the portable profile.
inline void check_element(const pugi::xml_node& node) {
  EXPECT_EQ(svg_elements.count(node.name()), 1U) << node.name();
  for (const pugi::xml_attribute& attribute : node.attributes()) {
    const std::string_view name = attribute.name();
    EXPECT_EQ(svg_attributes.count(attribute.name()), 1U) << attribute.name();
    if (name == "fill" || name == "stroke") {
      EXPECT_TRUE(is_colour(attribute.value())) << attribute.value();
    }
    if (name != "class" && name != "fill" && name != "stroke" && name != "xmlns") {
      EXPECT_EQ(std::strstr(attribute.value(), "-0"), nullptr) << attribute.value();
    }
  }
}

/// Parses the text, checks it against the profile, counts its elements.
inline int check_profile(const std::string& svg, bool css = false) {
  EXPECT_TRUE(is_valid_utf8(svg));
  EXPECT_FALSE(has_control(svg));
  pugi::xml_document document;
  const auto result = document.load_buffer(svg.data(), svg.size(), pugi::parse_full);
  EXPECT_TRUE(result) << result.description();
  const pugi::xml_node root = document.document_element();
  EXPECT_EQ(std::distance(document.begin(), document.end()), 1);
  EXPECT_STREQ(root.name(), "svg");
  EXPECT_STREQ(root.attribute("role").value(), "img");
  EXPECT_STREQ(root.first_child().name(), "title");
  EXPECT_STREQ(root.first_child().next_sibling().name(), "desc");
  int count = 0;
  const auto all = [&count, css](const pugi::xml_node& node) {
    if (node.type() == pugi::node_element) {
      check_element(node);
      ++count;
    }
    EXPECT_TRUE(node.type() == pugi::node_element || node.type() == pugi::node_pcdata);
    return css || std::strcmp(node.name(), "style") != 0;
  };
  for (pugi::xml_node node = root; node;) {  // in document order
    EXPECT_TRUE(all(node)) << "style in a portable file";
    if (node.first_child()) {
      node = node.first_child();
      continue;
    }
    while (node && !node.next_sibling()) node = node.parent();
    if (node) node = node.next_sibling();
  }
  return count;
}

}  // namespace plybook
