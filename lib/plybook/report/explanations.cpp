#include "plybook/report/explanations.h"

#include <algorithm>
#include <cassert>

#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

constexpr auto tables = {&explanations_of_draughts,  &explanations_of_kings,   &explanations_of_corners,
                         &explanations_of_sliding,   &explanations_of_turns,   &explanations_of_positions,
                         &explanations_of_liberties, &explanations_of_results, &explanations_of_records,
                         &explanations_of_forms,     &explanations_of_yaml,    &explanations_of_games,
                         &explanations_of_diagrams,  &explanations_of_books};

struct Group {
  std::string_view name;
  const char* text;
};

constexpr Group groups[] = {
    {"illegal-turn", N_("An illegal turn ends the replay of its line: the turns before it count, those behind it are "
                        "read but not played, and other lines and records go on. The finding lists the legal turns; "
                        "where one change alone makes the rest legal, it names it.")},
    {"unreadable-turn", N_("A turn that cannot be read ends the replay of its line as an illegal one does: what stands "
                           "before it counts, what stands behind it is read but not played.")},
    {"position",
     N_("A position with an error is not played from: the turns of its record are read and not checked. One with "
        "warnings only is played as it stands. All that is wrong with a position is told at once.")},
    {"yaml", N_("Game files, books and themes are read strictly, so that they mean what they seem to mean. A file with "
                "such an error is not used at all.")},
    {"game-file", N_("A file with an error is not used at all; records of its game cannot be checked until it is "
                     "mended. All that is wrong with a file is told at once, with line and column.")},
    {"diagram", N_("A wrong mark or arrow of an option leaves the whole picture undrawn, one of a book leaves out its "
                   "figure, one of a comment only itself.")},
    {"text-board", N_("Nothing is drawn from a typed board with an error.")},
    {"figure", N_("The other figures of the book are drawn all the same; the exit status is 1.")},
};

/// The value of `HH` in `\xHH`.
char byte_of(char high, char low) {
  const auto value = [](char digit) { return digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10; };
  return static_cast<char>(value(high) * 16 + value(low));
}

}  // namespace

const Explanation* explanation(Code code) {
  for (const auto table : tables)
    for (const Explanation& entry : table())
      if (entry.code == code) return &entry;
  return nullptr;
}

std::vector<Explanation> all_explanations() {
  std::vector<Explanation> all;
  for (const auto table : tables) {
    const auto entries = table();
    all.insert(all.end(), entries.begin(), entries.end());
  }
  return all;
}

const char* group_explanation(std::string_view group) {
  const auto* found =
      std::find_if(std::begin(groups), std::end(groups), [&](const Group& g) { return g.name == group; });
  return found == std::end(groups) ? "" : found->text;
}

std::string example_bytes(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\\x" && i + 3 < text.size()) {
      bytes += byte_of(text[i + 2], text[i + 3]);
      i += 3;
    } else {
      bytes += text[i];
    }
  }
  return bytes;
}

std::string mended_input(const Example& example) {
  std::string text = example.input;
  const std::string_view wrong = example.wrong;
  const std::size_t at = text.find(wrong);
  assert(!wrong.empty() && at != std::string::npos);
  return text.replace(at, wrong.size(), example.right);
}

}  // namespace plybook
