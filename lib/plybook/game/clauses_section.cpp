#include "plybook/game/clauses_section.h"

#include <algorithm>

#include "plybook/base/closest.h"

namespace plybook {
namespace {

constexpr std::string_view turn_codes = "illegal-turn/", position_codes = "position/";

/// The names of findings that clauses can be told by: of turns without their common beginning, of positions with it.
std::vector<std::string_view> names_of_codes() {
  std::vector<std::string_view> names;
  for (const CodeInfo& code : all_codes())
    if (code.name.starts_with(turn_codes))
      names.push_back(code.name.substr(turn_codes.size()));
    else if (code.name.starts_with(position_codes))
      names.push_back(code.name);
  return names;
}

Code code_told_by(std::string_view name) {
  return code_of(name.starts_with(position_codes) ? std::string(name) : std::string(turn_codes) + std::string(name));
}

void read_told_by(const yaml::Scalar& name, const std::string& number, GameDefinition& game, Findings& findings) {
  const Code code = code_told_by(name.text);
  if (code == Code::none) {
    findings.push_back(wrong_word(name, "told-by", names_of_codes()));
    return;
  }
  for (const auto& [told, clause] : game.clause_of_code)
    if (told == code)
      findings.push_back(finding_at(name, Code::contradiction,
                                    {number + " told-by: " + name.text, clause + " told-by: " + name.text}));
  game.clause_of_code.emplace_back(code, number);
}

std::vector<std::string_view> words_of_terminations() {
  std::vector<std::string_view> words;
  for (int i = 0; i <= static_cast<int>(Termination::unterminated); ++i)
    words.push_back(text(static_cast<Termination>(i)));
  return words;
}

void refuse_termination(const yaml::Scalar& word, Findings& findings) {
  if (const auto near = closest(word.text, words_of_terminations()))
    findings.push_back(finding_at(word, Code::unknown_key_like, {word.text, std::string(*near)}));
  else
    findings.push_back(finding_at(word, Code::unknown_key, {word.text}));
}

}  // namespace

void read_clauses(MappingReader& file, GameDefinition& game) {
  const auto clauses = file.mapping("clauses");
  if (!clauses) return;
  const yaml::Node& node = clauses->node();
  game.clauses.reserve(node.keys.size());
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const std::string& number = node.keys[i].text;
    MappingReader clause(node.items[i], number, file.findings());
    Clause read{number, {}};
    for (const yaml::Scalar* name : clause.texts("told-by")) read_told_by(*name, number, game, file.findings());
    if (const yaml::Scalar* en = clause.text("en")) read.summary.en = en->text;
    if (const yaml::Scalar* ru = clause.text("ru")) read.summary.ru = ru->text;
    clause.finish();
    game.clauses.push_back(std::move(read));
  }
  std::sort(game.clause_of_code.begin(), game.clause_of_code.end());
}

bool check_clause(const yaml::Scalar& number, std::string_view key, const GameDefinition& game, Findings& findings) {
  std::vector<std::string_view> known;
  for (const Clause& clause : game.clauses) {
    if (clause.number == number.text) return true;
    known.push_back(clause.number);
  }
  findings.push_back(wrong_word(number, key, known));
  return false;
}

void read_terminations(MappingReader& file, GameDefinition& game) {
  auto terminations = file.mapping("terminations");
  if (!terminations) return;
  for (const yaml::Scalar& word : terminations->node().keys) {
    const yaml::Scalar* number = terminations->text(word.text);
    const std::optional<Termination> termination = termination_of(word.text);
    if (!termination) {
      refuse_termination(word, file.findings());
      continue;
    }
    if (number != nullptr && check_clause(*number, word.text, game, file.findings()))
      game.clause_of_termination.emplace_back(*termination, number->text);
  }
  std::sort(game.clause_of_termination.begin(), game.clause_of_termination.end());
}

}  // namespace plybook
