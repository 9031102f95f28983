#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/board/cell.h"
#include "plybook/board/topology.h"

namespace plybook {

/// A square of the board that the game is not played on.
inline constexpr Cell not_playing{0xFFFE};

/// The corner where names begin, as the first side sees the board.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

/// How cells are called.
struct Naming {
  enum class Kind : std::uint8_t {
    algebraic,  ///< `c3`: file from the corner, rank from the corner
    numeric,    ///< `32`: counted along the ranks, from the corner
    dotted,     ///< `A.1`: row from the top, place in it from the left
  };
  Kind kind = Kind::algebraic;
  Corner corner = Corner::bottom_left;  ///< dotted names do not depend on it
  friend bool operator==(Naming, Naming) = default;
};

/// The names of a board's cells in one naming, and their cells. Immutable.
class CellNames {
 public:
  /// Algebraic names have up to 26 files, dotted ones up to 26 rows: a precondition.
  CellNames(const Topology& topology, Naming naming);

  Naming naming() const { return naming_; }
  std::string_view name(Cell cell) const { return names_[index(cell)]; }
  /// All cells in the order in which positions list them.
  std::span<const Cell> order() const { return order_; }
  /// The place of a cell in that order.
  std::uint16_t rank_in_order(Cell cell) const { return rank_in_order_[index(cell)]; }
  /// The cells of the file (or row) of a letter in any case; empty where there is none.
  std::span<const Cell> file(char letter) const;

  /// The cell whose canonical name begins at `p`, which is moved behind it; else no_cell or not_playing.
  Cell read_exactly(const char*& p, const char* end) const;

  /// A name as people write it.
  struct Reading {
    Cell cell = no_cell;     ///< or not_playing
    std::size_t length = 0;  ///< bytes; 0 where the text does not begin like a name
    bool other_case = false;
    bool dot_missing = false;
    bool leading_zero = false;
    bool canonical() const { return !other_case && !dot_missing && !leading_zero; }
  };
  /// Reads the name at the start of a text of ASCII.
  Reading read(std::string_view text) const;

 private:
  struct Entry {
    std::size_t letter;
    std::size_t number;
  };
  static constexpr std::uint8_t no_letter = 0xFF;

  Entry entry(const Topology& topology, Cell cell) const;
  void fill(const Topology& topology, const std::vector<Entry>& entries);
  std::string spell(Entry entry) const;
  bool lettered() const { return naming_.kind != Naming::Kind::numeric; }
  bool dotted() const { return naming_.kind == Naming::Kind::dotted; }
  Cell find(std::size_t letter, std::size_t number) const {
    return number < numbers_ ? cells_[letter * numbers_ + number] : no_cell;
  }

  Naming naming_;
  std::size_t numbers_ = 0;                ///< largest number, plus one
  std::vector<Cell> cells_;                ///< by letter, then number
  std::array<std::uint8_t, 256> letters_;  ///< of a byte in canonical case; no_letter for others
  std::vector<std::string> names_;         ///< by cell
  std::vector<Cell> order_;
  std::vector<std::uint16_t> rank_in_order_;
  std::vector<std::vector<Cell>> files_;  ///< by letter
};

}  // namespace plybook
