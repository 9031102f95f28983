#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/yaml.h"
#include "plybook/game/family.h"
#include "plybook/game/game.h"
#include "plybook/notation/men_notation.h"

namespace plybook {

/// An option with the places of its words in the file.
struct OptionSource {
  Option option;
  yaml::Scalar name;
  std::vector<yaml::Scalar> values;
};

/// What a game file says, checked as far as it can be without rules: a Game is compiled from it with some choice of
/// its options.
struct GameDefinition {
  std::string id;
  LocalText title;
  std::vector<std::string> aliases;
  std::array<SideName, 2> sides;
  const Family* family = nullptr;
  std::optional<PdnType> pdn;
  std::vector<OptionSource> options;
  std::vector<Clause> clauses;
  std::vector<std::pair<Code, std::string>> clause_of_code;
  std::vector<std::pair<Termination, std::string>> clause_of_termination;
  std::vector<std::pair<std::string, std::string>> tag_aliases;
  Draws draws = Draws::known;
  Look look;
  std::shared_ptr<const Topology> topology;
  std::optional<MenNotationFacts> men;  ///< none where the game is written with tiles
  std::optional<yaml::Scalar> start;    ///< none where each record brings its own
  yaml::Node facts;                     ///< a mapping
};

/// A game with those of its options chosen that `choices` names; the others as the game itself has them. Null, with
/// everything that is wrong in `findings`, where the definition makes no game. Precondition: the choices are options of
/// the game with values that they take.
std::unique_ptr<const Game> compile(const GameDefinition& definition, const Choices& choices, Findings& findings);

}  // namespace plybook
