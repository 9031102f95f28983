#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "plybook/board/turn.h"
#include "plybook/board/view.h"
#include "plybook/rules/sliding_facts.h"

/// The repetition of 4.4, word by word: every pair of earlier turns is looked at, and whole boards are compared.
namespace plybook::slow_repetition {

constexpr int window_tile = -1;

/// The board after a turn: which tile lies where, how it looks, whose the windows are; and what the turn used.
struct Frame {
  Side mover = Side::none;
  std::vector<int> used;
  std::array<int, 64> tile{};
  std::array<Piece, 64> piece{};
};

class Game {
 public:
  Game(sliding::Facts::Repetition reading, const View& start) : reading_(reading) {
    Frame& frame = frames_.emplace_back();
    for (std::size_t i = 0; i < 64; ++i) {
      frame.piece[i] = start.cells[i];
      frame.tile[i] = frame.piece[i].kind == PieceKind::window ? window_tile : static_cast<int>(i);
    }
  }

  void add(Side mover, const Turn& turn, const View& after) {
    Frame frame = frames_.back();
    const std::size_t a = index(turn.cells[0]), b = turn.length > 1 ? index(turn.cells[1]) : a;
    frame.mover = mover;
    frame.used = {frame.tile[a]};
    if (turn.kind == TurnKind::castling) frame.used.push_back(frame.tile[b]);
    std::swap(frame.tile[a], frame.tile[b]);
    for (std::size_t i = 0; i < 64; ++i) frame.piece[i] = after.cells[i];
    frames_.push_back(frame);
  }

  void cut(std::size_t ply) { frames_.resize(ply + 1); }

  /// Whether the last turn left, for its player, the same position as two earlier ones.
  bool lost() const {
    const std::size_t t = frames_.size() - 1;
    for (std::size_t s = 1; s < t; ++s) {
      if (frames_[s].mover != frames_[t].mover || !same(s, s, t)) continue;
      for (std::size_t m = s + 1; m < t; ++m)
        if (frames_[m].mover == frames_[t].mover && same(m, s, t)) return true;
    }
    return false;
  }

 private:
  /// Whether x and t are the same for the player, who compares since s.
  bool same(std::size_t x, std::size_t s, std::size_t t) const {
    const std::set<int> out = left_out(s, t);
    const Side player = frames_[t].mover;
    for (std::size_t i = 0; i < 64; ++i)
      if (!(seen(frames_[x], i, player, out) == seen(frames_[t], i, player, out))) return false;
    return true;
  }

  std::set<int> left_out(std::size_t s, std::size_t t) const {
    std::set<int> by_player, by_opponent;
    for (std::size_t ply = s + 1; ply <= t; ++ply)
      for (const int tile : frames_[ply].used)
        (frames_[ply].mover == frames_[t].mover ? by_player : by_opponent).insert(tile);
    if (reading_ == sliding::Facts::Repetition::whole_board) return {};
    if (reading_ == sliding::Facts::Repetition::literal) return by_opponent;
    std::set<int> result;
    std::set_difference(by_opponent.begin(), by_opponent.end(), by_player.begin(), by_player.end(),
                        std::inserter(result, result.end()));
    return result;
  }

  /// What counts on a cell: nothing of tiles that are left out, and of the opponent's window only on the whole board.
  Piece seen(const Frame& frame, std::size_t i, Side player, const std::set<int>& out) const {
    const Piece& piece = frame.piece[i];
    if (piece.kind == PieceKind::window)
      return piece.owner == opponent(player) && reading_ != sliding::Facts::Repetition::whole_board ? Piece{} : piece;
    return out.count(frame.tile[i]) != 0 ? Piece{} : piece;
  }

  sliding::Facts::Repetition reading_;
  std::vector<Frame> frames_;
};

}  // namespace plybook::slow_repetition
