#include <string>

#include "plybook/base/markdown_text.h"
#include "plybook/diagram/text_board.h"
#include "plybook/publish/put.h"
#include "plybook/publish/sheet.h"
#include "plybook/publish/sheet_texts.h"

namespace plybook {
namespace {

/// Figures are boards of text, which every reader of Markdown shows.
class MarkdownSheets final : public SheetWriter {
 public:
  explicit MarkdownSheets(Language language) : texts_(sheet_texts(language)) {}

  void begin(std::string_view, std::string&) override {}
  void finish(std::string&) override {}

  void write(const PrintedSheet& sheet, std::string& out) override {
    if (!is_first_) out += '\n';
    is_first_ = false;
    out += "# ";
    append_markdown_text(out, sheet.heading);
    out += "\n\n";
    put_facts(sheet, out);
    if (sheet.start) put_figure(sheet, *sheet.start, out);
    put_parts(sheet, sheet.introduction, true, out);
    if (!sheet.rows.empty()) put_rows(sheet, out);
    if (!sheet.notes.empty()) put(out, "## {}\n\n", texts_.notes);
    for (std::size_t i = 0; i < sheet.notes.size(); ++i) put_note(sheet, sheet.notes[i], i + 1, out);
    out += "**";
    append_markdown_text(out, sheet.result);
    out += "**\n";
  }

 private:
  static void put_facts(const PrintedSheet& sheet, std::string& out) {
    for (const auto& [label, text] : sheet.facts) {
      out += "- ";
      append_markdown_text(out, label);
      out += ": ";
      append_markdown_text(out, text);
      out += '\n';
    }
    if (!sheet.facts.empty()) out += '\n';
  }

  static void put_rows(const PrintedSheet& sheet, std::string& out) {
    out += "|  |";
    for (const std::string& side : sheet.sides) {
      out += ' ';
      append_markdown_text(out, side);
      out += " |";
    }
    out += "\n| ---: | --- | --- |\n";
    for (const SheetRow& row : sheet.rows) {
      put(out, "| {} |", row.number);
      for (const PrintedTurn& turn : row.turns) {
        if (!turn.text.empty()) out += ' ';
        append_markdown_text(out, turn.text);
        if (turn.note != 0) put(out, " \\[{}\\]", turn.note);
        out += " |";
      }
      out += '\n';
    }
    out += '\n';
  }

  static void put_note(const PrintedSheet& sheet, const SheetNote& note, std::size_t number, std::string& out) {
    put(out, "**\\[{}\\] ", number);
    append_markdown_text(out, note.turn);
    out += "**";
    put_parts(sheet, note, false, out);
  }

  static void put_parts(const PrintedSheet& sheet, const SheetNote& note, bool begins_line, std::string& out) {
    for (const SheetPart& part : note.parts) {
      if (part.figure) {
        if (!begins_line) out += "\n\n";
        put_figure(sheet, *part.figure, out);
        begins_line = true;
      } else if (begins_line) {
        append_markdown_line(out, part.text);
        begins_line = false;
      } else {
        out += ' ';
        append_markdown_text(out, part.text);
      }
    }
    if (!begins_line) out += "\n\n";
  }

  static void put_figure(const PrintedSheet& sheet, const SheetFigure& figure, std::string& out) {
    TextBoardOptions options;
    options.flip = figure.options.flip;
    put(out, "```text\n{}```\n\n", text_board(*sheet.game, figure.view, options));
    if (figure.caption.empty()) return;
    append_markdown_line(out, figure.caption);
    out += "\n\n";
  }

  const SheetTexts& texts_;
  bool is_first_ = true;
};

}  // namespace

std::unique_ptr<SheetWriter> make_markdown_sheets(Language language) {
  return std::make_unique<MarkdownSheets>(language);
}

}  // namespace plybook
