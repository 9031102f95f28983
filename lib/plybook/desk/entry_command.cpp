#include "plybook/desk/entry_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "plybook/base/codes.h"
#include "plybook/base/letters.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

struct Words {
  EntryCommand command;
  std::string_view english, letter, russian;
  const char* help;
};

constexpr std::array<Words, 11> all_words = {{
    {EntryCommand::undo, "undo", "u", "назад", N_("take back the last turn, or the end of the game")},
    {EntryCommand::comment, "comment", "c", "комментарий", N_("TEXT behind the last turn")},
    {EntryCommand::legal, "legal", "l", "ходы", N_("the legal turns; with a cell, those from it")},
    {EntryCommand::board, "board", "b", "доска", N_("show the board")},
    {EntryCommand::flip, "flip", "f", "перевернуть", N_("show the board from the other side")},
    {EntryCommand::resign, "resign", "", "сдаюсь", N_("the side to move resigns")},
    {EntryCommand::draw, "draw", "", "ничья", N_("the players agree on a draw")},
    {EntryCommand::result, "result", "", "результат", N_("how it ended: result 1-0 time forfeit")},
    {EntryCommand::save, "save", "s", "сохранить", N_("write the file now; it is written after each turn anyway")},
    {EntryCommand::quit, "quit", "q", "выход", N_("write the file and end")},
    {EntryCommand::help, "help", "?", "помощь", N_("show this")},
}};

}  // namespace

std::optional<EntryLine> entry_command(std::string_view line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string word = without_case(line.substr(0, end));
  const auto found = std::find_if(all_words.begin(), all_words.end(), [&](const Words& words) {
    return word == words.english || (!words.letter.empty() && word == words.letter) || word == words.russian;
  });
  if (found == all_words.end()) return std::nullopt;
  std::string_view argument = line.substr(end);
  argument.remove_prefix(std::min(argument.find_first_not_of(' '), argument.size()));
  return EntryLine{found->command, std::string(argument)};
}

std::string entry_help() {
  std::string text =
      tr("Type turns, one or several a line, with or without numbers; comments in braces; tags in brackets; or:");
  text += '\n';
  for (const Words& words : all_words) {
    const std::string letter = words.letter.empty() ? "" : fmt::format("{}, ", words.letter);
    const std::string names = fmt::format("{}, {}{}", words.english, letter, words.russian);
    const std::size_t width = count_code_points(names);
    text += fmt::format("  {}{:{}}{}\n", names, "", width < 26 ? 26 - width : 1, tr(words.help));
  }
  return text;
}

}  // namespace plybook
