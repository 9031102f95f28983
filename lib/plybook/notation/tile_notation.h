#pragma once

#include "plybook/board/topology.h"
#include "plybook/notation/cell_names.h"
#include "plybook/notation/notation.h"

namespace plybook {

/// The notation of sliding tiles: slides `h3-h2`, turnings `c3@e`, castlings `c3@e<>d4@ns`, and positions with a
/// character for each cell.
class TileNotation final : public Notation {
 public:
  explicit TileNotation(const Topology& topology);

  std::string_view name(Cell cell) const override { return names_.name(cell); }
  Cell cell(std::string_view name) const override;
  tl::expected<void, TextFault> read_turn(std::string_view text, TurnText& turn) const override;
  void write_turn(const TurnText& turn, std::string& out) const override;
  std::optional<View> read_position(std::string_view text, std::vector<TextFault>& faults) const override;
  void write_position(const View& view, std::string& out) const override;

  const CellNames& names() const { return names_; }
  /// Cells in a rank, and ranks.
  std::size_t width() const { return width_; }
  std::size_t height() const { return names_.order().size() / width_; }

 private:
  CellNames names_;
  std::size_t width_;
};

}  // namespace plybook
