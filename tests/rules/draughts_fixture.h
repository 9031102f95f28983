#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/draughts_text.h"

namespace plybook::draughts_text {

/// Plays turns and tells what becomes of them, all in text.
class DraughtsTest : public testing::Test {
 protected:
  DraughtsTest(std::shared_ptr<const Topology> board, const DraughtsFacts& facts, bool numbers = false)
      : board_(std::move(board)), names_{*board_, numbers}, rules_(draughts_rules(board_, facts)) {}

  void use(const DraughtsFacts& facts) { rules_ = draughts_rules(board_, facts); }

  Play at(std::string_view position) const {
    return rules_->begin(rules_->set_up(draughts_text::position(names_, position)));
  }

  /// The full text of the turn that is meant, or the name of the code and the cells it speaks of.
  std::string read(std::string_view position, std::string_view text) const {
    const Play play = at(position);
    const auto resolved = rules_->resolve(play, draughts_text::turn(names_, text));
    if (resolved) return draughts_text::text(names_, *rules_, play, resolved->turn) + liberties(resolved->liberties);
    std::string told(info(resolved.error().code).name.substr(sizeof "illegal-turn"));
    for (const Cell cell : resolved.error().cells)
      if (cell != no_cell) told += ' ' + names_.name(cell);
    for (const Turn& candidate : resolved.error().candidates)
      told += ' ' + draughts_text::text(names_, *rules_, play, candidate);
    return told;
  }
  static std::string liberties(Liberties taken) {
    std::string told;
    if (taken.has(Liberty::separator)) told += " (separator)";
    if (taken.has(Liberty::partial_path)) told += " (partial path)";
    return told;
  }

  std::string legal(std::string_view position) const {
    const Play play = at(position);
    TurnList turns;
    rules_->legal(play, turns);
    std::vector<std::string> texts;
    for (const Turn& turn : turns) texts.push_back(draughts_text::text(names_, *rules_, play, turn));
    std::sort(texts.begin(), texts.end());
    std::string told;
    for (const std::string& text : texts) told.append(told.empty() ? "" : " ").append(text);
    return told;
  }

  std::optional<Outcome> outcome(std::string_view position) const { return rules_->outcome(at(position)); }

  std::string played(std::string_view position, std::string_view text) const {
    Play play = at(position);
    const auto resolved = rules_->resolve(play, draughts_text::turn(names_, text));
    if (!resolved) return "illegal";
    rules_->play(play, resolved->turn);
    const View view = rules_->view(play.position);
    std::string told;
    for (std::size_t i = 0; i < view.cells.size(); ++i) {
      const Piece& piece = view.cells[i];
      if (piece.kind == PieceKind::none) continue;
      told.append(told.empty() ? "" : " ").append(names_.name(cell_at(i)));
      told += piece.kind == PieceKind::ice ? '*' : piece.owner == Side::first ? 'w' : 'b';
    }
    return told;
  }

  std::shared_ptr<const Topology> board_;
  Names names_;
  std::unique_ptr<const Rules> rules_;
};

}  // namespace plybook::draughts_text
