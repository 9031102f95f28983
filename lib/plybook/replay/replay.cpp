#include "plybook/replay/replay.h"

#include <algorithm>

#include "plybook/record/places.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/results.h"
#include "plybook/replay/suggest.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

Turn pass() {
  Turn turn;
  turn.kind = TurnKind::pass;
  turn.length = 0;
  return turn;
}

}  // namespace

/// Walks the lines of one record. A line is played to its end, then its variations from the last to the first, each
/// with its own, so that history is only ever cut back and never copied.
class Replayer::Lines {
 public:
  void replay(const Record& record, Replay& out, Findings& findings, PlyListener* listener);

 private:
  /// A variation that waits: where it begins, and the position there.
  struct Branch {
    std::uint32_t node;
    std::uint32_t ply;
    std::uint32_t line;  ///< its number among all lines
    Position before;
    std::size_t set_ups;  ///< how many positions were set up before it
  };
  /// What was remembered when another position was set up, and at which ply that had begun.
  struct Earlier {
    std::unique_ptr<History> history;
    std::uint32_t begin;
  };
  /// Which variation of which line it is, for its name.
  struct Line {
    std::uint32_t parent;
    std::uint32_t ordinal;
  };

  void adjust(Position& start);
  bool adjust(Position& start, std::uint32_t node, Side side);
  bool is_adjustment(std::uint32_t node) const;
  bool set_up(std::uint32_t node, std::uint32_t line);
  void go_back(const Branch& branch);
  void play_line(std::uint32_t node, std::uint32_t line);
  void remember_variations(std::uint32_t node, std::uint32_t line, std::uint32_t& ordinal);
  bool play_node(std::uint32_t& node, std::uint32_t line);
  bool join_pieces(std::uint32_t& node, Resolved& resolved);
  void accept(std::uint32_t first, const Resolved& resolved, std::uint32_t line);
  void go_on(const Turn& turn);
  void tell(Finding finding, std::uint32_t node, std::uint32_t line, std::uint32_t ply);
  void place_findings();
  std::string name(std::uint32_t line) const;
  std::string_view written(std::uint32_t node) const { return record_->nodes[node].text.in(record_->text); }

  const Record* record_ = nullptr;
  const Game* game_ = nullptr;
  Findings* findings_ = nullptr;
  PlyListener* listener_ = nullptr;
  Replay* out_ = nullptr;
  Play play_;
  std::optional<Outcome> outcome_;
  std::uint32_t stopped_at_ = Node::none;  ///< in the main line
  bool unknown_turn_ = false;              ///< what it stopped at is a turn that the record does not know
  TurnText text_, piece_;
  std::vector<Branch> branches_;
  std::vector<Earlier> earlier_;     ///< one for each position that was set up on the way here
  std::uint32_t history_begin_ = 0;  ///< the ply at which history begins
  std::vector<Line> lines_;
  std::vector<std::pair<Span, Finding>> told_;  ///< placed in one go, since lines do not come in the order of the text
};

void Replayer::Lines::replay(const Record& record, Replay& out, Findings& findings, PlyListener* listener) {
  record_ = &record;
  game_ = out.game.get();
  findings_ = &findings;
  listener_ = listener;
  out_ = &out;
  branches_.clear();
  earlier_.clear();
  history_begin_ = 0;
  lines_.assign(1, Line{0, 0});
  stopped_at_ = Node::none;
  unknown_turn_ = false;

  adjust(*out.start);
  play_ = game_->rules->begin(*out.start);
  outcome_ = game_->rules->outcome(play_);
  if (listener) listener->start(*game_, *out.start, outcome_);
  if (outcome_) {
    Finding finding = decided_start(*game_, *outcome_);
    finding.place = start_place(record);
    findings.push_back(std::move(finding));
  }
  std::uint32_t first = record.first();
  while (is_adjustment(first)) first = record.nodes[first].child;
  if (stopped_at_ == Node::none) play_line(first, 0);
  out.plies = play_.ply;
  out.board = outcome_;
  out.stopped_at = stopped_at_;
  out.broken = stopped_at_ != Node::none && !unknown_turn_;

  while (!branches_.empty()) {
    const Branch branch = branches_.back();
    branches_.pop_back();
    go_back(branch);
    play_line(branch.node, branch.line);
  }
  place_findings();
}

void Replayer::Lines::go_back(const Branch& branch) {
  for (; earlier_.size() > branch.set_ups; earlier_.pop_back()) {
    play_.history = std::move(earlier_.back().history);
    history_begin_ = earlier_.back().begin;
  }
  play_.position = branch.before;
  play_.ply = branch.ply;
  if (play_.history) play_.history->cut(branch.ply - history_begin_);
  outcome_ = std::nullopt;
}

void Replayer::Lines::adjust(Position& start) {
  for (std::uint32_t node = record_->first(); is_adjustment(node); node = record_->nodes[node].child) {
    const Side side = record_->nodes[node].second ? Side::second : Side::first;
    if (adjust(start, node, side)) continue;
    stopped_at_ = node;
    return;
  }
}

bool Replayer::Lines::adjust(Position& start, std::uint32_t node, Side side) {
  const Play before = game_->rules->begin(start, false);
  const auto refuse = [&](Finding finding) {
    finding.legal.clear();  // what could be adjusted is too much to tell
    tell(std::move(finding), node, 0, 0);
    return false;
  };
  if (auto read = game_->notation->read_turn(written(node), text_); !read)
    return refuse(unreadable_turn(*game_, before, read.error(), written(node)));
  if (text_.form == TurnText::Form::pass) return true;
  const auto turn = game_->rules->resolve_adjustment(start, side, text_);
  if (!turn) return refuse(illegal_turn(*game_, before, turn.error(), written(node)));
  if (listener_) listener_->adjustment(*game_, node, start, *turn, text_);
  game_->rules->adjust(start, *turn);
  return true;
}

bool Replayer::Lines::is_adjustment(std::uint32_t node) const {
  return node != Node::none && record_->nodes[node].kind == Node::Kind::adjustment;
}

void Replayer::Lines::play_line(std::uint32_t node, std::uint32_t line) {
  std::uint32_t ordinal = 0;
  for (; node != Node::none; node = record_->nodes[node].child) {
    remember_variations(node, line, ordinal);
    if (record_->nodes[node].text.empty()) continue;
    const bool goes_on = record_->nodes[node].kind == Node::Kind::setup ? set_up(node, line) : play_node(node, line);
    if (goes_on) continue;
    if (line == 0) stopped_at_ = node;
    return;
  }
}

void Replayer::Lines::remember_variations(std::uint32_t node, std::uint32_t line, std::uint32_t& ordinal) {
  for (std::uint32_t v = record_->nodes[node].variation; v != Node::none; v = record_->nodes[v].sibling) {
    branches_.push_back({v, play_.ply, static_cast<std::uint32_t>(lines_.size()), play_.position, earlier_.size()});
    lines_.push_back({line, ++ordinal});
  }
}

/// Another position from here on (PDN's `/FEN "…"/`). Plies go on counting; repetition and progress count anew.
bool Replayer::Lines::set_up(std::uint32_t node, std::uint32_t line) {
  const std::string_view text = written(node);
  const std::size_t begin = text.find('"') + 1;
  const std::string_view fen = text.substr(begin, text.rfind('"') - begin);
  Place place = Places(*record_).at(record_->nodes[node].text);
  place.column += begin;
  place.offset += begin;
  const auto position = read_start(fen, *game_, place, *findings_);
  if (!position) return false;
  earlier_.push_back({std::move(play_.history), history_begin_});
  history_begin_ = play_.ply;
  play_ = game_->rules->begin(*position);
  play_.ply = history_begin_;
  outcome_ = game_->rules->outcome(play_);
  if (listener_) listener_->set_up(*game_, play_.ply, play_.position, line == 0);
  return true;
}

/// Plays the turn of a node, and moves on to the last node that is a part of it. False when the line ends there.
bool Replayer::Lines::play_node(std::uint32_t& node, std::uint32_t line) {
  const std::uint32_t ply = play_.ply + 1;
  if (outcome_) {
    tell(turn_after_end(*game_, *outcome_, play_.ply, written(node)), node, line, ply);
    return false;
  }
  if (auto read = game_->notation->read_turn(written(node), text_); !read) {
    tell(unreadable_turn(*game_, play_, read.error(), written(node)), node, line, ply);
    return false;
  }
  if (text_.form == TurnText::Form::unknown) {
    Finding finding;
    finding.code = Code::unknown_turn;
    finding.turn = written(node);
    tell(std::move(finding), node, line, ply);
    unknown_turn_ |= line == 0;
    return false;
  }
  auto resolved = game_->rules->resolve(play_, text_);
  const std::uint32_t first = node;
  if (!resolved) {
    const bool null_move = text_.form == TurnText::Form::pass && line != 0;  // a variation may always pass
    Resolved other{pass(), {}};
    if (!null_move && !join_pieces(node, other)) {
      tell(illegal_turn(*game_, play_, resolved.error(), written(first)), first, line, ply);
      return false;
    }
    resolved = other;
  }
  accept(first, *resolved, line);
  return true;
}

/// A capture that is written jump by jump as turns of its own (`11x18 18x25`): joins the texts as far as they hang
/// together, and takes the longest joined turn that is legal.
bool Replayer::Lines::join_pieces(std::uint32_t& node, Resolved& resolved) {
  const auto jumps = [](const TurnText& text) {
    return text.form == TurnText::Form::cells && text.cells.size() >= 2 && text.signs.front() != Sign::step &&
           text.cells.front() != no_cell;
  };
  bool joined = false;
  TurnText whole = text_;
  std::uint32_t last = node;
  for (std::uint32_t next = record_->nodes[node].child;
       jumps(whole) && next != Node::none && record_->nodes[next].variation == Node::none;
       next = record_->nodes[next].child) {
    if (!game_->notation->read_turn(written(next), piece_) || !jumps(piece_) ||
        piece_.cells.front() != whole.cells.back())
      break;
    whole.cells.insert(whole.cells.end(), piece_.cells.begin() + 1, piece_.cells.end());
    whole.signs.insert(whole.signs.end(), piece_.signs.begin(), piece_.signs.end());
    whole.liberties.add(piece_.liberties);
    auto turn = game_->rules->resolve(play_, whole);
    if (!turn) continue;
    resolved = *turn;
    resolved.liberties.add(whole.liberties);
    resolved.liberties.add(Liberty::split_capture);
    text_ = whole;
    last = next;
    joined = true;
  }
  for (std::uint32_t piece = node; joined && piece != last;) {
    piece = record_->nodes[piece].child;
    if (listener_) listener_->joined(piece);
  }
  node = last;
  return joined;
}

void Replayer::Lines::accept(std::uint32_t first, const Resolved& resolved, std::uint32_t line) {
  Liberties liberties = text_.liberties;
  liberties.add(resolved.liberties);
  if (!liberties.none()) {
    std::vector<Finding> told;
    tell_liberties(*game_, liberties, written(first), turn_text(*game_, play_, resolved.turn, &text_), told);
    for (Finding& finding : told) tell(std::move(finding), first, line, play_.ply + 1);
  }
  if (listener_ == nullptr) return go_on(resolved.turn);
  const Play before{play_.position, play_.ply, nullptr};
  go_on(resolved.turn);
  listener_->ply({*game_, first, play_.ply, before, play_.position, resolved.turn, text_, outcome_, line == 0});
}

void Replayer::Lines::go_on(const Turn& turn) {
  game_->rules->play(play_, turn);
  outcome_ = game_->rules->outcome(play_);
}

void Replayer::Lines::tell(Finding finding, std::uint32_t node, std::uint32_t line, std::uint32_t ply) {
  finding.ply = ply;
  finding.variation = name(line);
  told_.push_back({record_->nodes[node].text, std::move(finding)});
}

void Replayer::Lines::place_findings() {
  if (told_.empty()) return;
  std::stable_sort(told_.begin(), told_.end(),
                   [](const auto& a, const auto& b) { return a.first.begin < b.first.begin; });
  Places places(*record_);
  for (auto& [span, finding] : told_) {
    finding.place = places.at(span);
    findings_->push_back(std::move(finding));
  }
  told_.clear();
}

std::string Replayer::Lines::name(std::uint32_t line) const {
  std::string name;
  for (; line != 0; line = lines_[line].parent)
    name = std::to_string(lines_[line].ordinal) + (name.empty() ? "" : ".") + name;
  return name;
}

Replayer::Replayer(const Catalogue& catalogue, GameChoice choice, ReplayOptions options)
    : games_(catalogue, choice),
      guesser_(catalogue, choice.rules),
      options_(options),
      lines_(std::make_unique<Lines>()) {}

Replayer::~Replayer() = default;

/// What the record comes to as one of that game.
Trial Replayer::trial(const Record& record, const Game& game) {
  Findings told;
  Replay out;
  out.game = std::shared_ptr<const Game>(std::shared_ptr<const Game>(), &game);  // borrowed
  out.start = start_of(record, game, told);
  if (!out.start) return {};
  lines_->replay(record, out, told, nullptr);
  return {!out.broken, out.plies, told.size()};
}

/// The game of a record that does not name one. Told by the record alone: its neighbours may be with other threads.
std::shared_ptr<const Game> Replayer::guessed(const Record& record, Findings& findings) {
  auto guess = guesser_.guess([&](const Game& game) { return trial(record, game); });
  if (!guess) return nullptr;
  Finding& finding = findings.emplace_back();
  finding.code = guess->others.empty() ? Code::game_guessed : Code::game_guessed_among;
  finding.args = {guess->game->id};
  std::string others;
  for (const std::string& other : guess->others) others.append(others.empty() ? "" : ", ").append(other);
  if (!others.empty()) finding.args.push_back(std::move(others));
  finding.place = Places(record).at({});
  return std::move(guess->game);
}

/// The game whose rules allow every turn of a record, where those of the game that PDN's GameType names do not. Null
/// where there is none, or where it was not PDN that named the game.
std::shared_ptr<const Game> Replayer::other_game(const Record& record, Findings& findings) {
  const Tag* type = GameFinder::pdn_type(record);
  if (type == nullptr || record.first() == Node::none) return nullptr;
  const auto guess = guesser_.guess([&](const Game& game) { return trial(record, game); });
  if (!guess || !guess->trial.whole || guess->trial.told != 0 || guess->trial.plies == 0) return nullptr;
  Finding& finding = findings.emplace_back();
  finding.code = Code::game_type;
  finding.args = {std::string(record.value(*type)), guess->game->id};
  finding.place = Places(record).at(type->value);
  return guess->game;
}

/// Replays a record as one of a game, which may be null.
Replay Replayer::as(const Record& record, std::shared_ptr<const Game> game, Findings& findings, PlyListener* listener) {
  Replay out;
  out.game = std::move(game);
  if (out.game) tell_local_tags(record, *out.game, findings);
  if (out.game) out.start = start_of(record, *out.game, findings);
  if (out.start) lines_->replay(record, out, findings, listener);
  return out;
}

Replay Replayer::replay(const Record& record, Findings& findings, PlyListener* listener) {
  const bool is_text_whole = !has_error(findings);
  const std::size_t read = findings.size();
  const bool is_named = games_.is_named(record);
  if (!is_named && record.first() == Node::none && record.tag("FEN") == nullptr) {
    Replay nothing;  // a bye, a game of tags alone: there is nothing to play, and nothing tells the game
    nothing.broken = false;
    return nothing;
  }
  std::shared_ptr<const Game> game = is_named ? games_.find(record, findings) : guessed(record, findings);
  if (!game && findings.size() == read) game = games_.find(record, findings);  // tells that none is named
  // Who listens must hear of one game only, so there the question comes first whether it is the right one.
  const bool doubtful = game && GameFinder::pdn_type(record) != nullptr;
  if (doubtful && listener && !trial(record, *game).whole)
    if (auto other = other_game(record, findings)) game = std::move(other);
  Replay out = as(record, game, findings, listener);
  if (doubtful && !listener && out.broken) {
    Findings of_other(findings.begin(), findings.begin() + static_cast<std::ptrdiff_t>(read));
    if (auto other = other_game(record, of_other)) {
      findings.swap(of_other);
      out = as(record, std::move(other), findings, nullptr);
    }
  }
  if (out.game) check_result(record, out, is_text_whole, findings);
  if (options_.suggest) suggest_repairs(record, is_text_whole, out, findings);
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding& a, const Finding& b) { return a.place.offset < b.place.offset; });
  return out;
}

}  // namespace plybook
