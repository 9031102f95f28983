#include "plybook/diagram/stroke_font.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <vector>

#include "plybook/diagram/stroke_font_data.h"
#include "plybook/diagram/stroke_pen.h"

namespace plybook {

namespace {

/// Characters that are not meant to be seen: controls, zero width signs, text directions.
bool invisible(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

const GlyphRow& row_of(char32_t letter) {
  for (const auto rows : {latin_rows(), cyrillic_rows(), sign_rows(), mark_rows()})
    for (const GlyphRow& row : rows)
      if (row.letter == letter) return row;
  assert(false && "a letter is made from one that the font does not have");
  return latin_rows().front();
}

class Font {
 public:
  Font() {
    for (const auto rows : {latin_rows(), cyrillic_rows(), sign_rows()})
      for (const GlyphRow& row : rows) add(row.letter, row, nullptr);
    for (const GlyphCompound& compound : glyph_compounds())
      add(compound.letter, row_of(compound.base), &row_of(compound.mark));
    for (const GlyphTwin& twin : glyph_twins()) add(twin.letter, row_of(twin.looks_like), nullptr);
    index();
    constexpr GlyphRow empty_box{0, 3, 12, 3, "0,0 0,20 12,20 12,0 z"};
    add(empty_box.letter, empty_box, nullptr);
    box_ = glyph_of(entries_.back());
  }

  const Glyph* find(char32_t letter) const {
    if (letter < direct_.size()) return direct_[letter] == 0 ? nullptr : &glyphs_[direct_[letter] - 1U];
    const auto found = std::lower_bound(letters_.begin(), letters_.end(), letter);
    if (found == letters_.end() || *found != letter) return nullptr;
    return &glyphs_[static_cast<std::size_t>(found - letters_.begin())];
  }

  const Glyph& box() const { return box_; }
  const Glyph& nothing() const { return nothing_; }
  std::span<const char32_t> letters() const { return letters_; }

 private:
  /// Where a letter's drawing lies in what the pen has drawn.
  struct Entry {
    char32_t letter;
    int advance;
    StrokePen pen;
  };

  void add(char32_t letter, const GlyphRow& row, const GlyphRow* mark) {
    Entry entry{letter, (row.left + row.width + row.right) * font_units_per_step, {}};
    const int left = row.left * font_units_per_step;
    entry.pen.draw(row.lines, left, 0);
    if (mark != nullptr) entry.pen.draw(mark->lines, left + row.width * font_units_per_step / 2, raise(row, *mark));
    entries_.push_back(std::move(entry));
  }

  /// Marks are drawn for small letters; capitals lift the ones above them.
  static int raise(const GlyphRow& row, const GlyphRow& mark) {
    const bool below = mark.letter == U'\u0327' || mark.letter == U'\u0328';
    const bool capital = row.lines.find(",20") != std::string_view::npos;
    return capital && !below ? 5 * font_units_per_step : 0;
  }

  void index() {
    const auto before = [](const Entry& a, const Entry& b) { return a.letter < b.letter; };
    const auto same = [](const Entry& a, const Entry& b) { return a.letter == b.letter; };
    std::sort(entries_.begin(), entries_.end(), before);
    assert(std::adjacent_find(entries_.begin(), entries_.end(), same) == entries_.end());
    static_cast<void>(same);
    entries_.reserve(entries_.size() + 1);
    for (const Entry& entry : entries_) {
      letters_.push_back(entry.letter);
      glyphs_.push_back(glyph_of(entry));
      if (entry.letter < direct_.size()) direct_[entry.letter] = static_cast<std::uint16_t>(glyphs_.size());
    }
  }

  static Glyph glyph_of(const Entry& entry) {
    return {static_cast<std::int16_t>(entry.advance), entry.pen.ops(), entry.pen.points()};
  }

  std::vector<Entry> entries_;
  std::vector<char32_t> letters_;
  std::vector<Glyph> glyphs_;
  std::array<std::uint16_t, 0x500> direct_{};  // place in glyphs_, from 1
  Glyph box_;
  Glyph nothing_;
};

const Font& font() {
  static const Font instance;
  return instance;
}

}  // namespace

bool has_glyph(char32_t letter) { return invisible(letter) || font().find(letter) != nullptr; }

const Glyph& glyph(char32_t letter) {
  if (const Glyph* found = font().find(letter)) return *found;
  return invisible(letter) ? font().nothing() : font().box();
}

std::span<const char32_t> font_letters() { return font().letters(); }

}  // namespace plybook
