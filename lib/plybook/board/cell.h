#pragma once

#include <cstddef>
#include <cstdint>

namespace plybook {

/// A cell of a board, by its number in board order: the order in which cells are listed and sorted, from 0.
enum class Cell : std::uint16_t {};

inline constexpr Cell no_cell{0xFFFF};

constexpr std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
constexpr Cell cell_at(std::size_t i) { return static_cast<Cell>(i); }

}  // namespace plybook
