#include <algorithm>
#include <array>
#include <cstdint>

#include "plybook/base/encoding.h"
#include "plybook/base/encoding_tables.h"
#include "plybook/base/letters.h"
#include "plybook/base/russian_pairs.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

bool is_ascii_letter(char32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }

// --- UTF-8

/// What speaks for and against UTF-8. A run is a stretch of bytes that are not ASCII.
struct Utf8Evidence {
  std::size_t valid = 0;       // sequences of several bytes
  std::size_t broken = 0;      // sequences
  std::size_t good_runs = 0;   // whole runs of letters and signs that people use in records
  std::size_t stray_runs = 0;  // runs that nothing but damaged UTF-8 explains
  std::size_t bad_runs = 0;    // other runs with a broken sequence
};

bool is_usual(char32_t c) {
  return (c >= 0xA0 && c <= 0x24F) || (c >= 0x400 && c <= 0x52F) || (c >= 0x2000 && c <= 0x27BF) || c == 0xFEFF;
}

/// Adds one run. `touches_letter`: an ASCII letter stands beside it; `may_be_cut`: more of it may follow.
void weigh_run(std::string_view run, bool touches_letter, bool may_be_cut, Utf8Evidence& evidence) {
  std::size_t valid = 0, broken = 0, usual = 0;
  bool stray = false;
  const std::string_view whole = run;
  while (!run.empty()) {
    const Utf8Sequence sequence = first_sequence(run);
    if (sequence.valid) {
      std::size_t start = 0;
      ++valid;
      usual += is_usual(next_code_point(run, start)) ? 1U : 0U;
    } else if (!(sequence.cut_off && may_be_cut)) {
      ++broken;
      // Two bytes of a sequence of three or four, and FF, which is no letter that begins or ends a Latin word.
      stray = sequence.length >= 2 || (whole == "\xFF" && !touches_letter);
    }
    run.remove_prefix(sequence.length);
  }
  evidence.valid += valid;
  evidence.broken += broken;
  if (broken == 0) {
    evidence.good_runs += usual == valid ? 1U : 0U;
  } else if (stray && broken == 1 && valid == 0) {
    ++evidence.stray_runs;
  } else {
    ++evidence.bad_runs;
  }
}

Utf8Evidence weigh_utf8(std::string_view bytes, bool is_whole) {
  Utf8Evidence evidence;
  for (std::size_t i = ascii_prefix(bytes); i < bytes.size(); i += ascii_prefix(bytes.substr(i))) {
    const std::size_t start = i;
    while (i < bytes.size() && is_high(bytes[i])) ++i;
    const bool at_end = i == bytes.size();
    const bool touches_letter = (start > 0 && is_ascii_letter(static_cast<unsigned char>(bytes[start - 1]))) ||
                                (!at_end && is_ascii_letter(static_cast<unsigned char>(bytes[i])));
    weigh_run(bytes.substr(start, i - start), touches_letter, at_end && !is_whole, evidence);
  }
  return evidence;
}

/// Valid UTF-8, or UTF-8 with a broken byte here and there: in other encodings hardly a run of letters is valid UTF-8.
bool is_utf8(const Utf8Evidence& evidence) {
  if (evidence.broken == 0 || evidence.valid >= 4 * evidence.broken) return true;
  if (evidence.broken > 2) return false;
  return evidence.good_runs > 0 || evidence.bad_runs == 0;
}

// --- UTF-16 without a byte order mark

/// ASCII text in UTF-16 has a NUL in every second byte.
std::optional<Encoding> guess_utf16(std::string_view bytes) {
  bytes = bytes.substr(0, std::min<std::size_t>(bytes.size(), 256));
  std::size_t even = 0, odd = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\0') ++(i % 2 == 0 ? even : odd);
  }
  if (bytes.size() < 8 || (even > 0 && odd > 0)) return std::nullopt;
  if (odd * 4 >= bytes.size()) return Encoding::utf16le;
  if (even * 4 >= bytes.size()) return Encoding::utf16be;
  return std::nullopt;
}

// --- Single-byte encodings

/// Points of one encoding: a letter where its language would have it gives some, an odd neighbourhood takes some.
using Points = std::int64_t;

constexpr Points odd_neighbours = -6;
constexpr Points odd_case = -10;
constexpr Points small_in_cell = 10;   // `с3`, `c3хe5`
constexpr Points capital_in_cell = 8;  // `С3`
constexpr int usual_pair = 5;          // value in russian_pairs that neither gives nor takes

/// A character as the scorer sees it.
struct Glyph {
  enum Kind : std::uint8_t { blank, ascii_letter, digit, russian, other_letter, punctuation, symbol } kind = blank;
  bool upper = false;
  std::uint8_t letter = 0;  // of `russian`: place in russian_letters
  char32_t look = 0;        // of `russian`: the small Latin letter that it looks like
};

bool is_punctuation(char32_t c) {
  return std::u32string_view(U"«»„“”‘’–—…№\u00A0§°·½×¡¿").find(c) != std::u32string_view::npos;
}

bool is_other_letter(char32_t c) { return is_cyrillic(c) || (c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7); }

Glyph glyph_of(char32_t c) {
  Glyph glyph;
  const char32_t lower = fold_case(c);
  const std::size_t letter = russian_letters.find(lower == U'ё' ? U'е' : lower);
  glyph.upper = lower != c;
  if (is_ascii_letter(c)) {
    glyph.kind = Glyph::ascii_letter;
  } else if (is_digit(c)) {
    glyph.kind = Glyph::digit;
  } else if (c < 0x80) {
    glyph.kind = Glyph::blank;
  } else if (letter != std::u32string_view::npos) {
    glyph.kind = Glyph::russian;
    glyph.letter = static_cast<std::uint8_t>(letter);
    glyph.look = fold_case(loose_look_alike(c));
  } else if (is_other_letter(c)) {
    glyph.kind = Glyph::other_letter;
  } else {
    glyph.kind = is_punctuation(c) ? Glyph::punctuation : Glyph::symbol;
  }
  return glyph;
}

using Glyphs = std::array<Glyph, 256>;

Glyphs glyphs_of(std::u32string_view high_half) {
  Glyphs glyphs;
  for (std::size_t i = 0; i < 128; ++i) glyphs[i] = glyph_of(static_cast<char32_t>(i));
  for (std::size_t i = 0; i < 128; ++i) glyphs[i + 128] = glyph_of(high_half[i]);
  return glyphs;
}

bool is_letter(const Glyph& g) { return g.kind == Glyph::russian || g.kind == Glyph::other_letter; }

Points pair_points(const Glyph& before, const Glyph& after) {
  const std::size_t row = before.kind == Glyph::russian ? before.letter : 0;
  const std::size_t column = after.kind == Glyph::russian ? after.letter : 0;
  return russian_pairs[row][column] - '0' - usual_pair;
}

/// A Cyrillic letter where a cell's letter or the sign of a capture stands.
bool is_in_cell(const Glyph& before, const Glyph& here, const Glyph& after) {
  if (here.look == 'x') return before.kind == Glyph::digit;
  return here.look >= 'a' && here.look <= 'h' && after.kind == Glyph::digit && before.kind != Glyph::digit &&
         before.kind != Glyph::ascii_letter;
}

/// Points of `here` as Russian text, at least one neighbour or itself not being ASCII.
Points russian_points(const Glyph& before, const Glyph& here, const Glyph& after) {
  if (here.kind == Glyph::symbol || here.kind == Glyph::other_letter) return odd_neighbours / 2;
  if (here.kind != Glyph::russian) return 0;
  if (is_in_cell(before, here, after)) return here.upper ? capital_in_cell : small_in_cell;
  Points points = pair_points(before, here);
  if (after.kind != Glyph::russian) points += pair_points(here, after);
  if (before.kind == Glyph::ascii_letter || after.kind == Glyph::ascii_letter) points += odd_neighbours;
  if (before.kind == Glyph::symbol || after.kind == Glyph::symbol) points += odd_neighbours / 2;
  if (is_letter(before) && here.upper && !before.upper) points += odd_case;
  return points;
}

/// Points of `here` as text in Latin letters.
Points latin_points(const Glyph& before, const Glyph& here, const Glyph& after) {
  constexpr Points accent_in_word = 4;
  if (here.kind == Glyph::symbol) return odd_neighbours / 2;
  if (here.kind != Glyph::other_letter) return 0;
  const bool in_word = before.kind == Glyph::ascii_letter || after.kind == Glyph::ascii_letter;
  const bool among_accents = is_letter(before) && is_letter(after);
  const bool capital_inside = here.upper && !before.upper && (is_letter(before) || before.kind == Glyph::ascii_letter);
  return (in_word ? accent_in_word : 0) + (among_accents || capital_inside ? odd_neighbours : 0);
}

template <typename PointsOf>
Points score(std::string_view bytes, const Glyphs& glyphs, PointsOf points_of) {
  const auto glyph = [&](std::size_t i) {
    return i < bytes.size() ? glyphs[static_cast<unsigned char>(bytes[i])] : Glyph{};
  };
  Points total = 0;
  for (std::size_t i = ascii_prefix(bytes); i < bytes.size(); i += ascii_prefix(bytes.substr(i))) {
    total += points_of(i == 0 ? Glyph{} : glyph(i - 1), glyph(i), glyph(i + 1));
    ++i;
  }
  return total;
}

Encoding guess_single_byte(std::string_view bytes) {
  static const Glyphs latin = glyphs_of(latin1_high);
  static const std::array<std::pair<Encoding, Glyphs>, 3> russian = {
      {{Encoding::windows1251, glyphs_of(windows1251_high)},
       {Encoding::koi8r, glyphs_of(koi8r_high)},
       {Encoding::cp866, glyphs_of(cp866_high)}}};
  Encoding best = Encoding::latin1;
  Points most = score(bytes, latin, latin_points);
  for (const auto& [encoding, glyphs] : russian) {
    const Points points = score(bytes, glyphs, russian_points);
    if (points <= most) continue;
    most = points;
    best = encoding;
  }
  return best;
}

}  // namespace

Encoding guess_encoding(std::string_view bytes, bool is_whole) {
  if (bytes.substr(0, 3) == "\xEF\xBB\xBF") return Encoding::utf8_bom;
  if (bytes.substr(0, 2) == "\xFF\xFE") return Encoding::utf16le;
  if (bytes.substr(0, 2) == "\xFE\xFF") return Encoding::utf16be;
  if (const auto utf16 = guess_utf16(bytes)) return *utf16;
  if (is_utf8(weigh_utf8(bytes, is_whole))) return Encoding::utf8;
  return guess_single_byte(bytes);
}

}  // namespace plybook
