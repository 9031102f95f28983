#include "plybook/report/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "plybook/base/closest.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/report/explanation_text.h"

namespace plybook {
namespace {

/// The part of a name before its slash; the whole of one without.
std::string_view group_of(std::string_view name) { return name.substr(0, name.find('/')); }

/// Each code in a line, or all of a group.
std::string list_of(std::string_view group = {}) {
  std::string text;
  std::string_view last;
  for (const CodeInfo& code : all_codes()) {
    if (!group.empty() && group_of(code.name) != group) continue;
    if (code.name == last) continue;
    last = code.name;
    text += fmt::format("{} ({})\n  {}\n", code.name, tr(plybook::text(code.severity).data()), message_of(code.code));
  }
  return text;
}

/// The clauses of all games that a code cites.
std::vector<std::string> clauses_of(Code code, const Catalogue& catalogue, Language language) {
  std::vector<std::string> lines;
  for (const std::string& id : catalogue.ids()) {
    const auto game = catalogue.find(id);
    if (!game) continue;
    const Clause* clause = (*game)->find_clause((*game)->clause(code));
    if (clause != nullptr) lines.push_back(fmt::format("{}/{}: {}", id, clause->number, clause->summary.in(language)));
  }
  return lines;
}

/// Some codes share a name: one text for each.
std::string explain_code(std::string_view name, const Catalogue& catalogue, Language language) {
  std::string text;
  for (const CodeInfo& code : all_codes()) {
    if (code.name != name) continue;
    if (!text.empty()) text += '\n';
    text += explanation_text(code.code, clauses_of(code.code, catalogue, language));
  }
  return text;
}

std::string explain_group(std::string_view group) {
  const char* told = group_explanation(group);
  return (*told == '\0' ? std::string() : wrapped(tr(told), "") + "\n") + list_of(group);
}

bool is_group(std::string_view name) {
  const auto codes = all_codes();
  return std::any_of(codes.begin(), codes.end(), [&](const CodeInfo& code) {
    return code.name.size() > name.size() && code.name.starts_with(name) && code.name[name.size()] == '/';
  });
}

std::string explain_clause(const Game& game, const Clause& clause, Language language) {
  std::string text = fmt::format("{} {}\n  {}\n", game.title.in(language), clause.number, clause.summary.in(language));
  for (const auto& [code, number] : game.clause_of_code)
    if (number == clause.number) text += fmt::format("  {}: {}\n", info(code).name, message_of(code));
  for (const auto& [termination, number] : game.clause_of_termination)
    if (number == clause.number) text += fmt::format("  {}\n", plybook::text(termination));
  for (const Option& option : game.options)
    if (option.clause == clause.number)
      text +=
          fmt::format("  --rules {}={}: {}\n", option.name, fmt::join(option.values, "|"), option.summary.in(language));
  return text;
}

/// The codes that may have been meant: those of another group, or of none, with this end, else the nearest name or end.
std::vector<std::string_view> nearest_codes(std::string_view what) {
  const auto end_of = [](std::string_view name) { return name.substr(name.find('/') + 1); };
  std::vector<std::string_view> names, ends, found;
  for (const CodeInfo& code : all_codes()) {
    names.push_back(code.name);
    ends.push_back(end_of(code.name));
  }
  const auto take = [&](std::string_view end) {
    for (const std::string_view name : names)
      if (end_of(name) == end && std::find(found.begin(), found.end(), name) == found.end()) found.push_back(name);
  };
  take(end_of(what));
  if (!found.empty()) return found;
  if (const auto near = closest(what, names)) found.push_back(*near);
  if (const auto near = closest(end_of(what), ends)) take(*near);
  return found;
}

std::string unknown(std::string_view what) {
  if (const auto near = nearest_codes(what); !near.empty())
    return fmt::format(fmt::runtime(tr("there is no code {0}; did you mean {1}?")), printable(what),
                       fmt::join(near, ", "));
  return fmt::format(
      fmt::runtime(tr("there is no code and no clause {0}; a clause is asked for as in antarktos/5.1.4, and list lists "
                      "the codes")),
      printable(what));
}

}  // namespace

tl::expected<std::string, std::string> explain(std::string_view what, const Catalogue& catalogue, Language language) {
  if (what == "list") return list_of();
  if (code_of(what) != Code::none) return explain_code(what, catalogue, language);
  if (is_group(what)) return explain_group(what);
  const std::size_t slash = what.find('/');
  if (slash == std::string_view::npos) return tl::unexpected(unknown(what));
  const auto game = catalogue.find(what.substr(0, slash));
  if (!game)
    return tl::unexpected(game.error().code == Code::unknown_game_like ? printable(message(game.error(), tr))
                                                                       : unknown(what));
  const std::string_view number = what.substr(slash + 1);
  if (const Clause* clause = (*game)->find_clause(number)) return explain_clause(**game, *clause, language);
  std::vector<std::string_view> numbers;
  for (const Clause& clause : (*game)->clauses) numbers.push_back(clause.number);
  return tl::unexpected(fmt::format(fmt::runtime(tr("{0} has no clause {1}; it has {2}")), (*game)->id,
                                    printable(number), fmt::join(numbers, ", ")));
}

}  // namespace plybook
