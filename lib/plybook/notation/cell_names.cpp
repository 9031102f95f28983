#include "plybook/notation/cell_names.h"

#include <algorithm>
#include <cassert>

#include "plybook/base/ascii.h"

namespace plybook {
namespace {

[[maybe_unused]] constexpr std::size_t letter_count = 26;
constexpr std::size_t most_digits = 3;

constexpr bool from_right(Corner corner) { return corner == Corner::bottom_right || corner == Corner::top_right; }
constexpr bool from_top(Corner corner) { return corner == Corner::top_left || corner == Corner::top_right; }

}  // namespace

CellNames::CellNames(const Topology& topology, Naming naming) : naming_(naming) {
  assert(topology.cells() > 0);
  std::vector<Entry> entries;
  entries.reserve(topology.cells());
  for (std::size_t i = 0; i < topology.cells(); ++i) entries.push_back(entry(topology, cell_at(i)));
  order_.reserve(entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) order_.push_back(cell_at(i));
  // Rank before file, row before place: what is counted along the ranks comes last in the comparison.
  const bool by_row = naming_.kind == Naming::Kind::dotted;
  std::sort(order_.begin(), order_.end(), [&](Cell a, Cell b) {
    const Entry& x = entries[index(a)];
    const Entry& y = entries[index(b)];
    if (by_row) return x.letter != y.letter ? x.letter < y.letter : x.number < y.number;
    return x.number != y.number ? x.number < y.number : x.letter < y.letter;
  });
  // Numbers and places in a row are counted over cells only, so they are known once the cells are in order.
  if (naming_.kind == Naming::Kind::numeric)
    for (std::size_t i = 0; i < order_.size(); ++i) entries[index(order_[i])] = {0, i + 1};
  if (by_row) {
    std::size_t place = 0;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      Entry& now = entries[index(order_[i])];
      place = i > 0 && entries[index(order_[i - 1])].letter == now.letter ? place + 1 : 1;
      now.number = place;
    }
  }
  fill(topology, entries);
}

/// Where a cell lies, counted from the corner: file and rank for names with both, else what sorts the cells rightly.
CellNames::Entry CellNames::entry(const Topology& topology, Cell cell) const {
  const HalfCells p = topology.centre(cell), low = topology.top_left(), high = topology.bottom_right();
  if (dotted()) return {static_cast<std::size_t>(p.y - low.y) / 2, static_cast<std::size_t>(p.x - low.x)};
  const int file = (from_right(naming_.corner) ? high.x - p.x : p.x - low.x) / 2;
  const int rank = (from_top(naming_.corner) ? p.y - low.y : high.y - p.y) / 2;
  return {static_cast<std::size_t>(file), static_cast<std::size_t>(rank) + 1};
}

void CellNames::fill(const Topology& topology, const std::vector<Entry>& entries) {
  std::size_t letters = 0;
  for (const Entry& e : entries) {
    letters = std::max(letters, e.letter + 1);
    numbers_ = std::max(numbers_, e.number + 1);
  }
  assert(letters <= letter_count);
  const bool squares = naming_.kind == Naming::Kind::algebraic && topology.lattice() == Lattice::square;
  cells_.assign(letters * numbers_, squares ? not_playing : no_cell);
  for (std::size_t letter = 0; letter < letters; ++letter) cells_[letter * numbers_] = no_cell;
  letters_.fill(no_letter);
  if (lettered())
    for (std::size_t i = 0; i < letters; ++i)
      letters_[static_cast<std::size_t>((dotted() ? 'A' : 'a')) + i] = static_cast<std::uint8_t>(i);
  names_.resize(entries.size());
  rank_in_order_.resize(entries.size());
  files_.resize(letters);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Cell cell = order_[i];
    const Entry& e = entries[index(cell)];
    cells_[e.letter * numbers_ + e.number] = cell;
    names_[index(cell)] = spell(e);
    rank_in_order_[index(cell)] = static_cast<std::uint16_t>(i);
    files_[e.letter].push_back(cell);
  }
}

std::string CellNames::spell(Entry e) const {
  std::string name;
  if (lettered()) name += static_cast<char>((dotted() ? 'A' : 'a') + static_cast<int>(e.letter));
  if (dotted()) name += '.';
  return name + std::to_string(e.number);
}

std::span<const Cell> CellNames::file(char letter) const {
  const char lower = static_cast<char>(letter | 0x20);
  if (!lettered() || lower < 'a' || lower > 'z') return {};
  const auto i = static_cast<std::size_t>(lower - 'a');
  return i < files_.size() ? std::span<const Cell>(files_[i]) : std::span<const Cell>();
}

Cell CellNames::read_exactly(const char*& p, const char* end) const {
  std::size_t letter = 0;
  if (lettered()) {
    if (p == end) return no_cell;
    letter = letters_[static_cast<unsigned char>(*p)];
    if (letter == no_letter) return no_cell;
    ++p;
    if (dotted()) {
      if (p == end || *p != '.') return no_cell;
      ++p;
    }
  }
  if (p == end || *p == '0' || !is_digit(*p)) return no_cell;
  auto number = static_cast<std::size_t>(*p++ - '0');
  for (std::size_t digits = 1; p != end && is_digit(*p); ++p, ++digits) {
    if (digits == most_digits) return no_cell;
    number = number * 10 + static_cast<std::size_t>(*p - '0');
  }
  return find(letter, number);
}

CellNames::Reading CellNames::read(std::string_view text) const {
  Reading reading;
  std::size_t i = 0, letter = 0;
  bool known = true;
  if (lettered()) {
    if (text.empty()) return reading;
    const char lower = static_cast<char>(text[0] | 0x20);
    if (lower < 'a' || lower > 'z') return reading;
    letter = static_cast<std::size_t>(lower - 'a');
    known = letter < files_.size();
    reading.other_case = (lower == text[0]) == dotted();
    i = 1;
    if (dotted()) {
      if (i < text.size() && text[i] == '.')
        ++i;
      else
        reading.dot_missing = true;
    }
  }
  const std::size_t digits = i;
  std::size_t number = 0;
  for (; i < text.size() && is_digit(text[i]); ++i)
    number = std::min<std::size_t>(number * 10 + static_cast<std::size_t>(text[i] - '0'), 10'000);
  if (i == digits) return {};
  reading.leading_zero = text[digits] == '0' && number != 0;
  reading.cell = known ? find(letter, number) : no_cell;
  reading.length = i;
  return reading;
}

}  // namespace plybook
