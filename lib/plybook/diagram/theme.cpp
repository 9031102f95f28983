#include "plybook/diagram/theme.h"

#include <algorithm>

namespace plybook {

namespace {

std::optional<unsigned> hex_value(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

}  // namespace

std::optional<Colour> parse_colour(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  std::array<std::uint8_t, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const auto high = hex_value(text[1 + 2 * i]);
    const auto low = hex_value(text[2 + 2 * i]);
    if (!high || !low) return std::nullopt;
    parts[i] = static_cast<std::uint8_t>(*high * 16 + *low);
  }
  return Colour{parts[0], parts[1], parts[2]};
}

void append_colour(std::string& out, Colour colour) {
  constexpr char digits[] = "0123456789abcdef";
  char text[7] = {'#'};
  std::size_t at = 1;
  for (const unsigned part : {colour.red, colour.green, colour.blue}) {
    text[at++] = digits[part >> 4];
    text[at++] = digits[part & 15U];
  }
  out.append(text, sizeof text);
}

int grey_of(Colour colour) { return (299 * colour.red + 587 * colour.green + 114 * colour.blue + 500) / 1000; }

const Theme* find_theme(std::string_view name) {
  const auto themes = built_in_themes();
  const auto found = std::find_if(themes.begin(), themes.end(), [name](const Theme& t) { return t.name == name; });
  return found == themes.end() ? nullptr : &*found;
}

}  // namespace plybook
