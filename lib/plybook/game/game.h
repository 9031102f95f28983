#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/base/language.h"
#include "plybook/board/outcome.h"
#include "plybook/board/topology.h"
#include "plybook/notation/notation.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// A text of a game file in every language that the toolkit speaks.
struct LocalText {
  std::string en;
  std::string ru;
  const std::string& in(Language language) const { return language == Language::russian ? ru : en; }
};

/// A numbered sentence of the author's rules, in our own words.
struct Clause {
  std::string number;  ///< as in the source: `5.1.4`, `3.1(a)`
  LocalText summary;
};

/// How one of the two sides is called.
struct SideName {
  LocalText name;                         ///< White, белые
  std::string tag;                        ///< the tag that names the player: `White`
  std::string letter;                     ///< in positions: `W`
  std::vector<std::string> other_tags{};  ///< tags that name the player just as well, without a word about it
};

/// A fact of the game that a record or a user may set otherwise.
struct Option {
  std::string name;                 ///< `ice-jumps`; the fact of the same name
  std::vector<std::string> values;  ///< the words it may take, the game's own first
  bool takes_number = false;        ///< a whole number from 0 is allowed beside the words
  std::string clause;
  LocalText summary;
};

/// Choices of options: name and value, in the order of the game's options, the game's own values left out.
using Choices = std::vector<std::pair<std::string, std::string>>;

/// What the rules say of draws: `unknown`: they know none, and none should be agreed; `agreed`: they know none, but the
/// players or an arbiter may; `known`: a game may end in a draw.
enum class Draws : std::uint8_t { unknown, agreed, known };

/// A game's GameType in PDN.
struct PdnType {
  int number = 0;
  std::string attributes;   ///< as in `W,8,8,A0,0`
  bool bare = true;         ///< whether the number alone means this game
  bool two_points = false;  ///< whether a win counts two points, and is written so: 2-0
};

/// How diagrams show the game.
struct Look {
  enum class Board : std::uint8_t { squares, circles, tiles };
  Board board = Board::squares;
  std::array<std::string, 2> piece_colours;  ///< theme roles of the sides' men: `white`, `black`, `red`, `blue`
};

/// All that a game file says, after it was checked and compiled. Immutable, shared by threads.
struct Game {
  std::string id;
  LocalText title;
  std::vector<std::string> aliases;
  std::array<SideName, 2> sides;  ///< by Side
  std::string family;
  std::optional<PdnType> pdn;  ///< how PDN calls the game; none where it does not know it
  std::vector<Option> options;
  Choices choices;  ///< what this object was compiled with
  std::vector<Clause> clauses;
  std::vector<std::pair<Code, std::string>> clause_of_code;                ///< sorted by code
  std::vector<std::pair<Termination, std::string>> clause_of_termination;  ///< sorted by termination
  std::vector<std::pair<std::string, std::string>> tag_aliases;            ///< local tag name, its canonical name
  Draws draws = Draws::known;
  Look look;
  std::shared_ptr<const Topology> topology;
  std::unique_ptr<const Notation> notation;
  std::unique_ptr<const Rules> rules;
  std::optional<Position> start;  ///< none where each record brings its own

  /// The clause that a finding of that code cites; empty where the rules have none for it.
  std::string_view clause(Code code) const;
  std::string_view clause(Termination termination) const;
  const Clause* find_clause(std::string_view number) const;
  const Option* find_option(std::string_view name) const;
  /// The name of the one cell that is likely meant by a name that the board does not have; nothing where several could
  /// be.
  std::optional<std::string_view> nearest_cell(std::string_view written) const;
};

}  // namespace plybook
