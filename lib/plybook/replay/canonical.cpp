#include "plybook/replay/canonical.h"

#include "plybook/replay/diagnosis.h"

namespace plybook {

void CanonicalTurns::begin(const Record& record) {
  own_.assign(record.nodes.size(), {});
  pieces_.clear();
}

void CanonicalTurns::ply(const Ply& ply) { own_[ply.node] = turn_text(ply.game, ply.before, ply.turn, &ply.written); }

void CanonicalTurns::adjustment(const Game& game, std::uint32_t node, const Position& before, const Turn& turn,
                                const TurnText& written) {
  own_[node] = turn_text(game, game.rules->begin(before, false), turn, &written);
}

TurnTexts CanonicalTurns::texts() {
  texts_.assign(own_.begin(), own_.end());
  return texts_;
}

}  // namespace plybook
