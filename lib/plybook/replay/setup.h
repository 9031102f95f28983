#pragma once

#include <memory>
#include <optional>
#include <string>

#include "plybook/base/finding.h"
#include "plybook/game/catalogue.h"
#include "plybook/game/game.h"
#include "plybook/record/record.h"

namespace plybook {

/// Which game a record is of, and with which options, where the record is not to decide it alone.
struct GameChoice {
  std::string game;   ///< for records that do not name theirs (`--game`); empty: none
  std::string rules;  ///< put over a record's own tag Rules (`--rules`)
};

/// Finds the game of each record. Remembers the last one, since the records of a file are mostly of one game.
class GameFinder {
 public:
  GameFinder(const Catalogue& catalogue, GameChoice choice) : catalogue_(catalogue), choice_(std::move(choice)) {}

  /// The game that the record names, with its rule options. Null when there is none: the findings say why.
  std::shared_ptr<const Game> find(const Record& record, Findings& findings);
  /// Whether there is a name to find the game by.
  bool is_named(const Record& record) const;
  /// PDN's tag GameType, where it alone names the game; null else.
  static const Tag* pdn_type(const Record& record);

 private:
  const Catalogue& catalogue_;
  GameChoice choice_;
  std::string last_name_, last_rules_;
  std::shared_ptr<const Game> last_;
};

/// Rule options as text, with others put over them: `overridden("a=1, b=2", "b=3")` is `b=3,a=1`.
std::string overridden(std::string_view rules, std::string_view over);

/// The position that a record starts from: its tag FEN, else the game's own start. Nothing when it has none that can be
/// played from; warnings about it are told as well.
std::optional<Position> start_of(const Record& record, const Game& game, Findings& findings);

/// A position from its text, for tools that are given one. `place` is that of the text's first byte.
std::optional<Position> read_start(std::string_view fen, const Game& game, const Place& place, Findings& findings);

/// The canonical text of a position.
std::string fen(const Game& game, const Position& position);

}  // namespace plybook
