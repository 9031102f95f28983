#include <string>

#include "plybook/base/tex_text.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/pdf_drawing.h"
#include "plybook/publish/put.h"
#include "plybook/publish/sheet.h"
#include "plybook/publish/sheet_texts.h"

namespace plybook {
namespace {

constexpr std::string_view preamble =
    R"(% To be compiled by pdflatex. Russian needs the T2A fonts (texlive-lang-cyrillic, cm-super).
\ifnum 1=0\ifdefined\pdfoutput\the\pdfoutput\fi\relax\else\errmessage{This is for pdflatex}\fi
\documentclass[a4paper,11pt]{article}
\IfFileExists{t2aenc.def}{\usepackage[T1,T2A]{fontenc}}{\usepackage[T1]{fontenc}}
\usepackage[utf8]{inputenc}
\usepackage{textcomp}
\usepackage[margin=20mm]{geometry}
\usepackage{multicol}
\raggedcolumns
\setlength{\parindent}{0pt}
\setlength{\emergencystretch}{5em}
% A character that the fonts do not have.
\newcommand{\plychar}[1]{{\footnotesize[U+#1]}}
% A figure: width and height in points, the operators of its drawing.
\newcommand{\plyfigure}[3]{\par\smallskip{\centering\leavevmode
  \hbox to #1bp{\pdfliteral{#3}\vrule width 0pt height #2bp\hss}\par}\smallskip}
\newcommand{\plycaption}[1]{\nopagebreak{\centering\small #1\par}\smallskip}
\newcommand{\plyhead}[1]{{\Large\bfseries\raggedright #1\par}\medskip}
\newcommand{\plyfact}[2]{{\raggedright\hangindent=2em\textit{#1:} #2\par}}
\newcommand{\plyrow}[3]{\makebox[2.4em][r]{#1}\hspace{0.6em}%
  \parbox[t]{0.41\linewidth}{\raggedright\hangindent=1em #2\strut}\hspace{0.6em}%
  \parbox[t]{0.41\linewidth}{\raggedright\hangindent=1em #3\strut}\par}
\newcommand{\plynote}[2]{\textbf{\textsuperscript{#1}\,#2} }
\begin{document}
)";

/// Hundredths of a point: 55 mm.
constexpr std::int32_t drawing_width = 15591;

class LatexSheets final : public SheetWriter {
 public:
  explicit LatexSheets(Language language) : texts_(sheet_texts(language)) {}

  void begin(std::string_view, std::string& out) override { out += preamble; }
  void finish(std::string& out) override {
    if (is_first_) out += "\\mbox{}\n";
    out += "\\end{document}\n";
  }

  void write(const PrintedSheet& sheet, std::string& out) override {
    if (!is_first_) out += "\\clearpage\n";
    is_first_ = false;
    command("\\plyhead", {sheet.heading}, out);
    for (const auto& [label, text] : sheet.facts) command("\\plyfact", {label, text}, out);
    out += "\\medskip\n";
    if (sheet.start) put_figure(sheet, *sheet.start, out);
    put_parts(sheet, sheet.introduction, out);
    if (!sheet.rows.empty()) put_rows(sheet, out);
    if (!sheet.notes.empty()) put(out, "{{\\large\\bfseries {}\\par}}\\smallskip\n", texts_.notes);
    for (std::size_t i = 0; i < sheet.notes.size(); ++i) {
      put(out, "\\plynote{{{}}}{{", i + 1);
      append_tex_text(out, sheet.notes[i].turn);
      out += "}\n";
      put_parts(sheet, sheet.notes[i], out);
    }
    out += "\\textbf{";
    append_tex_text(out, sheet.result);
    out += "}\\par\n";
  }

 private:
  static void command(const char* name, std::initializer_list<std::string_view> texts, std::string& out) {
    out += name;
    for (const std::string_view text : texts) {
      out += '{';
      append_tex_text(out, text);
      out += '}';
    }
    out += '\n';
  }

  static void put_rows(const PrintedSheet& sheet, std::string& out) {
    out += "\\begin{multicols}{2}\n\\plyrow{}";
    for (const std::string& side : sheet.sides) {
      out += "{\\textit{";
      append_tex_text(out, side);
      out += "}}";
    }
    out += '\n';
    for (const SheetRow& row : sheet.rows) {
      put(out, "\\plyrow{{{}}}", row.number);
      for (const PrintedTurn& turn : row.turns) put_turn(turn, out);
      out += '\n';
    }
    out += "\\end{multicols}\n";
  }

  /// A long turn may go on in the next line behind one of its signs.
  static void put_turn(const PrintedTurn& turn, std::string& out) {
    constexpr std::string_view signs = ":*-x";
    constexpr std::size_t short_enough = 12;
    out += '{';
    std::size_t from = 0;
    for (std::size_t at = 1; turn.text.size() > short_enough && at + 1 < turn.text.size(); ++at) {
      if (signs.find(turn.text[at]) == std::string::npos || turn.text[at + 1] == turn.text[at]) continue;
      append_tex_text(out, std::string_view(turn.text).substr(from, at + 1 - from));
      out += "\\allowbreak{}";
      from = at + 1;
    }
    append_tex_text(out, std::string_view(turn.text).substr(from));
    if (turn.note != 0) put(out, "\\textsuperscript{{{}}}", turn.note);
    out += '}';
  }

  static void put_parts(const PrintedSheet& sheet, const SheetNote& note, std::string& out) {
    if (note.parts.empty()) return;
    for (const SheetPart& part : note.parts) {
      if (part.figure) {
        put_figure(sheet, *part.figure, out);
      } else {
        if (part.kind == SheetPart::Kind::variation) out += "{\\small ";
        append_tex_text(out, part.text);
        out += part.kind == SheetPart::Kind::variation ? "}\n" : "\n";
      }
    }
    out += "\\par\\smallskip\n";
  }

  static void put_figure(const PrintedSheet& sheet, const SheetFigure& figure, std::string& out) {
    const Scene scene = board_scene(*sheet.game, figure.view, figure.options);
    const std::int32_t height = mul_div(drawing_width, scene.view.height, scene.view.width);
    put(out, "\\plyfigure{{{:.2f}}}{{{:.2f}}}{{%\n", drawing_width / 100.0, height / 100.0);
    append_pdf_drawing(out, scene, *find_theme("print"), drawing_width);
    out += "}\n";
    if (!figure.caption.empty()) command("\\plycaption", {figure.caption}, out);
  }

  const SheetTexts& texts_;
  bool is_first_ = true;
};

}  // namespace

std::unique_ptr<SheetWriter> make_latex_sheets(Language language) { return std::make_unique<LatexSheets>(language); }

}  // namespace plybook
