#include "plybook/replay/playouts.h"

#include "plybook/game/choices.h"
#include "plybook/record/movetext_writer.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/playout.h"

namespace plybook {
namespace {

/// Writes turns with the numbers before them; the second side's first turn of a record gets its dots.
class Movetext {
 public:
  Movetext(std::string& out, Side begins) : writer_(out), index_(begins == Side::second ? 1 : 0), dots_(index_ == 1) {}

  void turn(const std::string& text) {
    if (index_ % 2 == 0 || dots_) writer_.put(std::to_string(index_ / 2 + 1) + (dots_ ? "..." : "."));
    dots_ = false;
    writer_.put(text);
    ++index_;
  }
  void finish(Result result) {
    writer_.put(text(result));
    writer_.finish();
  }

 private:
  MovetextWriter writer_;
  std::uint32_t index_;
  bool dots_;
};

}  // namespace

void Playouts::next(std::string& out) {
  if (number_++ > 0) out += '\n';
  game(number_, out);
}

void Playouts::game(std::uint64_t number, std::string& out) const {
  const std::uint64_t seed = playout_seed(options_.seed, number);
  Random random(seed);
  const std::optional<Position> start = start_ ? start_ : game_.start ? game_.start : game_.rules->draw_start(seed);
  Play play = game_.rules->begin(*start);
  std::string turns;
  Movetext movetext(turns, start->to_move);
  const auto outcome = playout(
      *game_.rules, play, random, options_.max_plies,
      [&](const Play& before, const Turn& turn) { movetext.turn(turn_text(game_, before, turn)); }, options_.player);
  movetext.finish(outcome ? outcome->result : Result::unknown);
  write_tags(number, *start, outcome, out);
  out += '\n';
  out += turns;
}

void Playouts::write_tags(std::uint64_t number, const Position& start, const std::optional<Outcome>& outcome,
                          std::string& out) const {
  const char* player = options_.player == PlayerKind::greedy ? "greedy" : "random";
  write_tag("Game", game_.id, out);
  if (!game_.choices.empty()) write_tag("Rules", text(game_.choices), out);
  write_tag("Event", "playout " + std::to_string(number), out);
  write_tag(game_.sides[0].tag, player, out);
  write_tag(game_.sides[1].tag, player, out);
  write_tag("Result", text(outcome ? outcome->result : Result::unknown), out);
  write_tag("Termination", text(outcome ? outcome->termination : Termination::unterminated), out);
  if (!game_.start || !(*game_.start == start)) write_tag("FEN", fen(game_, start), out);
}

}  // namespace plybook
