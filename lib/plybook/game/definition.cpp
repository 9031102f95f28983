#include "plybook/game/definition.h"

#include <algorithm>

#include "plybook/base/unicode.h"
#include "plybook/game/mapping_reader.h"
#include "plybook/notation/tile_notation.h"

namespace plybook {
namespace {

/// The facts with each option's chosen value among them, at its place in the file.
yaml::Node chosen_facts(const GameDefinition& definition, const Choices& choices) {
  yaml::Node facts = definition.facts;
  for (const OptionSource& source : definition.options) {
    const auto choice = std::find_if(choices.begin(), choices.end(),
                                     [&](const auto& each) { return each.first == source.option.name; });
    yaml::Node value;
    static_cast<yaml::Scalar&>(value) = source.values.front();
    if (choice != choices.end()) {
      for (const yaml::Scalar& word : source.values)
        if (word.text == choice->second) static_cast<yaml::Scalar&>(value) = word;
      value.text = choice->second;
    }
    facts.keys.push_back(source.name);
    facts.items.push_back(std::move(value));
  }
  return facts;
}

void tell(const TextFault& fault, const yaml::Scalar& start, Findings& findings) {
  Finding finding = finding_at(start, fault.code, fault.args);
  // In quotes the text begins one column further; escapes are not followed.
  finding.place.column += (start.quoted ? 1 : 0) + count_code_points(start.text.substr(0, fault.span.begin));
  finding.place.length = count_code_points(fault.span.in(start.text));
  findings.push_back(std::move(finding));
}

std::vector<std::string> args_of(const SetupFault& fault, const Notation& notation) {
  std::vector<std::string> args;
  for (const Cell cell : fault.cells)
    if (cell != no_cell) args.emplace_back(notation.name(cell));
  if (args.empty()) args = {std::to_string(fault.count), std::to_string(fault.expected)};
  return args;
}

std::optional<Position> read_start(const GameDefinition& definition, const Game& game, Findings& findings) {
  const yaml::Scalar& start = *definition.start;
  std::vector<TextFault> text_faults;
  const std::optional<View> view = game.notation->read_position(start.text, text_faults);
  for (const TextFault& fault : text_faults) tell(fault, start, findings);
  if (!view) return std::nullopt;
  std::vector<SetupFault> setup_faults;
  game.rules->check_setup(*view, setup_faults);
  for (const SetupFault& fault : setup_faults)
    findings.push_back(finding_at(start, fault.code, args_of(fault, *game.notation)));
  if (std::any_of(setup_faults.begin(), setup_faults.end(),
                  [](const SetupFault& fault) { return info(fault.code).severity == Severity::error; }))
    return std::nullopt;
  return game.rules->set_up(*view);
}

std::unique_ptr<const Notation> make_notation(const GameDefinition& definition) {
  if (!definition.men) return std::make_unique<TileNotation>(*definition.topology);
  return std::make_unique<MenNotation>(definition.topology, *definition.men);
}

void copy_descriptions(const GameDefinition& definition, Game& game) {
  game.id = definition.id;
  game.title = definition.title;
  game.aliases = definition.aliases;
  game.sides = definition.sides;
  game.family = definition.family->name;
  game.pdn = definition.pdn;
  for (const OptionSource& source : definition.options) game.options.push_back(source.option);
  game.clauses = definition.clauses;
  game.clause_of_code = definition.clause_of_code;
  game.clause_of_termination = definition.clause_of_termination;
  game.tag_aliases = definition.tag_aliases;
  game.draws = definition.draws;
  game.look = definition.look;
}

}  // namespace

std::unique_ptr<const Game> compile(const GameDefinition& definition, const Choices& choices, Findings& findings) {
  auto game = std::make_unique<Game>();
  copy_descriptions(definition, *game);
  game->choices = choices;
  game->topology = definition.topology;
  game->notation = make_notation(definition);
  const std::size_t before = findings.size();
  const yaml::Node given = chosen_facts(definition, choices);
  const Choices none;
  Facts facts(&given, none, *game->notation, findings);
  game->rules = definition.family->make(definition.topology, facts);
  if (game->rules == nullptr || findings.size() != before) return nullptr;
  if (definition.start) game->start = read_start(definition, *game, findings);
  if (findings.size() != before) return nullptr;
  return game;
}

}  // namespace plybook
