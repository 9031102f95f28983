#include "plybook/publish/turn_signs.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <utility>

#include "plybook/base/comment_commands.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/record/words.h"

namespace plybook {

std::string comment_text(std::string_view written) {
  return with_commands(without_mark_commands(written), [](const CommentCommand& command) {
    return is_clock_command(command.name) ? std::optional("[" + std::string(command.body) + "]") : std::nullopt;
  });
}

std::string sign_text(std::uint16_t nag) {
  constexpr std::pair<int, const char*> signs[] = {{10, "="}, {13, "∞"},  {14, "⩲"},  {15, "⩱"}, {16, "±"},
                                                   {17, "∓"}, {18, "+−"}, {19, "−+"}, {146, "N"}};
  if (nag == figure_nag || nag == flipped_figure_nag) return {};
  if (const std::string_view sign = sign_of(nag); !sign.empty()) return std::string(sign);
  for (const auto& [number, sign] : signs)
    if (number == nag) return sign;
  return fmt::format("${}", nag);
}

}  // namespace plybook
