// Random text in every tag, comment and caption: SVG, HTML, Markdown and TeX stay well-formed and hold nothing but what
// was to be drawn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "diagram/svg_profile.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/svg.h"
#include "plybook/publish/weave.h"
#include "publish/page.h"

namespace plybook {
namespace {

/// What breaks out of something somewhere, mixed with letters, controls and broken UTF-8.
std::string hostile_text(std::mt19937& random) {
  static const std::vector<std::string> pieces = {"<script>alert(1)</script>",
                                                  "</script>",
                                                  "</style>",
                                                  "</title>",
                                                  "</desc>",
                                                  "<!--",
                                                  "-->",
                                                  "<![CDATA[",
                                                  "]]>",
                                                  "&",
                                                  "&lt;",
                                                  "&#0;",
                                                  "\"",
                                                  "'",
                                                  "' onload='x",
                                                  "\" onclick=\"x",
                                                  "javascript:",
                                                  "\\",
                                                  "\\input{x}",
                                                  "\\write18{x}",
                                                  "{",
                                                  "}",
                                                  "$",
                                                  "%",
                                                  "#",
                                                  "^",
                                                  "_",
                                                  "~",
                                                  "](x)",
                                                  "![",
                                                  "`",
                                                  "```",
                                                  "\x01",
                                                  "\x1b[31m",
                                                  "\x7f",
                                                  "\xc2\x80",
                                                  "\xe2\x80\xae",
                                                  "\xe2\x80\xa8",
                                                  "\xef\xbf\xbf",
                                                  "\xff",
                                                  "\xed\xa0\x80",
                                                  "a",
                                                  "Ж",
                                                  "漢",
                                                  " ",
                                                  "[%csl Ra1]",
                                                  "[%cal <script>]",
                                                  "e4"};
  std::string text;
  for (std::size_t n = random() % 8 + 1; n > 0; --n) text += pieces[random() % pieces.size()];
  return text;
}

/// As a tag's value may hold it.
std::string in_tag(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c != '\n') out += c;
  }
  return out;
}

std::string in_comment(std::string text) {
  std::erase_if(text, [](char c) { return c == '}' || c == '{'; });
  return text;
}

TEST(Injection, PagesStayPages) {
  std::mt19937 random(2026);
  for (int i = 0; i < 300; ++i) {
    std::string record = "[Game \"antarktos\"]\n";
    for (const char* tag : {"Event", "Site", "Date", "White", "Black", "Termination", "Annotator", "Odd"})
      record += "[" + std::string(tag) + " \"" + in_tag(hostile_text(random)) + "\"]\n";
    record += "\n{" + in_comment(hostile_text(random)) + "} 1. g3-f4 {" + in_comment(hostile_text(random)) + "} (1. " +
              "a3-b4 {" + in_comment(hostile_text(random)) + "}) 1... d6-c5 {" + in_comment(hostile_text(random)) +
              "} 2. " + in_comment(hostile_text(random)) + " *\n";
    check_page(page_of(record, i % 2 == 0 ? Language::english : Language::russian));
    if (HasFailure()) FAIL() << record;
  }
}

std::string yaml_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') out += '\'';
    out += c;
  }
  return out + "'";
}

TEST(Injection, CaptionsStayCaptions) {
  const auto game = *page_catalogue().find("antarktos");
  const View view = game->rules->view(*game->start);
  std::mt19937 random(2027);
  for (int i = 0; i < 300; ++i) {
    DiagramOptions options;
    options.caption = hostile_text(random);
    CellMark mark;
    mark.cell = cell_at(3);
    mark.text = hostile_text(random);
    options.marks = {mark, mark};
    std::string svg;
    append_svg(svg, board_scene(*game, view, options), *find_theme("print"), {std::nullopt, i % 2 == 0});
    check_profile(svg, i % 2 == 0);
    if (HasFailure()) FAIL() << options.caption;
  }
}

/// Markdown in which one image stands and every other sign is escaped.
void check_image(std::string_view line) {
  ASSERT_TRUE(line.starts_with("![") && line.ends_with(".svg)\n")) << line;
  const std::size_t end = line.rfind("](");
  for (std::size_t i = 2; i < end; ++i) {
    if (line[i] == '\\') {
      ++i;
    } else {
      EXPECT_EQ(std::string_view("[]`*_<>&!\n").find(line[i]), std::string_view::npos) << line << i;
    }
  }
  EXPECT_EQ(line.find_first_of(" ()[]<>\\", end + 2), line.size() - 2) << line;
}

TEST(Injection, WovenTextsHoldNothingElse) {
  FigureReader reader(page_catalogue(), "");
  FigureStyle style;
  style.game = "antarktos";
  style.picture.theme = *find_theme("print");
  std::mt19937 random(2028);
  for (int i = 0; i < 200; ++i) {
    const std::string figure = "fen: W:Wc3:Bd4\ncaption: " + yaml_quoted(printable(hostile_text(random))) + "\n";
    const std::string stem = hostile_text(random);
    Findings findings;
    check_image(weave("```ply\n" + figure + "```\n", TextKind::markdown, stem, style, reader, findings).woven);
    const std::string tex =
        weave("\\begin{ply}\n" + figure + "\\end{ply}\n", TextKind::latex, stem, style, reader, findings).woven;
    ASSERT_TRUE(tex.starts_with("\\includegraphics{") && tex.ends_with("-1.svg}\n")) << tex;
    EXPECT_EQ(tex.find_first_of("\\{}$&#^~% ", 17), tex.size() - 2) << tex;
    EXPECT_TRUE(findings.empty()) << figure;
    if (HasFailure()) FAIL() << figure;
  }
}

}  // namespace
}  // namespace plybook
