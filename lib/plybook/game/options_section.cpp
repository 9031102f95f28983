#include "plybook/game/options_section.h"

#include "plybook/game/clauses_section.h"

namespace plybook {
namespace {

OptionSource read_option(const yaml::Scalar& name, const yaml::Node& node, const GameDefinition& game,
                         Findings& findings) {
  OptionSource source;
  source.name = name;
  source.option.name = name.text;
  MappingReader option(node, name.text, findings);
  option.required("values");
  for (const yaml::Scalar* value : option.texts("values")) {
    source.option.values.push_back(value->text);
    source.values.push_back(*value);
  }
  if (const yaml::Node* values = node.find("values"); values != nullptr && source.values.empty())
    findings.push_back(finding_at(*values, Code::wrong_value, {"values", "[]", "[…, …]"}));
  source.option.takes_number = option.flag("any-number", false);
  if (const yaml::Scalar* clause = option.text("clause")) {
    source.option.clause = clause->text;
    check_clause(*clause, "clause", game, findings);
  }
  if (const yaml::Scalar* en = option.text("en")) source.option.summary.en = en->text;
  if (const yaml::Scalar* ru = option.text("ru")) source.option.summary.ru = ru->text;
  option.finish();
  return source;
}

}  // namespace

void read_options(MappingReader& file, GameDefinition& game) {
  const auto options = file.optional_mapping("options");
  if (!options) return;
  const yaml::Node& node = options->node();
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const yaml::Scalar& name = node.keys[i];
    game.options.push_back(read_option(name, node.items[i], game, file.findings()));
    // An option's own value is its first: a fact of the same name could only say otherwise.
    if (game.facts.find(name.text) != nullptr)
      file.findings().push_back(finding_at(name, Code::contradiction, {"options." + name.text, "facts." + name.text}));
  }
}

}  // namespace plybook
