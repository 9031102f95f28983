#include <algorithm>
#include <map>

#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/text_board.h"

namespace plybook {
namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view side_line = "to move:";

/// A row of a board: its cells from left to right.
struct Row {
  std::string_view name;
  std::vector<Cell> cells;
};

/// The rows from the top, as the first side sees them.
std::vector<Row> rows_of(const Game& game) {
  std::map<int, std::map<int, Cell>> places;
  for (std::size_t i = 0; i < game.topology->cells(); ++i) {
    const HalfCells p = game.topology->centre(cell_at(i));
    places[p.y][p.x] = cell_at(i);
  }
  std::vector<Row> rows;
  for (const auto& [y, cells] : places) {
    Row& row = rows.emplace_back();
    for (const auto& [x, cell] : cells) row.cells.push_back(cell);
    row.name = label_of(game.notation->name(row.cells.front())).row;
  }
  return rows;
}

/// A row as it was written: which one it is, and its signs.
struct WrittenRow {
  std::size_t row;
  Span line;
  std::vector<Span> signs;
};

class TextBoardReader {
 public:
  TextBoardReader(const Game& game, std::string_view text, std::vector<TextFault>& faults)
      : game_(game), text_(text), faults_(faults), rows_(rows_of(game)) {
    for (const Piece piece : possible_pieces(game))
      for (const BoardLetters letters : {BoardLetters::ascii, BoardLetters::unicode})
        signs_.try_emplace(board_sign(piece, game, letters), piece);
  }

  std::optional<View> read() {
    const std::size_t before = faults_.size();
    read_lines();
    View view;
    view.cells.resize(game_.topology->cells());
    if (faults_.size() == before) put_rows(view);
    if (faults_.size() == before) read_side(view);
    if (faults_.size() != before) return std::nullopt;
    return view;
  }

 private:
  void fault(Code code, Span span, std::vector<std::string> args = {}) {
    faults_.push_back({code, span, std::move(args)});
  }

  void read_lines() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      const Span line{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end - at)};
      at = end + 1;
      const std::string_view words = line.in(text_);
      const std::size_t start = std::min(words.find_first_not_of(blanks), words.size());
      if (words.substr(start).starts_with(side_line)) {
        side_ = {line.begin + static_cast<std::uint32_t>(start + side_line.size()),
                 line.length - static_cast<std::uint32_t>(start + side_line.size())};
        return;
      }
      read_line(line);
    }
  }

  std::vector<Span> words_of(Span line) const {
    std::vector<Span> words;
    const std::string_view text = line.in(text_);
    for (std::size_t at = text.find_first_not_of(blanks); at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
      words.push_back({line.begin + static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end - at)});
      at = text.find_first_not_of(blanks, end);
    }
    return words;
  }

  void read_line(Span line) {
    std::vector<Span> words = words_of(line);
    if (words.empty()) return;
    if (const auto row = row_of(words)) {
      if (!rows_[*row].name.empty()) words.erase(words.begin());
      if (words.size() != rows_[*row].cells.size())
        fault(Code::board_row_length, line, {std::to_string(words.size()), std::to_string(rows_[*row].cells.size())});
      written_.push_back({*row, line, std::move(words)});
      return;
    }
    const bool before = written_.empty(), behind = written_.size() == rows_.size();
    if (!before && !behind && !names_columns(words)) fault(Code::board_line, line);
  }

  /// Whether a line is the one below the board that names the columns.
  bool names_columns(const std::vector<Span>& words) const {
    return std::all_of(words.begin(), words.end(), [&](Span word) {
      const auto named = [&](Cell cell) { return label_of(game_.notation->name(cell)).column == word.in(text_); };
      return std::any_of(rows_.front().cells.begin(), rows_.front().cells.end(), named) ||
             std::any_of(rows_.back().cells.begin(), rows_.back().cells.end(), named);
    });
  }

  /// The row that a line's first word names; on boards without names of rows, the next one if it has that many cells.
  std::optional<std::size_t> row_of(const std::vector<Span>& words) const {
    if (rows_.front().name.empty()) {
      const std::size_t next = written_.size();
      const bool fits = next < rows_.size() && words.size() == rows_[next].cells.size();
      return fits ? std::optional(next) : std::nullopt;
    }
    const std::string_view name = words.front().in(text_);
    const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.name == name; });
    if (found == rows_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows_.begin());
  }

  void put_rows(View& view) {
    if (written_.size() != rows_.size()) {
      fault(Code::board_rows, {0, static_cast<std::uint32_t>(text_.size())},
            {std::to_string(written_.size()), std::to_string(rows_.size())});
      return;
    }
    const bool flipped = written_.front().row > written_.back().row;
    for (std::size_t i = 0; i < written_.size(); ++i) {
      const WrittenRow& line = written_[i];
      if (line.row != (flipped ? rows_.size() - 1 - i : i)) fault(Code::board_line, line.line);
      std::vector<Cell> cells = rows_[line.row].cells;
      if (flipped) std::reverse(cells.begin(), cells.end());
      for (std::size_t k = 0; k < cells.size(); ++k) put_sign(view, cells[k], line.signs[k]);
    }
  }

  void put_sign(View& view, Cell cell, Span word) {
    const auto found = signs_.find(word.in(text_));
    if (found == signs_.end()) {
      fault(Code::board_sign, word, {std::string(word.in(text_))});
    } else {
      view.at(cell) = found->second;
    }
  }

  /// Whose turn it is; in games with rights, they follow as in position texts.
  void read_side(View& view) {
    const std::vector<Span> words = words_of(side_);
    if (words.empty()) return;
    const std::string_view letter = words.front().in(text_);
    const bool second = letter == game_.sides[1].letter;
    if (!second && letter != game_.sides[0].letter) {
      fault(Code::board_side, words.front(),
            {std::string(letter), game_.sides[0].letter + ", " + game_.sides[1].letter});
      return;
    }
    view.to_move = second ? Side::second : Side::first;
    if (words.size() > 1) read_rights(view, words);
  }

  void read_rights(View& view, const std::vector<Span>& words) {
    std::string position;
    game_.notation->write_position(view, position);
    position.resize(std::min(position.find(' '), position.size()));
    const auto rows_end = static_cast<std::uint32_t>(position.size());
    for (const Span word : words) position.append(" ").append(word.in(text_));
    std::vector<TextFault> told;
    if (const auto whole = game_.notation->read_position(position, told)) {
      view = *whole;
      return;
    }
    for (TextFault& one : told) {
      const bool in_rights = one.span.begin > rows_end;
      fault(one.code, in_rights ? side_ : Span{0, static_cast<std::uint32_t>(text_.size())}, std::move(one.args));
    }
  }

  const Game& game_;
  std::string_view text_;
  std::vector<TextFault>& faults_;
  std::vector<Row> rows_;
  std::map<std::string, Piece, std::less<>> signs_;
  std::vector<WrittenRow> written_;
  Span side_;
};

}  // namespace

std::optional<View> read_text_board(const Game& game, std::string_view text, std::vector<TextFault>& faults) {
  return TextBoardReader(game, text, faults).read();
}

}  // namespace plybook
