#include "plybook/select/watch.h"

#include <algorithm>

#include "plybook/select/sides.h"

namespace plybook {
namespace {

/// Records may set options as they like; so many sets of them are remembered.
constexpr std::size_t most_games = 32;

ReachedPly::How how_of(const Symmetry& symmetry, bool is_first) {
  if (is_first) return ReachedPly::How::as_written;
  return symmetry.swaps_sides ? ReachedPly::How::turned_sides_too : ReachedPly::How::turned;
}

}  // namespace

void PositionWatch::begin() {
  game_ = nullptr;
  now_ = nullptr;
  missing_ = selection_.expression().positions.size();
  reached_.assign(missing_, std::nullopt);
}

void PositionWatch::start(const Game& game, const Position& position, const std::optional<Outcome>&) {
  game_ = &game;
  if (missing_ > 0) now_ = &of_game(game);
  look(0, position);
}

void PositionWatch::ply(const Ply& ply) {
  if (ply.main_line) look(ply.number, ply.after);
}

void PositionWatch::set_up(const Game&, std::uint32_t ply, const Position& position, bool main_line) {
  if (main_line) look(ply, position);
}

void PositionWatch::look(std::uint32_t ply, const Position& position) {
  last_ = position;
  if (missing_ == 0) return;
  const View view = game_->rules->view(position);
  for (std::size_t i = 0; i < reached_.size(); ++i) {
    if (reached_[i]) continue;
    for (const Way& way : now_->ways[i]) {
      if (!way.pattern.fits(view)) continue;
      reached_[i] = ReachedPly{ply, way.how};
      --missing_;
      break;
    }
  }
}

const PositionWatch::OfGame& PositionWatch::of_game(const Game& game) {
  const auto known = std::find_if(games_.begin(), games_.end(), [&](const OfGame& g) {
    return g.game == &game && g.id == game.id && g.choices == game.choices;
  });
  if (known != games_.end()) return *known;
  if (games_.size() == most_games) games_.clear();
  games_.push_back({&game, game.id, game.choices, ways_in(game)});
  return games_.back();
}

std::vector<std::vector<PositionWatch::Way>> PositionWatch::ways_in(const Game& game) const {
  std::vector<std::vector<Way>> all;
  const std::vector<Symmetry> symmetries = game.rules->symmetries();
  for (const PlacedText& position : selection_.expression().positions) {
    std::vector<Way>& ways = all.emplace_back();
    std::vector<TextFault> faults;
    const auto pattern = read_pattern(game, position.text, faults);
    if (!pattern) continue;
    for (std::size_t i = 0; i < symmetries.size(); ++i) {
      Pattern turned = pattern->before(symmetries[i]);
      const bool is_new = std::none_of(ways.begin(), ways.end(), [&](const Way& way) { return way.pattern == turned; });
      if (is_new) ways.push_back({std::move(turned), how_of(symmetries[i], i == 0)});
    }
  }
  return all;
}

std::optional<std::uint64_t> PositionWatch::count(const Operand& pieces) const {
  if (game_ == nullptr) return std::nullopt;
  std::optional<Side> side;
  if (!pieces.side.text.empty()) {
    side = side_named(*game_, pieces.side.text);
    if (!side) return std::nullopt;
  }
  const View view = game_->rules->view(last_);
  return static_cast<std::uint64_t>(std::count_if(view.cells.begin(), view.cells.end(), [&](Piece piece) {
    const bool is_counted = std::find(pieces.counted.begin(), pieces.counted.end(), piece.kind) != pieces.counted.end();
    return is_counted && (!side || piece.owner == *side);
  }));
}

}  // namespace plybook
