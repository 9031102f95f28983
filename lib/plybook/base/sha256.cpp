#include "plybook/base/sha256.h"

#include <cstddef>

namespace plybook {

namespace {

using Words = std::array<std::uint32_t, 8>;
__extension__ using Wide = unsigned __int128;

/// The first 32 bits of the fractional part of a prime's square or cube root, by whole numbers.
constexpr std::uint32_t root_fraction(std::uint32_t prime, bool cube) {
  const Wide limit = Wide{prime} << (cube ? 96U : 64U);
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 37U; bit != 0; bit >>= 1U) {
    const Wide next = root | bit;
    if ((cube ? next * next * next : next * next) <= limit) root |= bit;
  }
  return static_cast<std::uint32_t>(root);
}

/// The standard's constants, which are such fractions of the first primes: no table to mistype.
template <std::size_t count>
constexpr std::array<std::uint32_t, count> fractions(bool cube) {
  std::array<std::uint32_t, count> words{};
  std::size_t found = 0;
  for (std::uint32_t n = 2; found < count; ++n) {
    bool prime = true;
    for (std::uint32_t d = 2; d * d <= n; ++d) prime = prime && n % d != 0;
    if (prime) words[found++] = root_fraction(n, cube);
  }
  return words;
}

const auto first_state = fractions<8>(false);
const auto round_constants = fractions<64>(true);

constexpr std::uint32_t turned(std::uint32_t x, unsigned by) { return x >> by | x << (32U - by); }

void take_block(Words& hash, const unsigned char* block) {
  std::array<std::uint32_t, 64> w;
  for (std::size_t i = 0; i < 16; ++i)
    w[i] = std::uint32_t{block[4 * i]} << 24U | std::uint32_t{block[4 * i + 1]} << 16U |
           std::uint32_t{block[4 * i + 2]} << 8U | block[4 * i + 3];
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (turned(a, 7) ^ turned(a, 18) ^ a >> 3U) + (turned(b, 17) ^ turned(b, 19) ^ b >> 10U);
  }
  auto [a, b, c, d, e, f, g, h] = hash;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t sum_e = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const std::uint32_t sum_a = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const std::uint32_t first = h + sum_e + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
    const std::uint32_t second = sum_a + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  const Words added = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) hash[i] += added[i];
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
  Words hash = first_state;
  std::string rest(bytes.substr(bytes.size() / 64 * 64));
  rest += '\x80';
  rest.resize((rest.size() + 8 + 63) / 64 * 64 - 8);
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  for (unsigned shift = 64; shift != 0; shift -= 8) rest += static_cast<char>(bits >> (shift - 8));
  for (const std::string_view part : {bytes.substr(0, bytes.size() / 64 * 64), std::string_view(rest)})
    for (std::size_t i = 0; i < part.size(); i += 64)
      take_block(hash, reinterpret_cast<const unsigned char*>(part.data()) + i);
  std::array<std::uint8_t, 32> digest;
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(hash[i / 4] >> (24 - i % 4 * 8));
  return digest;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::string_view group = bytes.substr(i, 3);
    std::uint32_t word = 0;
    for (std::size_t k = 0; k < 3; ++k)
      word = word << 8U | (k < group.size() ? static_cast<unsigned char>(group[k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += k <= group.size() ? digits[word >> (18 - 6 * k) & 63U] : '=';
  }
  return text;
}

std::string policy_hash(std::string_view text) {
  const auto digest = sha256(text);
  return "'sha256-" + base64({reinterpret_cast<const char*>(digest.data()), digest.size()}) + "'";
}

}  // namespace plybook
