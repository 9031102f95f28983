#include "plybook/notation/tile_position.h"

#include <algorithm>
#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/notation/plain_text.h"
#include "plybook/notation/tile_letters.h"

namespace plybook {
namespace {

constexpr std::size_t most_used = 2;  // a castling uses two tiles
constexpr std::string_view castling_letters = "RB";

Span part(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

/// The letter that a character of a row was meant for: look-alikes, zeros, the other case where that is free.
char meant(char32_t written) {
  const char32_t c = look_alike(written);
  if (c >= 0x80) return written == U'\u2502' || written == U'\u00A6' ? '|' : '?';
  switch (const char ascii = static_cast<char>(c)) {
    case 'O':
    case '0':
      return 'o';
    case 'N':
    case 'E':
    case 'S':
    case 'W':
      return static_cast<char>(ascii + 0x20);
    case 'f':
    case 'j':
    case 'l':
      return upper(ascii);
    default:
      return ascii;
  }
}

/// A field of one letter or several, as plain capitals.
std::string capitals(std::string_view field) {
  std::string result = plain(field, Likeness::strict).text;
  std::transform(result.begin(), result.end(), result.begin(), upper);
  return result;
}

}  // namespace

void write_tile_position(const TileNotation& notation, const View& view, std::string& out) {
  const std::size_t width = notation.width();
  for (std::size_t rank = notation.height(); rank-- > 0;) {
    for (std::size_t file = 0; file < width; ++file) out += tile_letter(view.cells[rank * width + file]);
    if (rank > 0) out += '/';
  }
  out += ' ';
  out += castling_letters[index(view.to_move)];
  if (!view.castlings_told) return;
  out += ' ';
  if (view.castlings[0] == 0 && view.castlings[1] == 0) out += '-';
  for (std::size_t side = 0; side < 2; ++side)
    out.append(view.castlings[side] == View::unlimited ? 1 : view.castlings[side], castling_letters[side]);
  out += ' ';
  if (view.used.empty()) out += '-';
  for (std::size_t i = 0; i < view.used.size(); ++i) {
    if (i > 0) out += ',';
    out += notation.name(view.used[i]);
  }
}

TilePositionReader::TilePositionReader(const TileNotation& notation, std::string_view text,
                                       std::vector<TextFault>& faults)
    : notation_(notation), text_(text), faults_(faults) {
  view_.cells.resize(notation.names().order().size());
}

void TilePositionReader::fault(Code code, Span span, std::vector<std::string> args) {
  if (faults_.size() < most_faults) faults_.push_back({code, span, std::move(args)});
}

std::optional<View> TilePositionReader::read() {
  const std::size_t before = faults_.size();
  split();
  if (fields_.empty()) fault(Code::position_form, trimmed(text_), {written(trimmed(text_))});
  if (fields_.size() > 4)
    fault(Code::position_form, part(fields_[4].begin, fields_.back().end()), {written(fields_[4])});
  if (fields_.size() > 0) read_rows(fields_[0]);
  if (fields_.size() > 1) read_side(fields_[1]);
  if (fields_.size() > 2) read_castlings(fields_[2]);
  if (fields_.size() > 3) read_used(fields_[3]);
  if (faults_.size() != before) return std::nullopt;
  if (other_form_) {
    std::string canonical;
    write_tile_position(notation_, view_, canonical);
    faults_.push_back({Code::fen_form, trimmed(text_), {std::move(canonical)}});
  }
  return std::move(view_);
}

/// Cuts the text at its blanks. A dot behind the last field belongs to the sentence around it.
void TilePositionReader::split() {
  std::size_t begin = 0;
  const auto close = [&](std::size_t end) {
    if (begin < end) fields_.push_back(part(begin, end));
  };
  for (std::size_t i = 0; i < text_.size();) {
    const std::size_t start = i;
    const char32_t c = next_code_point(text_, i);
    if (!is_blank(c) && c != '\n' && c != '\r') continue;
    close(start);
    begin = i;
  }
  close(text_.size());
  if (fields_.size() < 2 || !written(fields_.back()).ends_with('.')) return;
  other_form_ = true;
  if (--fields_.back().length == 0) fields_.pop_back();
}

// Rows

void TilePositionReader::read_rows(Span field) {
  std::vector<Span> rows;
  for (std::size_t begin = field.begin; begin <= field.end();) {
    const std::size_t end = std::min<std::size_t>(text_.find('/', begin), field.end());
    rows.push_back(part(begin, end));
    begin = end + 1;
  }
  const std::size_t height = notation_.height();
  if (rows.size() == height + 1 && rows.back().empty()) {
    rows.pop_back();
    other_form_ = true;
  }
  if (rows.size() != height) {
    fault(Code::position_rows, field, {std::to_string(height), std::to_string(rows.size())});
    board_whole_ = false;
  }
  for (std::size_t row = 0; row < rows.size(); ++row) read_row(row, rows[row]);
  check_windows(field);
  check_runners(field);
}

void TilePositionReader::read_row(std::size_t row, Span text) {
  std::size_t file = 0;
  for (std::size_t i = text.begin; i < text.end(); ++file) {
    const std::size_t start = i;
    next_code_point(text_, i);
    read_letter(row, file, part(start, i));
  }
  if (file == notation_.width()) return;
  board_whole_ = false;
  fault(Code::position_row_length, text,
        {std::to_string(row + 1), std::to_string(notation_.width()), std::to_string(file)});
}

void TilePositionReader::read_letter(std::size_t row, std::size_t file, Span letter) {
  std::size_t at = 0;
  const char32_t c = next_code_point(letter.in(text_), at);
  std::optional<Piece> piece = c < 0x80 ? tile_of_letter(static_cast<char>(c)) : std::nullopt;
  if (!piece) {
    piece = tile_of_letter(meant(c));
    other_form_ = true;
  }
  if (piece)
    put(row, file, *piece);
  else
    fault(Code::position_letter, letter, {written(letter)});
}

void TilePositionReader::put(std::size_t row, std::size_t file, Piece piece) {
  pieces_.push_back(piece);
  if (row < notation_.height() && file < notation_.width()) view_.at(cell_of(row, file)) = piece;
}

/// Row 0 is the last rank.
Cell TilePositionReader::cell_of(std::size_t row, std::size_t file) const {
  return cell_at((notation_.height() - 1 - row) * notation_.width() + file);
}

/// One window for each side, or a common one on two neighbouring cells, which is also written as one of each.
void TilePositionReader::check_windows(Span rows) {
  const auto number = [&](Side owner) {
    return std::count(pieces_.begin(), pieces_.end(), Piece{PieceKind::window, owner, 0});
  };
  const auto red = number(Side::first), blue = number(Side::second), common = number(Side::none);
  bool fit = (red == 1 && blue == 1 && common == 0) || (red == 0 && blue == 0 && common == 2);
  if (fit && board_whole_) {
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < view_.cells.size(); ++i)
      if (view_.cells[i].kind == PieceKind::window) cells.push_back(i);
    const std::size_t width = notation_.width(), distance = cells.size() == 2 ? cells[1] - cells[0] : 0;
    const bool next = distance == width || (distance == 1 && cells[1] % width != 0);
    if (next)
      for (const std::size_t i : cells) view_.cells[i].owner = Side::none;
    fit = next || common == 0;
  }
  if (!fit) fault(Code::position_windows, rows, {std::to_string(red + blue + common)});
}

void TilePositionReader::check_runners(Span rows) {
  for (const Side side : {Side::first, Side::second})
    if (std::count(pieces_.begin(), pieces_.end(), Piece{PieceKind::tile, side, 0}) != 1)
      return fault(Code::position_runner, rows, {});
}

// The other fields

void TilePositionReader::read_side(Span field) {
  const std::string letter = capitals(field.in(text_));
  const std::size_t side = letter.size() == 1 ? castling_letters.find(letter) : std::string_view::npos;
  if (side == std::string_view::npos) return fault(Code::position_side, field, {written(field)});
  view_.to_move = static_cast<Side>(side);
  if (letter != field.in(text_)) other_form_ = true;
}

void TilePositionReader::read_castlings(Span field) {
  const std::string letters = capitals(field.in(text_));
  view_.castlings_told = true;
  if (letters != field.in(text_)) other_form_ = true;
  if (letters == "-") return;
  for (std::size_t side = 0; side < 2; ++side) {
    const auto left = std::count(letters.begin(), letters.end(), castling_letters[side]);
    view_.castlings[side] = static_cast<std::uint16_t>(std::min<std::ptrdiff_t>(left, View::unlimited - 1));
  }
  if (letters.find_first_not_of(castling_letters) != std::string::npos)
    return fault(Code::position_castlings, field, {written(field)});
  if (letters.find("BR") != std::string::npos) other_form_ = true;
}

void TilePositionReader::read_used(Span field) {
  const std::string plain_text = plain(field.in(text_), Likeness::strict).text;
  if (plain_text == "-") {
    if (plain_text != field.in(text_)) other_form_ = true;
    return;
  }
  for (std::size_t begin = field.begin; begin <= field.end();) {
    const std::size_t end = std::min<std::size_t>(text_.find(',', begin), field.end());
    read_used_cell(part(begin, end));
    begin = end + 1;
  }
}

void TilePositionReader::read_used_cell(Span item) {
  if (item.empty()) {
    other_form_ = true;
    return;
  }
  const Cell cell = notation_.cell(item.in(text_));
  if (cell == no_cell) return fault(Code::position_cell, item, {written(item)});
  if (notation_.name(cell) != item.in(text_)) other_form_ = true;
  use(item, cell);
}

void TilePositionReader::use(Span item, Cell cell) {
  auto& used = view_.used;
  const auto place = std::lower_bound(used.begin(), used.end(), cell);
  if (place != used.end()) other_form_ = true;  // twice, or not in order
  if (place != used.end() && *place == cell) return;
  if (used.size() == most_used || view_.at(cell).kind == PieceKind::window)
    return fault(Code::position_used, item, {std::string(notation_.name(cell))});
  used.insert(place, cell);
}

}  // namespace plybook
