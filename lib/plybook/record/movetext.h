#pragma once

#include <cstddef>

/// Where words of movetext begin and end, and what begins a record.
namespace plybook {

/// The end of the word at `p`: the next blank or token of its own, or `end`.
const char* find_word_end(const char* p, const char* end);

/// The end of the turn whose first word is [begin, end_of_word), blanks within it included: `c3 - d4`, `4- 9`,
/// `25 x3`. The end of that word where nothing belongs to it.
const char* find_turn_end(const char* begin, const char* end_of_word, const char* end);

/// Length of the dots at `p`, `…` included, and how many they are.
struct Dots {
  std::size_t length = 0;
  std::size_t count = 0;
};
Dots dots_at(const char* p, const char* end);

/// Whether the text at `p` is certainly movetext: a full turn, or a move number and what may follow it.
bool begins_movetext(const char* p, const char* end);

/// Skips text that is no record, up to the end of its line or to a tag or a first move that stands in it.
struct StrayLine {
  const char* stop = nullptr;
  std::size_t words = 0;
};
StrayLine skip_stray_line(const char* p, const char* end);

/// How far the functions above look ahead at most, so that a reader knows how much text they want to see.
inline constexpr std::ptrdiff_t look_ahead = 4096;

}  // namespace plybook
