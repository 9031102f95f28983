#include "plybook/report/explanation_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/finding.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::size_t width = 79;
constexpr std::string_view deep = "    ";

/// Lines of an input, each indented; empty ones stay empty.
std::string indented(std::string_view lines) {
  std::string text;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    if (end != 0) text.append(deep).append(lines.substr(0, end));
    text += '\n';
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return text;
}

/// The lines of the mended input that differ from the wrong one.
std::string mended_lines(const Example& example) {
  const std::string text = mended_input(example);
  const std::size_t at = std::string_view(example.input).find(example.wrong);
  const std::size_t line = text.rfind('\n', at);
  const std::size_t begin = line == std::string::npos || at == 0 ? 0 : line + (text[at] == '\n' ? 0 : 1);
  const std::size_t last = at + std::max<std::size_t>(std::string_view(example.right).size(), 1) - 1;
  return text.substr(begin, std::min(text.find('\n', last), text.size()) - begin);
}

/// What an example is, with {0} for a game and {1} for options. No switch has a default, so that none is forgotten.
const char* caption(Example::Kind kind) {
  switch (kind) {
    case Example::Kind::none:
      return "";
    case Example::Kind::records:
      return N_("For example, in this record:");
    case Example::Kind::change:
      return N_("For example, in {0}.yaml:");
    case Example::Kind::file:
      return N_("For example, in this game file:");
    case Example::Kind::mark:
      return N_("For example, on a board of {0}, this --mark:");
    case Example::Kind::arrow:
      return N_("For example, on a board of {0}, this --arrow:");
    case Example::Kind::comment:
      return N_("For example, in a comment of a record of {0}:");
    case Example::Kind::board:
      return N_("For example, on this board of {0}:");
    case Example::Kind::theme:
      return N_("For example, in this theme:");
    case Example::Kind::book:
      return N_("For example, in this book:");
    case Example::Kind::text:
      return N_("For example, in this text:");
  }
  return "";
}

std::string captioned(const Example& example) {
  const char* words = *example.options == '\0' ? caption(example.kind) : N_("For example, with {1} and this input:");
  return fmt::format(fmt::runtime(tr(words)), example.game, example.options) + "\n";
}

/// The example, and what it should be.
std::string example_text(const Example& example) {
  if (example.kind == Example::Kind::none) return {};
  const bool change = example.kind == Example::Kind::change;
  std::string text = "\n" + captioned(example);
  text += indented(change ? example.wrong : *example.input == '\0' ? "\n" : example.input);
  if (*example.wrong == '\0') return text;
  text += fmt::format("{}\n", tr("Mended:"));
  return text + indented(change ? std::string(example.right) : mended_lines(example));
}

}  // namespace

std::string wrapped(std::string_view text, std::string_view indent) {
  std::string lines;
  std::size_t column = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t length = count_code_points(word);
    if (column != 0 && column + 1 + length > width) {
      lines += '\n';
      column = 0;
    }
    lines.append(column == 0 ? indent : " ").append(word);
    column += (column == 0 ? indent.size() : 1) + length;
  }
  return lines + "\n";
}

std::string message_of(Code code) {
  Finding finding;
  finding.code = code;
  finding.args.assign(3, "…");
  return message(finding, tr);
}

std::string explanation_text(Code code, const std::vector<std::string>& clauses) {
  const CodeInfo& told = info(code);
  std::string text = fmt::format("{} ({})\n", told.name, tr(plybook::text(told.severity).data()));
  text += wrapped(message_of(code), "  ");
  if (const Explanation* long_text = explanation(code)) {
    text += "\n" + wrapped(tr(long_text->text), "");
    const std::size_t slash = std::min(told.name.find('/'), told.name.size());
    const char* group = group_explanation(told.name.substr(0, slash));
    if (*group != '\0' && slash != told.name.size()) text += "\n" + wrapped(tr(group), "");
    text += example_text(long_text->example);
  }
  if (clauses.empty()) return text;
  text += fmt::format("\n{}\n", tr("Clauses that say so:"));
  for (const std::string& clause : clauses) text += wrapped(clause, deep);
  return text;
}

}  // namespace plybook
