#include "plybook/base/comment_commands.h"

#include <algorithm>

#include "plybook/base/ascii.h"

namespace plybook {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Puts pieces of a comment together, a blank between them.
class Pieces {
 public:
  void add(std::string_view piece) {
    const std::size_t begin = piece.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return;
    if (!text_.empty()) text_ += ' ';
    text_ += piece.substr(begin, piece.find_last_not_of(blanks) + 1 - begin);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace

std::optional<CommentCommand> next_command(std::string_view comment, std::size_t from) {
  for (std::size_t at = comment.find("[%", from); at != std::string_view::npos; at = comment.find("[%", at + 1)) {
    std::size_t stop = at + 2;
    while (stop < comment.size() && is_letter(comment[stop])) ++stop;
    if (stop == at + 2 || stop == comment.size()) continue;
    if (comment[stop] != ']' && blanks.find(comment[stop]) == std::string_view::npos) continue;
    const std::size_t end = comment.find(']', stop);
    if (end == std::string_view::npos) return std::nullopt;
    const std::size_t body = std::min(stop + 1, end);
    return CommentCommand{at, end + 1, comment.substr(at + 2, stop - at - 2), comment.substr(body, end - body)};
  }
  return std::nullopt;
}

std::string with_commands(std::string_view comment, const CommandText& put) {
  Pieces pieces;
  std::size_t from = 0, search = 0;
  while (const auto command = next_command(comment, search)) {
    search = command->end;
    const auto text = put(*command);
    if (!text) continue;
    pieces.add(comment.substr(from, command->begin - from));
    pieces.add(*text);
    from = command->end;
  }
  pieces.add(comment.substr(from));
  return pieces.take();
}

bool is_clock_command(std::string_view name) {
  constexpr std::string_view names[] = {"clk", "clock", "emt", "egt", "mct"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace plybook
