#include "plybook/base/file_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/files.h"
#include "plybook/base/letters.h"
#include "plybook/base/sha256.h"
#include "plybook/base/unicode.h"

namespace plybook {

namespace {

/// Letters of which no file system makes others: no marks that may melt into the letter before them, no letter that is
/// two in the other case.
bool is_plain(char32_t c) {
  constexpr char32_t sharp_s = 0xDF;
  if (c < 0x80) return c >= ' ' && c != 0x7F;
  return (c >= 0xC0 && c <= 0xFE && c != sharp_s) || (c >= 0x400 && c <= 0x45F) || (c >= 0x4E00 && c <= 0x9FFF);
}

/// Whether a name made from the text tells it to the letter.
bool tells(const std::string& name, std::string_view text) {
  if (name != text || text.back() == ' ') return false;
  const std::u32string letters = to_code_points(name);
  return std::all_of(letters.begin(), letters.end(), is_plain);
}

std::string hex(std::string_view text) {
  std::string digits;
  for (const std::uint8_t byte : sha256(text)) digits += fmt::format("{:02x}", byte);
  return digits;
}

}  // namespace

const std::string& FileNames::of(const std::optional<std::string>& text) {
  const auto [there, is_new] = names_.try_emplace(text);
  if (is_new) there->second = new_name(text) + ending_;
  return there->second;
}

std::string FileNames::new_name(const std::optional<std::string>& text) {
  const std::string name = !text ? "_missing" : text->empty() ? "_empty" : safe_component(*text);
  const bool is_bare = !text || text->empty() || tells(name, *text);
  if (is_bare && taken_.insert(without_case(name)).second) return name;
  const std::string digits = hex(text.value_or(""));
  for (std::size_t length = 8; length < digits.size(); length *= 2)
    if (std::string longer = name + "-" + digits.substr(0, length); taken_.insert(without_case(longer)).second)
      return longer;
  std::string longest = name + "-" + digits;
  for (int more = 2; !taken_.insert(without_case(longest)).second; ++more)
    longest = fmt::format("{}-{}-{}", name, digits, more);
  return longest;
}

}  // namespace plybook
