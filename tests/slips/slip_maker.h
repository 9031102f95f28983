#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/record/record.h"
#include "plybook/rules/random.h"

namespace plybook::slips {

/// What a hand can do wrong while it types one turn of a record.
enum class Kind {
  neighbouring_key,
  any_letter,
  wrong_digit,
  missing_character,
  doubled_character,
  extra_character,
  swapped_characters,
  swapped_digits,
  swapped_cells,
  wrong_sign,
  missing_middle,
  look_alike,
  other_keyboard,
  blank_inside,
  glued_turns,
  left_out,
  written_twice,
  swapped_turns,
  count,
};

inline std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::count)> names = {
      "neighbouring key", "any letter",         "wrong digit",    "missing character", "doubled character",
      "extra character",  "swapped characters", "swapped digits", "swapped cells",     "wrong sign",
      "missing middle",   "look-alike",         "other keyboard", "blank inside",      "glued turns",
      "left out",         "written twice",      "swapped turns"};
  return names[static_cast<std::size_t>(kind)];
}

/// Makes one random slip in the text of one random turn of a legal record.
class SlipMaker {
 public:
  explicit SlipMaker(std::uint64_t seed) : random_(seed) {}

  struct Slip {
    Kind kind{};
    std::size_t turn = 0;  ///< of the main line, from 0
    std::string text;      ///< of the whole record
  };

  Slip make(const Record& record) {
    turns_.clear();
    for (std::uint32_t n = record.first(); n != Node::none; n = record.nodes[n].child)
      turns_.push_back(record.nodes[n].text);
    for (;;) {
      const std::size_t turn = below(turns_.size());
      const auto kind = static_cast<Kind>(below(static_cast<std::size_t>(Kind::count)));
      std::string text = slipped(record.text, turn, kind);
      if (!text.empty() && text != record.text) return {kind, turn, std::move(text)};
    }
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_.below(n)); }

  /// Empty where that slip cannot be made in that turn.
  std::string slipped(std::string_view text, std::size_t turn, Kind kind) {
    const Span span = turns_[turn];
    const std::string written(span.in(text));
    const bool is_last = turn + 1 == turns_.size();
    switch (kind) {
      case Kind::glued_turns: {
        if (is_last || turns_[turn + 1].begin != span.end() + 1) return {};
        return replaced(text, {span.end(), 1}, "");
      }
      case Kind::left_out:
        return replaced(text, {span.begin, span.length + 1}, "");
      case Kind::written_twice:
        return replaced(text, span, written + ' ' + written);
      case Kind::swapped_turns: {
        if (is_last) return {};
        const Span next = turns_[turn + 1];
        const std::string second = replaced(text, next, written);
        return replaced(second, span, next.in(text));
      }
      default: {
        const std::string other = in_turn(written, kind);
        return other.empty() ? other : replaced(text, span, other);
      }
    }
  }

  static std::string replaced(std::string_view text, Span span, std::string_view by) {
    return std::string(text.substr(0, span.begin)).append(by).append(text.substr(span.end()));
  }

  std::string in_turn(std::string written, Kind kind) {
    const std::size_t at = below(written.size());
    switch (kind) {
      case Kind::neighbouring_key:
        written[at] = neighbour(written[at]);
        return written;
      case Kind::any_letter:
        written[at] = any(written[at]);
        return written;
      case Kind::wrong_digit:
        if (!is_digit(written[at])) return {};
        written[at] = static_cast<char>('1' + below(9));
        return written;
      case Kind::missing_character:
        return written.erase(at, 1);
      case Kind::doubled_character:
        return written.insert(at, 1, written[at]);
      case Kind::extra_character:
        return written.insert(at + below(2), 1, neighbour(written[at]));
      case Kind::swapped_characters:
        if (at + 1 == written.size()) return {};
        std::swap(written[at], written[at + 1]);
        return written;
      case Kind::swapped_digits:
        return swapped_digits(written);
      case Kind::swapped_cells:
        return swapped_cells(written);
      case Kind::wrong_sign:
        return wrong_sign(written, at);
      case Kind::missing_middle:
        return without_a_cell(written);
      case Kind::look_alike:
        return by_table(written, at, "aceopxABCEHKTMX",
                        {"а", "с", "е", "о", "р", "х", "А", "В", "С", "Е", "Н", "К", "Т", "М", "Х"});
      case Kind::other_keyboard:
        return other_keyboard(written);
      case Kind::blank_inside:
        return at == 0 ? std::string() : written.insert(at, 1, ' ');
      default:
        return {};
    }
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_sign(char c) { return std::string_view("-:*<>").find(c) != std::string_view::npos; }

  char neighbour(char c) {
    constexpr std::string_view rows[] = {"1234567890-=", "qwertyuiop[]", "asdfghjkl;'",  "zxcvbnm,./",
                                         "!@#$%^&*()_+", "QWERTYUIOP{}", "ASDFGHJKL:\"", "ZXCVBNM<>?"};
    for (std::size_t row = 0; row < std::size(rows); ++row) {
      const std::size_t column = rows[row].find(c);
      if (column == std::string_view::npos) continue;
      std::string keys;
      if (column > 0) keys += rows[row][column - 1];
      if (column + 1 < rows[row].size()) keys += rows[row][column + 1];
      if (row % 4 != 0 && column < rows[row - 1].size()) keys += rows[row - 1][column];
      if (row % 4 != 0 && column + 1 < rows[row - 1].size()) keys += rows[row - 1][column + 1];
      if (row % 4 != 3 && column < rows[row + 1].size()) keys += rows[row + 1][column];
      return keys[below(keys.size())];
    }
    return c;
  }

  char any(char c) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz", capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if (letters.find(c) != std::string_view::npos) return letters[below(is_lucky() ? 8 : 26)];
    if (capitals.find(c) != std::string_view::npos) return capitals[below(is_lucky() ? 11 : 26)];
    return c;
  }
  bool is_lucky() { return below(4) != 0; }

  std::string swapped_digits(std::string written) {
    std::vector<std::size_t> digits;
    for (std::size_t i = 0; i < written.size(); ++i)
      if (is_digit(written[i])) digits.push_back(i);
    if (digits.size() < 2) return {};
    const std::size_t i = below(digits.size() - 1);
    std::swap(written[digits[i]], written[digits[i + 1]]);
    return written;
  }

  /// The cells of a turn and the signs between, by turns.
  static std::vector<std::string> parts_of(std::string_view written) {
    std::vector<std::string> parts(1);
    for (const char c : written) {
      if (!parts.back().empty() && is_sign(c) != is_sign(parts.back().back())) parts.emplace_back();
      parts.back() += c;
    }
    return parts;
  }
  static std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += part;
    return text;
  }

  std::string swapped_cells(std::string_view written) {
    std::vector<std::string> parts = parts_of(written);
    if (parts.size() < 3) return {};
    const std::size_t i = 2 * below(parts.size() / 2);
    std::swap(parts[i], parts[i + 2]);
    return joined(parts);
  }

  std::string without_a_cell(std::string_view written) {
    std::vector<std::string> parts = parts_of(written);
    if (parts.size() < 5) return {};
    const auto i = static_cast<std::ptrdiff_t>(2 * below(parts.size() / 2));
    parts.erase(parts.begin() + i, parts.begin() + i + 2);
    return joined(parts);
  }

  std::string wrong_sign(std::string written, std::size_t at) {
    constexpr std::string_view signs = "-:*x=_";
    if (!is_sign(written[at])) return {};
    written[at] = signs[below(signs.size())];
    return written;
  }

  std::string by_table(const std::string& written, std::size_t at, std::string_view from,
                       const std::vector<std::string>& to) {
    const std::size_t i = from.find(written[at]);
    return i == std::string_view::npos ? std::string() : written.substr(0, at) + to[i] + written.substr(at + 1);
  }

  static std::string other_keyboard(const std::string& written) {
    std::u32string keys;
    for (const char c : written) keys += english_to_russian_key(static_cast<char32_t>(c));
    return to_utf8(keys);
  }

  Random random_;
  std::vector<Span> turns_;
};

}  // namespace plybook::slips
