#include "plybook/replay/slip.h"

#include <algorithm>
#include <utility>

#include "plybook/base/closest.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

/// Stands for every letter that no turn is written with.
constexpr char foreign = '\x7F';

/// One byte for a character of a turn; 0 for those that do not count.
char plain(char32_t c, bool by_keys) {
  if (by_keys && (is_cyrillic(c) || c == '"')) c = russian_to_english_key(c);
  if (is_blank(c) || c == '\n' || c == '\r' || c == '.') return 0;
  if (is_dash(c)) return '-';
  c = fold_case(loose_look_alike(c));
  if (c == 'x') return ':';
  return c < 0x80 ? static_cast<char>(c) : foreign;
}

std::string plain_text(std::string_view text, bool by_keys = false) {
  std::string plain_form;
  for (const char32_t c : to_code_points(text))
    if (const char p = plain(c, by_keys)) plain_form += p;
  return plain_form;
}

/// Of a canonical text, which is ASCII.
std::string canonical_text(std::string_view text) {
  std::string plain_form;
  for (char c : text) {
    if (c == '.') continue;
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    plain_form += c == 'x' ? ':' : c;
  }
  return plain_form;
}

bool is_sign(char c) { return c == '-' || c == ':' || c == '*' || c == '<' || c == '>'; }
bool has_sign(std::string_view text) { return std::any_of(text.begin(), text.end(), is_sign); }

/// Equal but for two characters that stand in each other's place.
bool two_are_swapped(std::string_view a, std::string_view b) {
  const auto first = std::mismatch(a.begin(), a.end(), b.begin());
  if (first.first == a.end()) return false;
  const auto second = std::mismatch(first.first + 1, a.end(), first.second + 1);
  return second.first != a.end() && *first.first == *second.second && *second.first == *first.second &&
         std::equal(second.first + 1, a.end(), second.second + 1);
}

/// Whether at most one character is wrong, missing or too many, or two are swapped.
bool one_slip_apart(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t front = 0;
  while (front < a.size() && a[front] == b[front]) ++front;
  std::size_t back = 0;
  while (back < a.size() - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) ++back;
  if (front + back + 1 >= b.size()) return true;
  return a.size() == b.size() && two_are_swapped(a, b);
}

/// The cells of a turn with what is written to them, and the signs between.
struct Parts {
  std::vector<std::string_view> cells;
  std::vector<std::string_view> signs;
};

Parts parts_of(std::string_view text) {
  Parts parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    std::size_t end = begin;
    while (end < text.size() && !is_sign(text[end])) ++end;
    parts.cells.push_back(text.substr(begin, end - begin));
    if (end == text.size()) break;
    begin = end;
    while (begin < text.size() && is_sign(text[begin])) ++begin;
    parts.signs.push_back(text.substr(end, begin - end));
  }
  return parts;
}

std::string joined(const std::vector<std::string_view>& cells, const std::vector<std::string_view>& signs) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += cells[i];
    if (i + 1 < cells.size()) text += signs[i];
  }
  return text;
}

std::string without_signs(std::string_view text) {
  std::string bare;
  for (const char c : text)
    if (!is_sign(c)) bare += c;
  return bare;
}

/// Two neighbouring cells in each other's place.
bool cells_were_swapped(std::string_view written, Parts meant) {
  for (std::size_t i = 1; i < meant.cells.size(); ++i) {
    std::swap(meant.cells[i], meant.cells[i - 1]);
    if (joined(meant.cells, meant.signs) == written) return true;
    std::swap(meant.cells[i], meant.cells[i - 1]);
  }
  return false;
}

/// `text` with one more cell than `other`, which is there twice.
bool has_a_cell_twice(std::string_view text, const Parts& other) {
  for (std::size_t i = 0; i < other.cells.size(); ++i) {
    Parts longer = other;
    const auto at = static_cast<std::ptrdiff_t>(i);
    longer.cells.insert(longer.cells.begin() + at, other.cells[i]);
    const std::size_t sign = std::min(i, other.signs.size() - 1);
    longer.signs.insert(longer.signs.begin() + static_cast<std::ptrdiff_t>(sign), other.signs[sign]);
    if (joined(longer.cells, longer.signs) == text) return true;
  }
  return false;
}

bool lacks_a_cell(std::string_view written, const Parts& meant) {
  for (std::size_t i = 0; i < meant.cells.size(); ++i) {
    Parts shorter = meant;
    shorter.cells.erase(shorter.cells.begin() + static_cast<std::ptrdiff_t>(i));
    shorter.signs.erase(shorter.signs.begin() + static_cast<std::ptrdiff_t>(std::min(i, meant.signs.size() - 1)));
    if (joined(shorter.cells, shorter.signs) == written) return true;
  }
  return false;
}

bool a_cell_slipped(std::string_view written, std::size_t length, const Parts& meant) {
  if (written.size() == length) return cells_were_swapped(written, meant);
  return written.size() > length ? has_a_cell_twice(written, meant) : lacks_a_cell(written, meant);
}

/// `c3@en`: the stripes of a cell in the other order.
std::string stripes_swapped(std::string_view text, std::size_t which) {
  std::string other(text);
  for (std::size_t at = other.find('@'); at != std::string::npos; at = other.find('@', at + 1)) {
    if (which > 0) {
      --which;
      continue;
    }
    if (at + 2 < other.size() && !is_sign(other[at + 2])) std::swap(other[at + 1], other[at + 2]);
    break;
  }
  return other;
}

}  // namespace

Slips::Slips(std::string_view written) {
  readings_.push_back(plain_text(written));
  std::string keys = plain_text(written, true);
  if (keys != readings_.front()) readings_.push_back(std::move(keys));
}

bool Slips::explain(std::string_view canonical) const {
  const std::string meant = canonical_text(canonical);
  return explain(readings_.front(), meant) || readings_.back() == meant;  // the other keyboard is a slip of its own
}

bool Slips::are_near(std::string_view canonical) const {
  const std::string meant = canonical_text(canonical);
  return std::any_of(readings_.begin(), readings_.end(),
                     [&](const std::string& written) { return edit_distance(written, meant, 2) <= 2; });
}

bool Slips::explain(const std::string& written, const std::string& meant) const {
  if (one_slip_apart(written, meant)) return true;
  const Parts parts = parts_of(meant);
  if (parts.cells.size() < 2)
    return meant.find('@') != meant.npos && one_slip_apart(written, stripes_swapped(meant, 0));
  if (!has_sign(written)) {
    if (one_slip_apart(written, without_signs(meant))) return true;
    const std::string_view first = parts.cells.front(), last = parts.cells.back();
    if (written == first || written == last) return true;
    if (written.size() <= last.size() + 1 && one_slip_apart(written, std::string(first.substr(0, 1)).append(last)))
      return true;
  }
  if (parts.signs.front() == "<>") {
    const std::string other = std::string(parts.cells.back()).append("<>").append(parts.cells.front());
    if (one_slip_apart(written, other)) return true;
    for (std::size_t i = 0; i < 2; ++i)
      if (one_slip_apart(written, stripes_swapped(meant, i)) || one_slip_apart(written, stripes_swapped(other, i)))
        return true;
  }
  if (parts.cells.size() > 2 && one_slip_apart(written, joined({parts.cells.front(), parts.cells.back()}, parts.signs)))
    return true;
  return a_cell_slipped(written, meant.size(), parts);
}

std::vector<std::string> single_edits(std::string_view written, std::string_view alphabet) {
  const std::string text = plain_text(written);
  std::vector<std::string> edits;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    for (const char c : alphabet) edits.push_back(text.substr(0, i) + c + text.substr(i));
    if (i == text.size()) break;
    for (const char c : alphabet)
      if (c != text[i]) edits.push_back(text.substr(0, i) + c + text.substr(i + 1));
    edits.push_back(text.substr(0, i) + text.substr(i + 1));
    if (i + 1 < text.size() && text[i] != text[i + 1]) {
      std::string swapped = text;
      std::swap(swapped[i], swapped[i + 1]);
      edits.push_back(std::move(swapped));
    }
  }
  return edits;
}

}  // namespace plybook
