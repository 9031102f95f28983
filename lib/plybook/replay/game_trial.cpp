#include "plybook/replay/game_trial.h"

#include <set>
#include <string>

#include "plybook/game/game_file.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/perft.h"
#include "plybook/rules/playout.h"

namespace plybook {
namespace {

constexpr std::uint32_t most_plies = 1'000, longest_playout = 200, plies_between_looks = 10;
constexpr std::uint64_t first_seed = 1, most_playouts = 20;

/// Tries the laws on a game. Tells the first one that does not hold.
class LawTrial {
 public:
  explicit LawTrial(const Game& game) : game_(game) {}

  std::optional<Finding> run() {
    for (std::uint64_t n = 0; n < most_playouts && plies_ < most_plies && !broken_; ++n) {
      const std::uint64_t seed = playout_seed(first_seed, n);
      const std::optional<Position> start = game_.start ? game_.start : game_.rules->draw_start(seed);
      if (!start) return std::nullopt;
      Play play = game_.rules->begin(*start);
      if (const auto over = game_.rules->outcome(play))
        return law(Code::start_is_over, {std::string(text(over->result)), std::string(text(over->termination))});
      Random random(seed);
      playout(*game_.rules, play, random, longest_playout, [&](const Play& before, const Turn&) { look(before); });
    }
    return broken_;
  }

 private:
  static Finding law(Code code, std::vector<std::string> args) {
    Finding finding;
    finding.code = code;
    finding.args = std::move(args);
    return finding;
  }

  void look(const Play& play) {
    if (broken_) return;
    try_position(play.position);
    if (!broken_ && plies_++ % plies_between_looks == 0) try_turns(play.position);
  }

  void try_position(const Position& position) {
    const std::string text = fen(game_, position);
    std::vector<TextFault> faults;
    const auto view = game_.notation->read_position(text, faults);
    if (!view || !faults.empty() || fen(game_, game_.rules->set_up(*view)) != text)
      broken_ = law(Code::position_text_law, {text});
  }

  void try_turns(const Position& position) {
    const Play play = game_.rules->begin(position, false);
    turns_.clear();
    game_.rules->legal(play, turns_);
    std::set<std::string> texts;
    for (const Turn& turn : turns_) {
      const std::string text = turn_text(game_, play, turn);
      if (texts.insert(text).second && means(play, turn, text)) continue;
      broken_ = law(Code::turn_text_law, {fen(game_, position), text});
      return;
    }
    const std::uint64_t bulk = game_.rules->count_leaves(position, 2), slow = perft(*game_.rules, position, 2);
    if (bulk != slow)
      broken_ = law(Code::count_law, {fen(game_, position), std::to_string(bulk), std::to_string(slow)});
  }

  bool means(const Play& play, const Turn& turn, const std::string& text) {
    if (!game_.notation->read_turn(text, read_)) return false;
    const auto resolved = game_.rules->resolve(play, read_);
    if (!resolved || !read_.liberties.none() || !resolved->liberties.none()) return false;
    return turn_text(game_, play, resolved->turn) == turn_text(game_, play, turn);
  }

  const Game& game_;
  std::uint32_t plies_ = 0;
  TurnList turns_;
  TurnText read_;
  std::optional<Finding> broken_;
};

}  // namespace

Findings try_game_file(std::string_view text, std::string id, const GameTexts& texts) {
  Findings findings = check_game_file(text, id, texts);
  if (!findings.empty()) return findings;
  const auto definition = read_game_file(text, std::move(id), texts, findings);
  const auto game = definition ? compile(*definition, {}, findings) : nullptr;
  if (game == nullptr) return findings;
  if (auto broken = LawTrial(*game).run()) findings.push_back(std::move(*broken));
  return findings;
}

}  // namespace plybook
