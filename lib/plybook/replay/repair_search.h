#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/game/game.h"
#include "plybook/record/record.h"
#include "plybook/replay/main_line.h"
#include "plybook/replay/repair.h"
#include "plybook/replay/slip.h"

namespace plybook {

/// Looks for the turn that was meant where a record's main line cannot be, or ends otherwise than the record says. A
/// change counts when the whole line is legal with it and its end agrees with the recorded one. Since a slip that stays
/// legal breaks the line only later, changes at every turn before the fault are tried as well.
class RepairSearch {
 public:
  /// `start` is the position of ply 0, after adjustments.
  RepairSearch(const Record& record, const Game& game, const Position& start);

  Repairs find();

 private:
  /// What the record comes to before a turn of its main line.
  struct Before {
    Position position;
    std::uint32_t ply = 0;
    bool is_turn = true;  ///< false for a later piece of a turn
  };

  /// A legal turn and its canonical text.
  struct Option {
    Turn turn;
    std::string text;
  };
  struct Meanings {
    std::vector<Option> list;
    bool is_exact = false;  ///< the text itself is legal
  };

  bool find_fault();
  bool is_fault_local() const;
  void go_to(std::size_t i);
  bool rest_fits(std::size_t i, std::optional<Outcome> outcome);
  bool fits(std::size_t at, const Turn& turn, std::size_t next);
  void search_near(bool is_local);
  void replace(std::size_t at);
  void explain(std::size_t at, const Turn& turn, const Slips& slips);
  void explain_by_edits(std::size_t at);
  void add_option(Option option);
  void join(std::size_t at);
  void split(std::size_t at);
  void split(std::size_t at, std::string_view a, std::string_view b);
  Meanings meanings(std::string_view text, bool with_slips);
  void swap(std::size_t at);
  void drop(std::size_t at);
  void insert(std::size_t at);
  void add(Repair::Kind kind, std::size_t at, std::string from, std::string to);
  void list_near_rivals();

  const Game& game_;
  MainLine line_;
  RecordedEnd end_;
  Play play_;
  std::vector<Before> before_;     ///< up to the fault, included
  std::size_t fault_ = 0;          ///< the first turn that cannot be; the line's size where only its end is wrong
  std::size_t history_is_of_ = 0;  ///< up to which turn what the rules remember is what the record has
  std::vector<Option> options_;
  TurnList turns_;
  Repairs repairs_;
  std::uint64_t work_ = 0, most_work_ = 0;
  bool is_doubtful_ = false;  ///< something else may fit that was not found or not listed
};

}  // namespace plybook
