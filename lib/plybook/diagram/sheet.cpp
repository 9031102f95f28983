#include "plybook/diagram/sheet.h"

#include <algorithm>
#include <charconv>

namespace plybook {

namespace {

constexpr std::int32_t gap = 400;
constexpr std::size_t longest_side = 20;

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value == 0 || value > longest_side)
    return std::nullopt;
  return value;
}

}  // namespace

std::optional<SheetSize> parse_sheet_size(std::string_view text) {
  const std::size_t sign = text.find('x');
  if (sign == std::string_view::npos) return std::nullopt;
  const auto columns = number(text.substr(0, sign)), rows = number(text.substr(sign + 1));
  if (!columns || !rows) return std::nullopt;
  return SheetSize{*columns, *rows};
}

Scene sheet_of(std::span<const Scene> drawings, std::size_t columns) {
  std::int32_t width = 0, height = 0;
  for (const Scene& drawing : drawings) {
    width = std::max(width, drawing.view.width);
    height = std::max(height, drawing.view.height);
  }
  Scene sheet;
  for (std::size_t i = 0; i < drawings.size(); ++i) {
    const Box view = drawings[i].view;
    const auto column = static_cast<std::int32_t>(i % columns), row = static_cast<std::int32_t>(i / columns);
    const ScenePoint corner{gap / 2 + column * (width + gap) + (width - view.width) / 2,
                            gap / 2 + row * (height + gap)};
    sheet.open_group("ply-diagram");
    sheet.add(drawings[i], corner - ScenePoint{view.x, view.y});
    sheet.close_group();
    if (i > 0) sheet.desc += ' ';
    sheet.desc.append(drawings[i].title).append(". ").append(drawings[i].desc);
  }
  const auto shown = static_cast<std::int32_t>(std::min(columns, drawings.size()));
  const auto rows = static_cast<std::int32_t>((drawings.size() + columns - 1) / columns);
  sheet.view = {0, 0, shown * (width + gap), rows * (height + gap)};
  return sheet;
}

}  // namespace plybook
