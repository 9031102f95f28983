#include "plybook/diagram/mark_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "plybook/base/closest.h"
#include "plybook/base/comment_commands.h"
#include "plybook/base/unicode.h"

namespace plybook {

namespace {

constexpr std::array<PaintRole, 4> mark_colours = {PaintRole::green, PaintRole::red, PaintRole::yellow,
                                                   PaintRole::blue};
static_assert(mark_colours.size() == std::size(mark_colour_names));

std::optional<PaintRole> find_colour(std::string_view name) {
  const auto* found = std::find(std::begin(mark_colour_names), std::end(mark_colour_names), name);
  if (found == std::end(mark_colour_names)) return std::nullopt;
  return mark_colours[static_cast<std::size_t>(found - std::begin(mark_colour_names))];
}

/// `a, b, c`.
std::string listed(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
}

Span span_of(std::string_view part, std::string_view text) {
  return {static_cast<std::uint32_t>(part.data() - text.data()), static_cast<std::uint32_t>(part.size())};
}

TextFault wrong_cell(const Game& game, std::string_view word, std::string_view text) {
  if (const auto near = game.nearest_cell(word))
    return {Code::diagram_cell_like, span_of(word, text), {std::string(word), std::string(*near)}};
  return {Code::diagram_cell, span_of(word, text), {std::string(word)}};
}

TextFault wrong_word(std::string_view word, std::string_view text, const std::vector<std::string_view>& allowed) {
  if (const auto near = closest(word, allowed))
    return {Code::diagram_word_like, span_of(word, text), {std::string(word), std::string(*near)}};
  return {Code::diagram_word, span_of(word, text), {std::string(word), listed(allowed)}};
}

/// Takes the text up to the first of some characters, which is taken away too.
std::string_view take_until(std::string_view& rest, std::string_view ends) {
  const std::size_t end = std::min(rest.find_first_of(ends), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.size() <= 4 && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// One letter of any alphabet; a sign or a control character is none.
bool is_letter(std::string_view word) {
  if (word.empty() || !is_valid_utf8(word) || count_code_points(word) != 1) return false;
  const char c = word.front();
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || word.size() > 1;
}

std::vector<std::string_view> words_of_marks() {
  std::vector<std::string_view> words(std::begin(mark_shape_names), std::end(mark_shape_names));
  words.insert(words.end(), std::begin(mark_colour_names), std::end(mark_colour_names));
  return words;
}

}  // namespace

tl::expected<std::vector<Cell>, TextFault> read_cells(const Game& game, std::string_view text) {
  std::vector<Cell> cells;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of("-,", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const Cell cell = game.notation->cell(word);
    if (cell == no_cell) return tl::unexpected(wrong_cell(game, word, text));
    cells.push_back(cell);
    at = end + 1;
  }
  return cells;
}

tl::expected<CellArrow, TextFault> read_arrow(const Game& game, std::string_view text) {
  std::string_view rest = text;
  const std::string_view path = take_until(rest, ":");
  const auto cells = read_cells(game, path);
  if (!cells) return tl::unexpected(cells.error());
  CellArrow arrow;
  arrow.cells = *cells;
  if (arrow.cells.size() < 2)
    return tl::unexpected(TextFault{Code::diagram_form, span_of(text, text), {std::string(text), "a1-c3:red"}});
  if (rest.empty()) return arrow;
  const auto colour = find_colour(rest);
  if (!colour)
    return tl::unexpected(wrong_word(rest, text, {std::begin(mark_colour_names), std::end(mark_colour_names)}));
  arrow.role = *colour;
  return arrow;
}

tl::expected<CellMark, TextFault> read_mark(const Game& game, std::string_view text) {
  std::string_view rest = text;
  const std::string_view name = take_until(rest, ":");
  CellMark mark;
  mark.cell = game.notation->cell(name);
  if (mark.cell == no_cell) return tl::unexpected(wrong_cell(game, name, text));
  while (!rest.empty()) {
    const std::string_view word = take_until(rest, ":");
    if (const auto shape = find_mark_shape(word)) {
      mark.shape = *shape;
    } else if (const auto colour = find_colour(word)) {
      mark.role = *colour;
    } else if (is_number(word) || is_letter(word)) {
      mark.text = word;
    } else {
      return tl::unexpected(wrong_word(word, text, words_of_marks()));
    }
  }
  return mark;
}

namespace {

std::optional<PaintRole> colour_of_letter(char letter) {
  constexpr std::string_view letters = "GRYB";
  const std::size_t at = letters.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return mark_colours[at];
}

/// Cells written one behind the other, with hyphens between or without; none when the text is not that.
std::vector<Cell> joined_cells(const Game& game, std::string_view text) {
  constexpr std::size_t longest_name = 8;
  std::vector<Cell> cells;
  while (!text.empty()) {
    Cell cell = no_cell;
    std::size_t taken = 0;
    for (std::size_t length = std::min(longest_name, text.size()); length > 0; --length) {
      cell = game.notation->cell(text.substr(0, length));
      taken = length;
      if (cell != no_cell) break;
    }
    if (cell == no_cell) return {};
    cells.push_back(cell);
    text.remove_prefix(taken);
    if (text.starts_with('-')) text.remove_prefix(1);
  }
  return cells;
}

class CommentReader {
 public:
  CommentReader(const Game& game, std::string_view comment, CommentMarks& found)
      : game_(game), comment_(comment), found_(found) {}

  void command(std::string_view body, bool arrows) {
    while (!body.empty()) {
      std::string_view item = take_until(body, ", \t\r\n");
      if (!item.empty()) arrows ? arrow(item) : mark(item);
    }
  }

 private:
  void fault(std::string_view item) {
    found_.faults.push_back({Code::diagram_command, span_of(item, comment_), {std::string(item)}});
  }

  void mark(std::string_view item) {
    const auto colour = colour_of_letter(item.front());
    const Cell cell = game_.notation->cell(item.substr(1));
    if (!colour || cell == no_cell) return fault(item);
    CellMark mark;
    mark.cell = cell;
    mark.role = *colour;
    found_.marks.push_back(std::move(mark));
  }

  void arrow(std::string_view item) {
    const auto colour = colour_of_letter(item.front());
    std::vector<Cell> cells = joined_cells(game_, item.substr(1));
    if (!colour || cells.size() < 2) return fault(item);
    found_.arrows.push_back({std::move(cells), *colour});
  }

  const Game& game_;
  std::string_view comment_;
  CommentMarks& found_;
};

bool is_marks(const CommentCommand& command) { return command.name == "cal" || command.name == "csl"; }

}  // namespace

void read_comment_marks(const Game& game, std::string_view comment, CommentMarks& found) {
  CommentReader reader(game, comment, found);
  std::size_t from = 0;
  while (const auto command = next_command(comment, from)) {
    if (is_marks(*command)) reader.command(command->body, command->name == "cal");
    from = command->end;
  }
}

std::string without_mark_commands(std::string_view comment) {
  return with_commands(comment, [](const CommentCommand& command) {
    return is_marks(command) ? std::optional<std::string>("") : std::nullopt;
  });
}

}  // namespace plybook
