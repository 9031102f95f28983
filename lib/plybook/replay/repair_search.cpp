#include "plybook/replay/repair_search.h"

#include <algorithm>
#include <utility>

#include "plybook/replay/diagnosis.h"

namespace plybook {
namespace {

/// Longer lines are not searched.
constexpr std::size_t most_turns = 20'000;
/// A turn left out, written twice or in the wrong place is noticed at once, or a few turns later by chance.
constexpr std::size_t near = 4;
/// More turns than these that may have been left out in one place are nothing that helps.
constexpr std::size_t most_insertions = 8;
/// Bytes of a turn of several jumps that is looked into.
constexpr std::size_t shortest_path = 7, longest_path = 80;
constexpr std::uint64_t work_per_turn = 200, work_of_any = 50'000;

std::string both(std::string_view a, std::string_view b) { return std::string(a).append(" ").append(b); }

/// The characters that the canonical texts of turns are made of.
std::string alphabet_of(const Game& game) {
  std::string letters = "-:*@<>";
  for (std::size_t i = 0; i < game.topology->cells(); ++i) letters += game.notation->name(cell_at(i));
  std::sort(letters.begin(), letters.end());
  letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
  return letters;
}

}  // namespace

RepairSearch::RepairSearch(const Record& record, const Game& game, const Position& start)
    : game_(game), line_(record, game, most_turns), end_(record), play_(game.rules->begin(start)) {
  most_work_ = work_of_any + work_per_turn * line_.size();
}

Repairs RepairSearch::find() {
  if (!find_fault()) return {};
  const bool is_local = is_fault_local();
  search_near(is_local);
  if (!is_local)
    for (std::size_t at = fault_; at-- > 0;) replace(at);
  if (work_ > most_work_) is_doubtful_ = true;
  if (repairs_.found.size() == 1 && !is_doubtful_ && !is_local) list_near_rivals();
  if (fault_ == line_.size()) is_doubtful_ = true;  // the result itself may be the slip, or what follows was lost
  repairs_.is_certain = repairs_.found.size() == 1 && !is_doubtful_;
  repairs_.work = work_;
  return std::move(repairs_);
}

/// Plays the line up to its fault. False where it has none, or none that could be looked into.
bool RepairSearch::find_fault() {
  std::optional<Outcome> outcome = game_.rules->outcome(play_);
  before_.clear();
  before_.push_back({play_.position, play_.ply});
  while (fault_ < line_.size() && !outcome) {
    const std::size_t used = line_.play(game_, play_, fault_);
    if (used == 0) break;
    outcome = game_.rules->outcome(play_);
    for (std::size_t piece = 1; piece < used; ++piece) before_.push_back({{}, 0, false});
    before_.push_back({play_.position, play_.ply});
    fault_ += used;
  }
  history_is_of_ = fault_;
  return fault_ < line_.size() || (line_.is_whole() && !end_.agrees(outcome));
}

/// Whether the turn at the fault cannot be in any position, so that the slip must be there.
bool RepairSearch::is_fault_local() const {
  if (fault_ == line_.size()) return false;
  if (!line_[fault_].is_readable) return true;
  const auto resolved = game_.rules->resolve(play_, line_[fault_].text);
  return !resolved && resolved.error().code == Code::not_playing_cell;
}

/// Goes to the position before the i-th turn. History can only be cut back: where it was cut too far, the record's own
/// turns are played again.
void RepairSearch::go_to(std::size_t i) {
  const std::size_t from = play_.history ? std::min(i, history_is_of_) : i;
  play_.position = before_[from].position;
  play_.ply = before_[from].ply;
  history_is_of_ = i;
  if (!play_.history) return;
  play_.history->cut(play_.ply);
  for (std::size_t at = from; at < i;) at += line_.play(game_, play_, at);
}

/// Whether the line can be played from its i-th turn on, and ends as the record says.
bool RepairSearch::rest_fits(std::size_t i, std::optional<Outcome> outcome) {
  while (i < line_.size()) {
    if (outcome || ++work_ > most_work_) return false;
    // Back in a position of the record itself, the fault would come as it came. With history that is not certain.
    if (i <= fault_ && !play_.history && before_[i].is_turn && play_.position == before_[i].position) return false;
    const std::size_t used = line_.play(game_, play_, i);
    if (used == 0) return false;
    outcome = game_.rules->outcome(play_);
    i += used;
  }
  return !line_.is_whole() || end_.agrees(outcome);
}

bool RepairSearch::fits(std::size_t at, const Turn& turn, std::size_t next) {
  go_to(at);
  game_.rules->play(play_, turn);
  if (next <= fault_ && before_[next].is_turn && before_[next].ply == play_.ply &&
      play_.position == before_[next].position)
    return false;  // the turn that is written there
  return rest_fits(next, game_.rules->outcome(play_));
}

void RepairSearch::search_near(bool is_local) {
  const std::size_t first = fault_ > near ? fault_ - near : 0;
  if (fault_ < line_.size()) {
    replace(fault_);
    split(fault_);
  }
  for (std::size_t at = fault_ + 1; at-- > (fault_ > 0 ? fault_ - 1 : 0);) join(at);
  if (is_local) return;
  for (std::size_t at = fault_ + 1; at-- > first;) {
    if (!before_[at].is_turn) continue;
    drop(at);
    swap(at);
    insert(at);
  }
}

void RepairSearch::replace(std::size_t at) {
  if (!before_[at].is_turn || work_ > most_work_) return;
  const Slips slips(line_.written(at));
  options_.clear();
  go_to(at);
  turns_.clear();
  game_.rules->legal(play_, turns_);
  work_ += turns_.size() / 4;
  for (const Turn& turn : turns_) explain(at, turn, slips);
  if (at == fault_) explain_by_edits(at);
  for (const Option& option : options_)
    if (fits(at, option.turn, at + 1)) add(Repair::Kind::replace, at, std::string(line_.written(at)), option.text);
}

/// Adds the ways to write a legal turn of which a slip makes what is written.
void RepairSearch::explain(std::size_t at, const Turn& turn, const Slips& slips) {
  std::string text = turn_text(game_, play_, turn);
  if (slips.explain(text)) options_.push_back({turn, std::move(text)});
  // Where turns are told apart by their ends, the path may be another than the one that is listed.
  const TurnText& written = line_[at].text;
  if (!line_[at].is_readable || written.cells.size() < 3 || turn.kind != TurnKind::jump || turn.length != 2) return;
  if (written.cells.front() != turn.from() && written.cells.back() != turn.to()) return;
  TurnText path = written;
  path.cells.front() = turn.from();
  path.cells.back() = turn.to();
  text.clear();
  game_.notation->write_turn(path, text);
  if (slips.explain(text) && game_.rules->resolve(play_, path))
    add_option({turn, turn_text(game_, play_, turn, &path)});
}

/// Where turns are told apart by their ends, a path with a slip in its middle resembles no legal turn as it is listed.
/// A path that was not written in full says less than one that was: it counts where there is no other to the same end.
void RepairSearch::explain_by_edits(std::size_t at) {
  const std::string_view written = line_.written(at);
  if (written.size() < shortest_path || written.size() > longest_path) return;
  std::vector<Option> in_part;
  TurnText text, full;
  for (const std::string& edit : single_edits(written, alphabet_of(game_))) {
    if (!game_.notation->read_turn(edit, text) || text.form != TurnText::Form::cells || text.cells.size() < 3) continue;
    const auto resolved = game_.rules->resolve(play_, text);
    if (!resolved || resolved->turn.kind != TurnKind::jump || resolved->turn.length != 2) continue;
    game_.rules->spell(play_, resolved->turn, &text, full);
    Option option{resolved->turn, {}};
    game_.notation->write_turn(full, option.text);
    if (full.cells.size() == text.cells.size()) {
      add_option(std::move(option));
    } else {
      in_part.push_back(std::move(option));
    }
  }
  for (Option& option : in_part)
    if (std::none_of(options_.begin(), options_.end(), [&](const Option& other) {
          return other.turn.from() == option.turn.from() && other.turn.to() == option.turn.to();
        }))
      add_option(std::move(option));
}

void RepairSearch::add_option(Option option) {
  if (std::none_of(options_.begin(), options_.end(), [&](const Option& other) { return other.text == option.text; }))
    options_.push_back(std::move(option));
}

/// A blank too many made two turns of one.
void RepairSearch::join(std::size_t at) {
  if (at + 1 >= line_.size() || !before_[at].is_turn || line_.written(at) == line_.written(at + 1)) return;
  const Record& record = line_.record();
  const Span a = record.nodes[line_[at].node].text, b = record.nodes[line_[at + 1].node].text;
  if (b.begin < a.end() || b.begin - a.end() > 3) return;
  const Span whole{a.begin, b.end() - a.begin};
  go_to(at);
  for (const Option& meaning : meanings(whole.in(record.text), true).list)
    if (fits(at, meaning.turn, at + 2)) add(Repair::Kind::join, at, std::string(whole.in(record.text)), meaning.text);
}

/// A blank too few made one turn of two, or a slip in one of them did.
void RepairSearch::split(std::size_t at) {
  const std::string_view written = line_.written(at);
  if (written.size() < 4 || written.size() > 80) return;
  for (std::size_t cut = 2; cut + 2 <= written.size(); ++cut) {
    if ((static_cast<unsigned char>(written[cut]) & 0xC0) == 0x80) continue;
    split(at, written.substr(0, cut), written.substr(cut));
  }
}

/// At most one of the two has another slip in it, and only where a blank tells them apart.
void RepairSearch::split(std::size_t at, std::string_view a, std::string_view b) {
  const bool is_blank = b.front() == ' ';
  go_to(at);
  const Meanings firsts = meanings(a, is_blank);
  for (const Option& first : firsts.list) {
    go_to(at);
    game_.rules->play(play_, first.turn);
    if (game_.rules->outcome(play_)) continue;
    for (const Option& second : meanings(b, is_blank && firsts.is_exact).list) {
      go_to(at);
      game_.rules->play(play_, first.turn);
      game_.rules->play(play_, second.turn);
      if (rest_fits(at + 1, game_.rules->outcome(play_)))
        add(Repair::Kind::split, at, std::string(line_.written(at)), both(first.text, second.text));
    }
  }
}

/// The turn that a text is, or the legal ones that a slip makes it of.
RepairSearch::Meanings RepairSearch::meanings(std::string_view text, bool with_slips) {
  TurnText read;
  if (game_.notation->read_turn(text, read) && read.form != TurnText::Form::unknown) {
    if (const auto resolved = game_.rules->resolve(play_, read))
      return {{{resolved->turn, turn_text(game_, play_, resolved->turn, &read)}}, true};
  }
  Meanings found;
  if (!with_slips) return found;
  const Slips slips(text);
  turns_.clear();
  game_.rules->legal(play_, turns_);
  for (const Turn& turn : turns_) {
    std::string canonical = turn_text(game_, play_, turn);
    if (slips.explain(canonical)) found.list.push_back({turn, std::move(canonical)});
  }
  return found;
}

void RepairSearch::swap(std::size_t at) {
  if (at + 1 >= line_.size()) return;
  go_to(at);
  for (const Option& first : meanings(line_.written(at + 1), false).list) {
    game_.rules->play(play_, first.turn);
    if (game_.rules->outcome(play_)) return;
    for (const Option& second : meanings(line_.written(at), false).list) {
      game_.rules->play(play_, second.turn);
      if (rest_fits(at + 2, game_.rules->outcome(play_)))
        add(Repair::Kind::swap, at, both(line_.written(at), line_.written(at + 1)), both(first.text, second.text));
    }
  }
}

void RepairSearch::drop(std::size_t at) {
  if (at == 0 || at >= line_.size() || line_.written(at) != line_.written(at - 1)) return;
  go_to(at);
  const std::optional<Outcome> outcome = game_.rules->outcome(play_);
  if (rest_fits(at + 1, outcome)) add(Repair::Kind::drop, at, std::string(line_.written(at)), {});
}

void RepairSearch::insert(std::size_t at) {
  go_to(at);
  turns_.clear();
  game_.rules->legal(play_, turns_);
  work_ += turns_.size() / 4;
  std::vector<std::string> texts;
  for (const Turn& turn : turns_) {
    go_to(at);
    game_.rules->play(play_, turn);
    if (!rest_fits(at, game_.rules->outcome(play_))) continue;
    go_to(at);
    texts.push_back(turn_text(game_, play_, turn));
    if (texts.size() > most_insertions) break;
  }
  if (texts.size() > most_insertions) {
    is_doubtful_ = true;
    return;
  }
  for (const std::string& text : texts) {
    if (at < line_.size()) {
      add(Repair::Kind::insert, at, std::string(line_.written(at)), both(text, line_.written(at)));
    } else if (at > 0) {
      add(Repair::Kind::insert, at - 1, std::string(line_.written(at - 1)), both(line_.written(at - 1), text));
      repairs_.found.back().is_behind = true;
    }
  }
}

void RepairSearch::add(Repair::Kind kind, std::size_t at, std::string from, std::string to) {
  repairs_.found.push_back({kind, line_[at].node, before_[at].ply + 1, std::move(from), std::move(to)});
}

/// One change was found. Turns at the same place that would fit as well, and are not much farther from what is written,
/// make it doubtful: they are told too.
void RepairSearch::list_near_rivals() {
  const Repair found = repairs_.found.front();
  if (found.kind != Repair::Kind::replace) return;
  std::size_t at = 0;
  while (line_[at].node != found.node) ++at;
  const Slips slips(line_.written(at));
  go_to(at);
  turns_.clear();
  game_.rules->legal(play_, turns_);
  for (const Turn& turn : turns_) {
    go_to(at);
    std::string text = turn_text(game_, play_, turn);
    if (text == found.to || !slips.are_near(text) || !fits(at, turn, at + 1)) continue;
    add(Repair::Kind::replace, at, found.from, std::move(text));
  }
}

}  // namespace plybook
