#include "plybook/base/tex_text.h"

#include <fmt/format.h>

#include <iterator>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {

namespace {

struct Command {
  char32_t letter;
  const char* text;
};

/// What TeX takes for commands, or would melt with its neighbours (`<<`, quotes), and signs that stand in texts
/// about games.
constexpr Command commands[] = {{U'\\', "\\textbackslash{}"},
                                {U'{', "\\{"},
                                {U'}', "\\}"},
                                {U'$', "\\$"},
                                {U'&', "\\&"},
                                {U'#', "\\#"},
                                {U'^', "\\textasciicircum{}"},
                                {U'_', "\\_"},
                                {U'%', "\\%"},
                                {U'~', "\\textasciitilde{}"},
                                {U'"', "\\textquotedbl{}"},
                                {U'\'', "\\textquotesingle{}"},
                                {U'`', "\\textasciigrave{}"},
                                {U'<', "\\textless{}"},
                                {U'>', "\\textgreater{}"},
                                {U'|', "\\textbar{}"},
                                {0xA0, "~"},
                                {0xAB, "\\guillemotleft{}"},
                                {0xBB, "\\guillemotright{}"},
                                {0xB7, "\\textperiodcentered{}"},
                                {0xB1, "\\ensuremath{\\pm}"},
                                {0xD7, "\\ensuremath{\\times}"},
                                {0xBD, "\\ensuremath{\\frac12}"},
                                {0x2013, "\\textendash{}"},
                                {0x2014, "\\textemdash{}"},
                                {0x2018, "\\textquoteleft{}"},
                                {0x2019, "\\textquoteright{}"},
                                {0x201C, "\\textquotedblleft{}"},
                                {0x201D, "\\textquotedblright{}"},
                                {0x201E, "\\quotedblbase{}"},
                                {0x2026, "\\dots{}"},
                                {0x2116, "No.~"},
                                {0x2192, "\\ensuremath{\\to}"},
                                {0x2212, "\\ensuremath{-}"},
                                {0x2213, "\\ensuremath{\\mp}"},
                                {0x221E, "\\ensuremath{\\infty}"}};

bool is_in_fonts(char32_t c) {
  // Eth and thorn have no place in the Cyrillic fonts' encoding.
  constexpr std::u32string_view others = U"×÷ÐÞðþ";
  const bool latin = c >= 0xC0 && c <= 0xFF && others.find(c) == std::u32string_view::npos;
  return (c >= ' ' && c < 0x7F) || latin || (c >= 0x410 && c <= 0x44F) || c == 0x401 || c == 0x451;
}

const char* command_of(char32_t c) {
  for (const Command& command : commands)
    if (command.letter == c) return command.text;
  return nullptr;
}

}  // namespace

void append_tex_text(std::string& out, std::string_view text) {
  const std::string valid = replace_invalid(text).text;
  for (std::size_t at = 0; at < valid.size();) {
    const std::size_t begin = at;
    const char32_t c = next_code_point(valid, at);
    if (c == '\n' || c == '\r' || c == '\t') {
      out += ' ';
    } else if (const char* const command = command_of(c)) {
      out += command;
    } else if (is_in_fonts(c)) {
      out.append(valid, begin, at - begin);
      if ((c == '-' || c == ',') && at < valid.size() && valid[at] == valid[begin]) out += "{}";
    } else if (!is_control(c)) {
      fmt::format_to(std::back_inserter(out), "\\plychar{{{:X}}}", static_cast<std::uint32_t>(c));
    }
  }
}

}  // namespace plybook
