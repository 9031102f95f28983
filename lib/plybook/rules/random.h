#pragma once

#include <cstdint>

namespace plybook {

/// Random numbers that are the same on every machine: Steele, Lea and Flood's SplitMix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }

  /// A number from 0 to n - 1, each as likely as the others. Precondition: n > 0.
  std::uint64_t below(std::uint64_t n) {
    const std::uint64_t spare = (0 - n) % n;  // 2^64 mod n: what would favour the small numbers is drawn again
    std::uint64_t drawn = next();
    while (drawn < spare) drawn = next();
    return drawn % n;
  }

 private:
  std::uint64_t state_;
};

}  // namespace plybook
