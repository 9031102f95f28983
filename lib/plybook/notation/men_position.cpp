#include "plybook/notation/men_position.h"

#include <algorithm>

#include "plybook/base/ascii.h"

namespace plybook {
namespace {

constexpr std::size_t ice_list = 2;
constexpr char ice_letter = 'F', king_letter = 'K';

/// White comes first in positions, whoever begins.
Side first_in_positions(const MenNotation& notation) {
  return notation.facts().letters[index(Side::second)] == "W" ? Side::second : Side::first;
}
/// Writes cells in order, those that follow each other as ranges where the game writes ranges.
class ListWriter {
 public:
  ListWriter(const MenNotation& notation, const View& view, std::string& out)
      : notation_(notation), names_(notation.names().front()), view_(view), out_(out) {}

  template <class Wanted>
  void write(Wanted wanted) {
    const auto order = names_.order();
    bool first = true;
    for (std::size_t i = 0; i < order.size();) {
      if (!wanted(view_.at(order[i]))) {
        ++i;
        continue;
      }
      if (!first) out_ += ',';
      first = false;
      i = write_run(i, wanted);
    }
  }

 private:
  template <class Wanted>
  std::size_t write_run(std::size_t begin, Wanted wanted) {
    const auto order = names_.order();
    write_cell(order[begin]);
    if (!notation_.facts().ranges) return begin + 1;
    std::size_t end = begin + 1;
    while (end < order.size() && wanted(view_.at(order[end])) && view_.at(order[end]) == view_.at(order[begin]) &&
           one_range(order[begin], order[end]))
      ++end;
    if (end - begin < 3) return begin + 1;
    out_ += '-';
    out_ += notation_.name(order[end - 1]);
    return end;
  }

  /// Ranges of names with letters stay in one row.
  bool one_range(Cell a, Cell b) const {
    return names_.naming().kind == Naming::Kind::numeric || notation_.name(a)[0] == notation_.name(b)[0];
  }

  void write_cell(Cell cell) {
    if (view_.at(cell).kind == PieceKind::king) out_ += king_letter;
    out_ += notation_.name(cell);
  }

  const MenNotation& notation_;
  const CellNames& names_;
  const View& view_;
  std::string& out_;
};

}  // namespace

void write_men_position(const MenNotation& notation, const View& view, std::string& out) {
  const auto& letters = notation.facts().letters;
  ListWriter lists(notation, view, out);
  out += letters[index(view.to_move)];
  const Side first = first_in_positions(notation);
  for (const Side side : {first, opponent(first)}) {
    out += ':';
    out += letters[index(side)];
    lists.write([side](Piece piece) {
      return (piece.kind == PieceKind::man || piece.kind == PieceKind::king) && piece.owner == side;
    });
  }
  const auto is_ice = [](Piece piece) { return piece.kind == PieceKind::ice; };
  if (std::none_of(view.cells.begin(), view.cells.end(), is_ice)) return;
  out += ':';
  out += ice_letter;
  lists.write(is_ice);
}

MenPositionReader::MenPositionReader(const MenNotation& notation, std::string_view text, std::vector<TextFault>& faults)
    : notation_(notation), original_(text), faults_(faults), plain_(plain(text, notation.likeness())) {
  view_.cells.resize(notation.topology().cells());
}

std::string_view MenPositionReader::text(Part piece) const {
  return std::string_view(plain_.text).substr(piece.begin, piece.size());
}

std::string MenPositionReader::written(Part piece) const {
  return std::string(plain_.original(piece.begin, piece.end).in(original_));
}

void MenPositionReader::fault(Code code, Part piece) { fault(code, piece, written(piece)); }

void MenPositionReader::fault(Code code, Part piece, std::string arg) {
  if (faults_.size() < most_faults)
    faults_.push_back({code, plain_.original(piece.begin, piece.end), {std::move(arg)}});
}

std::optional<View> MenPositionReader::read() {
  const std::size_t before = faults_.size();
  other_form_ = !plain_.liberties.none();
  unwrap();
  if (!read_squares()) {
    Part field{0, std::min(plain_.text.find(':'), plain_.text.size())};
    if (field.end == plain_.text.size()) {
      fault(Code::position_form, whole());
      return std::nullopt;
    }
    read_side_to_move(field);
    while (field.end < plain_.text.size()) {
      field.begin = field.end + 1;
      field.end = std::min(plain_.text.find(':', field.begin), plain_.text.size());
      read_field(field);
    }
    if (!told_[0] || !told_[1]) other_form_ = true;
  }
  if (faults_.size() != before) return std::nullopt;
  if (other_form_) {
    std::string canonical;
    write_men_position(notation_, view_, canonical);
    faults_.push_back({Code::fen_form, trimmed(original_), {std::move(canonical)}});
  }
  return std::move(view_);
}

/// Takes off what some programs put around a position: a whole tag, a closing dot.
void MenPositionReader::unwrap() {
  const auto keep = [this](std::size_t begin, std::size_t end) {
    plain_.text = plain_.text.substr(begin, end - begin);
    plain_.offsets.erase(plain_.offsets.begin() + static_cast<std::ptrdiff_t>(end) + 1, plain_.offsets.end());
    plain_.offsets.erase(plain_.offsets.begin(), plain_.offsets.begin() + static_cast<std::ptrdiff_t>(begin));
    other_form_ = true;
  };
  const std::size_t open = plain_.text.find('"'), close = plain_.text.rfind('"');
  if (plain_.text.starts_with('[') && close > open && close != std::string::npos) keep(open + 1, close);
  if (plain_.text.ends_with('.')) keep(0, plain_.text.size() - 1);
}

/// The form with a letter for each square, in the order of their numbers: `WbbbeeewwW`, capitals being kings.
bool MenPositionReader::read_squares() {
  const std::string& text = plain_.text;
  const CellNames* names = nullptr;
  for (const CellNames& each : notation_.names())
    if (each.naming().kind == Naming::Kind::numeric) names = &each;
  if (names == nullptr || text.size() != names->order().size() + 1) return false;
  const auto known = [this](char c) { return c == 'e' || c == 'E' || owner(c).has_value(); };
  if (!std::all_of(text.begin(), text.end(), known)) return false;
  read_side_to_move({0, 1});
  for (std::size_t i = 1; i < text.size(); ++i) {
    std::optional<Piece> piece = owner(text[i]);
    if (!piece) continue;
    if (upper(text[i]) == text[i]) piece->kind = PieceKind::king;
    view_.at(names->order()[i - 1]) = *piece;
  }
  other_form_ = true;
  return true;
}

/// The men that a letter in any case stands for.
std::optional<Piece> MenPositionReader::owner(char letter) const {
  const auto& facts = notation_.facts();
  if (!facts.ice_sign.empty() && upper(letter) == ice_letter) return Piece{PieceKind::ice, Side::none, 0};
  for (const Side side : {Side::first, Side::second})
    if (upper(letter) == facts.letters[index(side)][0]) return Piece{PieceKind::man, side, 0};
  return std::nullopt;
}

void MenPositionReader::read_side_to_move(Part field) {
  const std::string_view letter = text(field);
  const std::optional<Piece> found = letter.size() == 1 ? owner(letter[0]) : std::nullopt;
  if (found && found->kind == PieceKind::man) {
    view_.to_move = found->owner;
    if (upper(letter[0]) != letter[0]) other_form_ = true;
  } else if (letter == "?") {
    other_form_ = true;  // not known: the first side
  } else {
    fault(Code::position_side, field);
  }
}

/// Counters that some servers add: `H0`, `F1`.
bool MenPositionReader::read_counter(Part field) {
  const std::string_view written = text(field);
  if (written.size() < 2 || !std::all_of(written.begin() + 1, written.end(), is_digit)) return false;
  const bool half_moves = written[0] == 'H';
  if (!half_moves && !(written[0] == 'F' && (counters_ || notation_.facts().ice_sign.empty()))) return false;
  counters_ = true;
  other_form_ = true;
  return true;
}

void MenPositionReader::read_field(Part field) {
  if (field.empty() || read_counter(field)) {
    other_form_ = true;
    return;
  }
  const char letter = plain_.text[field.begin];
  const std::optional<Piece> piece = owner(letter);
  // A small letter before a digit is a cell's own, as in `b8`.
  const bool of_a_cell = upper(letter) != letter && field.size() > 1 && is_digit(plain_.text[field.begin + 1]);
  if (!piece || of_a_cell) {
    fault(Code::position_form, field);
    return;
  }
  if (upper(letter) != letter) other_form_ = true;
  read_list({field.begin + 1, field.end}, *piece,
            piece->kind == PieceKind::ice                   ? ice_list
            : piece->owner == first_in_positions(notation_) ? 0U
                                                            : 1U);
}

void MenPositionReader::read_list(Part list, Piece piece, std::size_t kind) {
  // The sides come in the order in which they are written, then ice, each once.
  if (std::any_of(told_.begin() + static_cast<std::ptrdiff_t>(kind), told_.end(), [](bool told) { return told; }))
    other_form_ = true;
  told_[kind] = true;
  if (kind == ice_list && list.empty()) other_form_ = true;
  last_ = -1;
  Part item{list.begin, list.begin};
  while (!list.empty()) {
    item.end = std::min(plain_.text.find(',', item.begin), list.end);
    if (item.empty())
      other_form_ = true;
    else
      read_item(item, piece);
    if (item.end == list.end) return;
    item.begin = item.end + 1;
  }
}

MenPositionReader::Found MenPositionReader::find_cell(std::string_view text) const {
  for (const CellNames& names : notation_.names())
    if (const CellNames::Reading reading = names.read(text); reading.length > 0)
      return reading.cell < not_playing ? Found{&names, reading.cell, reading.length} : Found{};
  return {};
}

MenPositionReader::Found MenPositionReader::read_cell(Part item) {
  const Found found = find_cell(text(item));
  if (found.names == nullptr) return found;
  const CellNames& canonical = notation_.names().front();
  if (found.names != &canonical || !canonical.read(text(item)).canonical()) other_form_ = true;
  return found;
}

/// `K` before a cell, or `.k` behind it.
void MenPositionReader::read_king(Part& item, Piece& piece) {
  const std::string_view written = text(item);
  if (written.ends_with(".k") || written.ends_with(".K")) {
    piece.kind = PieceKind::king;
    item.end -= 2;
    other_form_ = true;
  } else if (written[0] == king_letter && find_cell(written.substr(1)).names != nullptr) {
    piece.kind = PieceKind::king;
    ++item.begin;
  }
}

void MenPositionReader::read_item(Part item, Piece piece) {
  Part rest = item;
  if (notation_.facts().kings && piece.kind == PieceKind::man) read_king(rest, piece);
  const Found from = read_cell(rest);
  if (from.names == nullptr) return fault(Code::position_cell, item);
  rest.begin += from.length;
  if (rest.empty()) return put(item, from.cell, piece);
  if (plain_.text[rest.begin] != '-') return fault(Code::position_cell, item);
  ++rest.begin;
  const Found to = read_cell(rest);
  if (to.names != from.names || to.length != rest.size()) return fault(Code::position_cell, item);
  put_range(item, from, to, piece);
}

/// Ranges of numbers, or of places within a row.
void MenPositionReader::put_range(Part item, const Found& from, const Found& to, Piece piece) {
  const CellNames& names = *from.names;
  const std::size_t first = names.rank_in_order(from.cell), last = names.rank_in_order(to.cell);
  const Naming::Kind kind = names.naming().kind;
  const bool one_row = kind == Naming::Kind::numeric ||
                       (kind == Naming::Kind::dotted && names.name(from.cell)[0] == names.name(to.cell)[0]);
  if (!one_row || last < first) return fault(Code::position_form, item);
  for (std::size_t i = first; i <= last; ++i) put(item, names.order()[i], piece);
}

void MenPositionReader::put(Part item, Cell cell, Piece piece) {
  if (view_.at(cell).kind != PieceKind::none)
    return fault(Code::position_twice, item, std::string(notation_.name(cell)));
  view_.at(cell) = piece;
  const int place = notation_.names().front().rank_in_order(cell);
  if (place < last_) other_form_ = true;
  last_ = place;
}

}  // namespace plybook
