#pragma once

#include <string>
#include <vector>

#include "rules/draughts_text.h"

namespace plybook::draughts_text {

/// A game of the family, as far as its rules go.
struct Variant {
  std::string name;
  DraughtsFacts facts{};
  int width = 8;
  Topology::Squares squares = Topology::Squares::dark;
  int rows = 3;

  std::shared_ptr<const Topology> topology() const {
    return board(width, width, squares, Topology::Order::from_last_rank);
  }
  /// Men on so many rows of each side.
  View start(int men_rows) const {
    View view;
    view.cells.resize(static_cast<std::size_t>(width * width / 2));
    const auto men = static_cast<std::size_t>(men_rows * width / 2);
    for (std::size_t i = 0; i < men; ++i) {
      view.cells[i] = {PieceKind::man, Side::second, 0};
      view.cells[view.cells.size() - 1 - i] = {PieceKind::man, Side::first, 0};
    }
    return view;
  }
  View start() const { return start(rows); }
};

inline std::vector<Variant> variants() {
  using Order = CaptureOrder;
  DraughtsFacts pool;
  DraughtsFacts russian = pool;
  russian.far_rank = FarRank::promotes_in_passing;
  DraughtsFacts most = pool;
  most.capture_order = {Order::most_pieces};
  DraughtsFacts killer = most;
  killer.king_lands = KingLands::right_behind_a_last_king;
  DraughtsFacts frisian = pool;
  frisian.captures_go_orthogonally_too = true;
  frisian.capture_order = {Order::most_value, Order::with_a_king};
  DraughtsFacts czech = pool;
  czech.men_capture_backward = false;
  czech.capture_order = {Order::with_a_king};
  DraughtsFacts spanish = czech;
  spanish.capture_order = {Order::most_pieces, Order::most_kings};
  DraughtsFacts english = pool;
  english.men_capture_backward = false;
  english.kings = Kings::short_range;
  DraughtsFacts italian = english;
  italian.men_capture_kings = false;
  italian.capture_order = {Order::most_pieces, Order::with_a_king, Order::most_kings, Order::kings_earliest};
  DraughtsFacts thai = pool;
  thai.men_capture_backward = false;
  thai.captured_man = CapturedMan::removed_at_once;
  thai.king_lands = KingLands::right_behind;
  DraughtsFacts poddavki = russian;
  poddavki.loser_wins = true;

  constexpr auto light = Topology::Squares::light, dark = Topology::Squares::dark;
  return {{"international", most, 10, dark, 4},
          {"killer", killer, 10, dark, 4},
          {"frisian", frisian, 10, dark, 4},
          {"canadian", most, 12, dark, 5},
          {"brazilian", most},
          {"russian", russian},
          {"pool", pool},
          {"english", english},
          {"czech", czech},
          {"spanish", spanish, 8, light, 3},
          {"italian", italian, 8, light, 3},
          {"thai", thai, 8, dark, 2},
          {"poddavki", poddavki}};
}

}  // namespace plybook::draughts_text
