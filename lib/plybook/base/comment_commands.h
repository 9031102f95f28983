#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace plybook {

/// A command within a comment, as `[%clk 0:10:00]`.
struct CommentCommand {
  std::size_t begin = 0, end = 0;  ///< in the comment, brackets included
  std::string_view name;           ///< `clk`: letters
  std::string_view body;           ///< `0:10:00`; empty where there is none
};

/// The next command at or behind `from`; nothing where there is none.
std::optional<CommentCommand> next_command(std::string_view comment, std::size_t from);

/// The comment with commands replaced by what `put` answers for them: nothing for those that stay as they are. Blanks
/// around what was replaced, and around the whole, become one or none. A comment in which nothing was replaced stays
/// as it is but for blanks around it.
using CommandText = std::function<std::optional<std::string>(const CommentCommand&)>;
std::string with_commands(std::string_view comment, const CommandText& put);

/// Whether a command tells of clocks: `clk`, `clock`, `emt`, `egt`, `mct`.
bool is_clock_command(std::string_view name);

}  // namespace plybook
