#include "plybook/replay/seen_games.h"

#include "plybook/base/sha256.h"
#include "plybook/replay/diagnosis.h"

namespace plybook {

void SeenGames::begin(const Record& record) {
  game_ = nullptr;
  last_node_ = 0;
  turns_.assign(record.nodes.size(), {});
  joined_.assign(record.nodes.size(), false);
}

void SeenGames::start(const Game& game, const Position& position, const std::optional<Outcome>&) {
  game_ = &game;
  start_ = last_ = position;
}

void SeenGames::ply(const Ply& ply) {
  if (!ply.main_line) return;
  // How a turn was written does not count, so that its text is asked for without that.
  if (sameness_ == Sameness::turns) turns_[ply.node] = turn_text(ply.game, ply.before, ply.turn);
  last_ = ply.after;
  last_node_ = ply.node;
}

bool SeenGames::seen(const Record& record) {
  const auto text = key(record);
  return text && !seen_.insert(sha256(*text)).second;
}

std::optional<std::string> SeenGames::key(const Record& record) const {
  if (game_ == nullptr) return std::nullopt;
  std::string key = game_->id;
  for (const auto& [option, value] : game_->choices) key.append("\n").append(option).append("=").append(value);
  key += "\n\n";
  if (sameness_ == Sameness::turns) return key + fen(*game_, start_) + turns_key(record);
  for (std::uint32_t node = record.nodes[last_node_].child; node != Node::none; node = record.nodes[node].child)
    if (!joined_[node] && !record.nodes[node].text.empty() && record.nodes[node].kind != Node::Kind::adjustment)
      return std::nullopt;
  return key + fen(*game_, last_);
}

/// Turns that were not replayed count as they are written.
std::string SeenGames::turns_key(const Record& record) const {
  std::string key;
  for (std::uint32_t node = record.first(); node != Node::none; node = record.nodes[node].child) {
    if (joined_[node] || record.nodes[node].kind == Node::Kind::adjustment) continue;
    const std::string_view text = turns_[node].empty() ? record.nodes[node].text.in(record.text) : turns_[node];
    if (!text.empty()) key.append("\n").append(text);
  }
  return key;
}

}  // namespace plybook
