// Random text in every tag, comment and caption: SVG, HTML, Markdown and TeX stay well-formed and hold nothing but what
// was to be drawn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "diagram/svg_profile.h"
#include "plybook/base/ascii.h"
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

std::string hostile_record(std::mt19937& random) {
  std::string record = "[Game \"antarktos\"]\n";
  for (const char* tag : {"Event", "Site", "Date", "White", "Black", "Termination", "Annotator", "Odd"})
    record += "[" + std::string(tag) + " \"" + in_tag(hostile_text(random)) + "\"]\n";
  return record + "\n{" + in_comment(hostile_text(random)) + "} 1. g3-f4 $220 {" + in_comment(hostile_text(random)) +
         "} (1. a3-b4 {" + in_comment(hostile_text(random)) + "}) 1... d6-c5 {" + in_comment(hostile_text(random)) +
         "} 2. " + in_comment(hostile_text(random)) + " *\n";
}

TEST(Injection, PagesStayPages) {
  std::mt19937 random(2026);
  for (int i = 0; i < 300; ++i) {
    const std::string record = hostile_record(random);
    check_page(page_of(record, i % 2 == 0 ? Language::english : Language::russian));
    if (HasFailure()) FAIL() << record;
  }
}

/// LaTeX in which braces balance and every command is one that sheets use.
void check_tex(std::string_view sheet) {
  static const std::set<std::string_view> commands = {"plyhead",
                                                      "plyfact",
                                                      "plyfigure",
                                                      "plycaption",
                                                      "plyrow",
                                                      "plynote",
                                                      "plychar",
                                                      "begin",
                                                      "end",
                                                      "textit",
                                                      "textbf",
                                                      "textsuperscript",
                                                      "allowbreak",
                                                      "par",
                                                      "medskip",
                                                      "smallskip",
                                                      "small",
                                                      "large",
                                                      "bfseries",
                                                      "textbackslash",
                                                      "textasciicircum",
                                                      "textasciitilde",
                                                      "textquotedbl",
                                                      "textquotesingle",
                                                      "textasciigrave",
                                                      "textless",
                                                      "textgreater",
                                                      "textbar",
                                                      "textperiodcentered",
                                                      "textendash",
                                                      "ensuremath"};
  ASSERT_TRUE(is_valid_utf8(sheet));
  int depth = 0;
  for (std::size_t at = sheet.find("\\begin{document}"); at < sheet.size(); ++at) {
    const char c = sheet[at];
    if (c == '{') ++depth;
    if (c == '}') --depth;
    ASSERT_GE(depth, 0);
    if (c == '%') {
      EXPECT_EQ(sheet.substr(at - 1, 3), "{%\n") << sheet.substr(at - 1, 40);
    }
    EXPECT_EQ(std::string_view("$&#^_\"`").find(c), std::string_view::npos) << sheet.substr(at, 40);
    EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ') << sheet.substr(at, 40);
    if (c != '\\') continue;
    std::size_t end = at + 1;
    while (end < sheet.size() && is_letter(sheet[end])) ++end;
    const std::string_view name = sheet.substr(at + 1, end - at - 1);
    if (name.empty()) {
      EXPECT_NE(std::string_view("{}$&#_%").find(sheet[end]), std::string_view::npos) << sheet.substr(at, 40);
      ++end;
    } else {
      EXPECT_EQ(commands.count(name), 1U) << name;
    }
    at = end - 1;
  }
  EXPECT_EQ(depth, 0);
}

/// Markdown outside of figures in which what could be markup is escaped but for that of sheets themselves.
void check_markdown(std::string_view sheet) {
  ASSERT_TRUE(is_valid_utf8(sheet));
  bool in_figure = false;
  for (std::size_t begin = 0; begin < sheet.size();) {
    const std::size_t end = std::min(sheet.find('\n', begin), sheet.size());
    std::string_view line = sheet.substr(begin, end - begin);
    begin = end + 1;
    const bool fence = line == "```" || line == "```text";
    in_figure = in_figure != fence;
    if (in_figure || fence) continue;
    const bool row = line.starts_with("| ");
    for (const std::string_view own : {"# ", "## ", "- "})
      if (line.starts_with(own)) line.remove_prefix(own.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '\\') {
        ++i;
        continue;
      }
      if (line.substr(i, 2) == "**") {
        ++i;
        continue;
      }
      if (row && line[i] == '|') continue;
      EXPECT_EQ(std::string_view("`*_[]<>&|~$#@").find(line[i]), std::string_view::npos) << line << '\n' << i;
      EXPECT_TRUE(static_cast<unsigned char>(line[i]) >= ' ') << line;
    }
  }
  EXPECT_FALSE(in_figure);
}

TEST(Injection, SheetsStaySheets) {
  std::mt19937 random(2029);
  for (int i = 0; i < 150; ++i) {
    const std::string record = hostile_record(random);
    check_page(sheet_of(record, SheetForm::html), 0);
    check_tex(sheet_of(record, SheetForm::latex));
    check_markdown(sheet_of(record, SheetForm::markdown));
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
      EXPECT_EQ(std::string_view("[]`*_<>&\n").find(line[i]), std::string_view::npos) << line << i;
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
