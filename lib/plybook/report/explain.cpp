#include "plybook/report/explain.h"

#include <fmt/format.h>

#include <vector>

#include "plybook/base/closest.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

std::string explain_code(const CodeInfo& code) {
  return fmt::format("{} ({})\n  {}\n", code.name, tr(text(code.severity).data()), tr(code.message));
}

std::string explain_clause(const Game& game, const Clause& clause, Language language) {
  std::string text = fmt::format("{} {}\n  {}\n", game.title.in(language), clause.number, clause.summary.in(language));
  for (const auto& [code, number] : game.clause_of_code)
    if (number == clause.number) text += fmt::format("  {}: {}\n", info(code).name, tr(info(code).message));
  for (const auto& [termination, number] : game.clause_of_termination)
    if (number == clause.number) text += fmt::format("  {}\n", plybook::text(termination));
  for (const Option& option : game.options)
    if (option.clause == clause.number)
      text +=
          fmt::format("  --rules {}={}: {}\n", option.name, fmt::join(option.values, "|"), option.summary.in(language));
  return text;
}

std::string unknown(std::string_view what) {
  std::vector<std::string_view> names;
  for (const CodeInfo& code : all_codes()) names.push_back(code.name);
  if (const auto near = closest(what, names))
    return fmt::format(fmt::runtime(tr("there is no code {0}; did you mean {1}?")), printable(what), *near);
  return fmt::format(
      fmt::runtime(tr("there is no code and no clause {0}; a clause is asked for as in antarktos/5.1.4")),
      printable(what));
}

}  // namespace

tl::expected<std::string, std::string> explain(std::string_view what, const Catalogue& catalogue, Language language) {
  if (const Code code = code_of(what); code != Code::none) return explain_code(info(code));
  const std::size_t slash = what.find('/');
  if (slash == std::string_view::npos) return tl::unexpected(unknown(what));
  const auto game = catalogue.find(what.substr(0, slash));
  if (!game) return tl::unexpected(unknown(what));
  const std::string_view number = what.substr(slash + 1);
  if (const Clause* clause = (*game)->find_clause(number)) return explain_clause(**game, *clause, language);
  std::vector<std::string_view> numbers;
  for (const Clause& clause : (*game)->clauses) numbers.push_back(clause.number);
  return tl::unexpected(fmt::format(fmt::runtime(tr("{0} has no clause {1}; it has {2}")), (*game)->id,
                                    printable(number), fmt::join(numbers, ", ")));
}

}  // namespace plybook
