#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "plybook/board/side.h"
#include "plybook/notation/cell_names.h"
#include "plybook/notation/notation.h"
#include "plybook/notation/plain_text.h"

namespace plybook {

/// How a game of men writes itself.
struct MenNotationFacts {
  std::vector<Naming> namings = {Naming{}};         ///< the canonical one, then others that are read as well
  std::array<std::string, 2> letters = {"W", "B"};  ///< of the sides in positions: one ASCII capital each
  std::string step_sign = "-";                      ///< one character each
  std::string capture_sign = ":";                   ///< the step's sign where captures are not told apart
  std::string ice_sign{};                           ///< empty in games without ice
  bool kings = false;                               ///< whether positions can have `K` before a cell
  bool ranges = false;                              ///< whether positions are written with ranges of three or more
};

/// The notation of draughts and corners: cells with signs between, positions as lists of men.
class MenNotation final : public Notation {
 public:
  MenNotation(std::shared_ptr<const Topology> topology, MenNotationFacts facts);

  std::string_view name(Cell cell) const override { return names_.front().name(cell); }
  Cell cell(std::string_view name) const override;
  tl::expected<void, TextFault> read_turn(std::string_view text, TurnText& turn) const override;
  void write_turn(const TurnText& turn, std::string& out) const override;
  std::optional<View> read_position(std::string_view text, std::vector<TextFault>& faults) const override;
  void write_position(const View& view, std::string& out) const override;

  const MenNotationFacts& facts() const { return facts_; }
  const Topology& topology() const { return *topology_; }
  /// The names in every naming, the canonical one first.
  const std::vector<CellNames>& names() const { return names_; }
  /// The sign that an ASCII character stands for; nothing where it is none in this game.
  std::optional<Sign> sign(char c) const;
  /// How letters of the game's names may be written in Cyrillic.
  Likeness likeness() const;

 private:
  bool read_quickly(std::string_view text, TurnText& turn) const;
  char character(Sign sign) const;

  std::shared_ptr<const Topology> topology_;
  MenNotationFacts facts_;
  std::vector<CellNames> names_;
  std::array<std::uint8_t, 256> signs_;  ///< Sign by character, no_sign for others
};

}  // namespace plybook
