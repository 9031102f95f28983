#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plybook {

/// What can be typed beside turns while a game is entered.
enum class EntryCommand : std::uint8_t { undo, save, quit, resign, draw, result, comment, legal, board, flip, help };

/// A line that is a command: its word in English or Russian, letter case apart, and what follows.
struct EntryLine {
  EntryCommand command;
  std::string argument;
};

/// Nothing for any other line, which then is movetext.
std::optional<EntryLine> entry_command(std::string_view line);

/// A line for each command: its words, and what it does.
std::string entry_help();

}  // namespace plybook
