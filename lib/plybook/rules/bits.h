#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace plybook {

/// As std::popcount, which is a call on processors that are not known to have an instruction for it: counting leaves
/// was a tenth slower with it.
constexpr unsigned count_bits(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return static_cast<unsigned>(word * 0x0101010101010101 >> 56);
}

/// A set of up to 64·Words numbers, as words of bits. What is shifted out at either end is gone.
template <std::size_t Words>
struct Bits {
  static constexpr std::size_t capacity = 64 * Words;

  std::array<std::uint64_t, Words> words{};

  static constexpr Bits single(std::size_t i) {
    Bits bits;
    bits.words[i / 64] = std::uint64_t{1} << (i % 64);
    return bits;
  }

  constexpr bool any() const {
    std::uint64_t together = 0;
    for (const std::uint64_t word : words) together |= word;
    return together != 0;
  }
  constexpr bool none() const { return !any(); }
  constexpr unsigned count() const {
    unsigned sum = 0;
    for (const std::uint64_t word : words) sum += count_bits(word);
    return sum;
  }
  constexpr bool has(std::size_t i) const { return (words[i / 64] >> (i % 64) & 1) != 0; }
  /// The lowest number in the set. Precondition: the set is not empty.
  constexpr std::size_t lowest() const {
    std::size_t word = 0;
    while (words[word] == 0) ++word;
    return 64 * word + static_cast<std::size_t>(std::countr_zero(words[word]));
  }
  /// The set of the lowest number alone; empty for an empty set.
  constexpr Bits lowest_alone() const {
    Bits bits;
    for (std::size_t i = 0; i < Words; ++i) {
      bits.words[i] = words[i] & (0 - words[i]);
      if (words[i] != 0) break;
    }
    return bits;
  }

  constexpr Bits& operator&=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
    return *this;
  }
  constexpr Bits& operator|=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    return *this;
  }
  constexpr Bits& operator^=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] ^= other.words[i];
    return *this;
  }

  friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
  friend constexpr Bits operator~(Bits a) {
    for (std::uint64_t& word : a.words) word = ~word;
    return a;
  }
  /// Precondition of both shifts: 0 < by < 64.
  friend constexpr Bits operator<<(Bits a, unsigned by) {
    for (std::size_t i = Words; i-- > 0;)
      a.words[i] = a.words[i] << by | (i > 0 ? a.words[i > 0 ? i - 1 : 0] >> (64 - by) : 0);
    return a;
  }
  friend constexpr Bits operator>>(Bits a, unsigned by) {
    for (std::size_t i = 0; i < Words; ++i)
      a.words[i] = a.words[i] >> by | (i + 1 < Words ? a.words[i + 1 < Words ? i + 1 : i] << (64 - by) : 0);
    return a;
  }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;
};

/// Calls `visit` with each member of a set, alone, from the lowest.
template <std::size_t Words, class Visit>
constexpr void each(Bits<Words> bits, Visit&& visit) {
  while (bits.any()) {
    const Bits<Words> one = bits.lowest_alone();
    bits ^= one;
    visit(one);
  }
}

}  // namespace plybook
