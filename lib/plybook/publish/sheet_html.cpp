#include <fmt/format.h>

#include <string>

#include "plybook/base/sha256.h"
#include "plybook/base/xml_text.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/svg.h"
#include "plybook/publish/put.h"
#include "plybook/publish/sheet.h"
#include "plybook/publish/sheet_texts.h"

namespace plybook {
namespace {

constexpr std::string_view sheet_style = R"(
body { margin: 0 auto; max-width: 48rem; padding: 1rem; font: 1rem/1.4 serif; color: #000; background: #fff; }
h2, dd, td, p { unicode-bidi: isolate; overflow-wrap: anywhere; }
article + article { break-before: page; margin-top: 3rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 1rem; }
dt { font-style: italic; }
dd { margin: 0; }
.turns { columns: 17rem; column-gap: 2rem; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; }
tbody th { font-weight: normal; text-align: right; width: 2.5em; padding-right: 0.5em; white-space: nowrap; }
td { width: 50%; padding-right: 0.4em; border-bottom: 1px solid #bbb; }
tr, figure { break-inside: avoid; }
sup a { color: inherit; text-decoration: none; padding-left: 0.15em; }
figure { margin: 0.75rem 0; text-align: center; }
.variation { font-size: 0.93em; }
.result { font-weight: bold; }
@page { margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } }
)";

constexpr Length svg_width = {60'000, Length::Unit::mm};

class HtmlSheets final : public SheetWriter {
 public:
  explicit HtmlSheets(Language language) : texts_(sheet_texts(language)), language_(language) {}

  void begin(std::string_view title, std::string& out) override {
    put(out, R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src {}; base-uri 'none'; form-action 'none'"/>
<title>)",
        language_ == Language::russian ? "ru" : "en", policy_hash(sheet_style));
    append_xml_text(out, title);
    put(out, "</title>\n<style>{}</style></head>\n<body><main>\n", sheet_style);
  }

  void finish(std::string& out) override { out += "</main></body></html>\n"; }

  void write(const PrintedSheet& sheet, std::string& out) override {
    ++sheets_;
    out += "<article>";
    element("h2", "", sheet.heading, out);
    put_facts(sheet, out);
    if (sheet.start) put_figure(sheet, *sheet.start, out);
    if (!sheet.introduction.parts.empty()) put_parts(sheet, sheet.introduction, "", out);
    if (!sheet.rows.empty()) put_rows(sheet, out);
    if (!sheet.notes.empty()) put_notes(sheet, out);
    element("p", "result", sheet.result, out);
    out += "</article>\n";
  }

 private:
  static void element(const char* name, std::string_view classes, std::string_view text, std::string& out) {
    put(out, "<{}", name);
    if (!classes.empty()) put(out, R"( class="{}")", classes);
    out += '>';
    append_xml_text(out, text);
    put(out, "</{}>\n", name);
  }

  static void put_facts(const PrintedSheet& sheet, std::string& out) {
    if (sheet.facts.empty()) return;
    out += "<dl>\n";
    for (const auto& [label, text] : sheet.facts) {
      element("dt", "", label, out);
      element("dd", "", text, out);
    }
    out += "</dl>\n";
  }

  void put_rows(const PrintedSheet& sheet, std::string& out) const {
    out += R"(<div class="turns"><table><thead><tr><th></th>)";
    for (const std::string& side : sheet.sides) {
      out += R"(<th scope="col">)";
      append_xml_text(out, side);
      out += "</th>";
    }
    out += "</tr></thead><tbody>\n";
    for (const SheetRow& row : sheet.rows) {
      put(out, R"(<tr><th scope="row">{}</th>)", row.number);
      for (const PrintedTurn& turn : row.turns) {
        out += "<td>";
        append_xml_text(out, turn.text);
        if (turn.note != 0) put(out, R"(<sup><a href="#note-{0}-{1}">{1}</a></sup>)", sheets_, turn.note);
        out += "</td>";
      }
      out += "</tr>\n";
    }
    out += "</tbody></table></div>\n";
  }

  void put_notes(const PrintedSheet& sheet, std::string& out) const {
    put(out, "<section><h3>{}</h3>\n", texts_.notes);
    for (std::size_t i = 0; i < sheet.notes.size(); ++i) {
      std::string head = fmt::format(R"(<b id="note-{0}-{1}"><sup>{1}</sup> )", sheets_, i + 1);
      append_xml_text(head, sheet.notes[i].turn);
      put_parts(sheet, sheet.notes[i], head + "</b> ", out);
    }
    out += "</section>\n";
  }

  void put_parts(const PrintedSheet& sheet, const SheetNote& note, std::string_view head, std::string& out) const {
    put(out, "<p>{}", head);
    for (const SheetPart& part : note.parts) {
      if (part.figure) {
        out += "</p>\n";
        put_figure(sheet, *part.figure, out);
        out += "<p>";
      } else {
        const bool variation = part.kind == SheetPart::Kind::variation;
        if (variation) out += R"(<span class="variation">)";
        append_xml_text(out, part.text);
        out += variation ? "</span> " : " ";
      }
    }
    if (out.ends_with("<p>")) {
      out.resize(out.size() - 3);
    } else {
      out += "</p>\n";
    }
  }

  static void put_figure(const PrintedSheet& sheet, const SheetFigure& figure, std::string& out) {
    out += "<figure>";
    SvgOptions options;
    options.width = svg_width;
    append_svg(out, board_scene(*sheet.game, figure.view, figure.options), *find_theme("print"), options);
    if (!figure.caption.empty()) element("figcaption", "", figure.caption, out);
    out += "</figure>\n";
  }

  const SheetTexts& texts_;
  Language language_;
  std::uint64_t sheets_ = 0;
};

}  // namespace

std::unique_ptr<SheetWriter> make_html_sheets(Language language) { return std::make_unique<HtmlSheets>(language); }

}  // namespace plybook
