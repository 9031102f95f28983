#include "plybook/game/family.h"
#include "plybook/rules/draughts.h"

namespace plybook {
namespace {

template <class Word>
using Words = std::initializer_list<std::pair<std::string_view, Word>>;

template <class Word>
void ask(Facts& facts, std::string_view name, Words<Word> words, Word& fact) {
  fact = facts.word(name, std::span<const std::pair<std::string_view, Word>>(words.begin(), words.size()), fact);
}

void ask(Facts& facts, std::string_view name, bool& fact) { fact = facts.flag(name, fact); }

constexpr int most_turns = 1000;
void ask(Facts& facts, std::string_view name, int& fact) { fact = facts.number(name, fact, 0, most_turns); }

void read_captures(Facts& facts, DraughtsFacts& read) {
  ask(facts, "captured-man",
      {{"removed-at-the-end", CapturedMan::removed_at_the_end},
       {"removed-at-once", CapturedMan::removed_at_once},
       {"freezes", CapturedMan::freezes}},
      read.captured_man);
  ask(facts, "men-capture-backward", read.men_capture_backward);
  ask(facts, "men-capture-kings", read.men_capture_kings);
  ask(facts, "captures-go-orthogonally-too", read.captures_go_orthogonally_too);
  read.paths_are_turns = read.captured_man == CapturedMan::freezes;
  ask(facts, "paths-are-turns", read.paths_are_turns);
}

void read_order(Facts& facts, DraughtsFacts& read) {
  constexpr std::pair<std::string_view, CaptureOrder> words[] = {{"most-pieces", CaptureOrder::most_pieces},
                                                                 {"most-value", CaptureOrder::most_value},
                                                                 {"with-a-king", CaptureOrder::with_a_king},
                                                                 {"most-kings", CaptureOrder::most_kings},
                                                                 {"kings-earliest", CaptureOrder::kings_earliest}};
  read.capture_order = facts.words<CaptureOrder>("capture-order", words);
}

void read_kings(Facts& facts, DraughtsFacts& read) {
  ask(facts, "far-rank",
      {{"promotes-at-the-end", FarRank::promotes_at_the_end},
       {"promotes-in-passing", FarRank::promotes_in_passing},
       {"wins", FarRank::wins}},
      read.far_rank);
  if (read.far_rank == FarRank::wins) read.kings = Kings::none;
  ask(facts, "kings", {{"none", Kings::none}, {"short-range", Kings::short_range}, {"flying", Kings::flying}},
      read.kings);
  ask(facts, "king-lands",
      {{"anywhere-behind", KingLands::anywhere_behind},
       {"right-behind", KingLands::right_behind},
       {"right-behind-a-last-king", KingLands::right_behind_a_last_king}},
      read.king_lands);
  ask(facts, "same-king-steps", read.same_king_steps);
}

void read_ice(Facts& facts, DraughtsFacts& read) {
  const Words<IceJumps> may_or_must = {{"optional", IceJumps::optional}, {"compulsory", IceJumps::compulsory}};
  ask(facts, "ice-jumps", may_or_must, read.ice_jumps);
  ask(facts, "cascade", may_or_must, read.cascade);
  ask(facts, "ice-in-capture",
      {{"compulsory", IceJumps::compulsory}, {"optional", IceJumps::optional}, {"forbidden", IceJumps::forbidden}},
      read.ice_in_capture);
}

void read_ends(Facts& facts, DraughtsFacts& read) {
  ask(facts, "loser-wins", read.loser_wins);
  DraughtsDraws& draws = read.draws;
  ask(facts, "draw-by-repetition", draws.repetition);
  ask(facts, "draw-by-king-turns", draws.turns_by_kings);
  ask(facts, "draw-of-two-against-a-king", draws.turns_of_two_against_a_king);
  ask(facts, "draw-of-three-against-a-king", draws.turns_of_three_against_a_king);
  ask(facts, "draw-of-three-kings-against-a-king", draws.turns_of_three_kings_against_a_king);
  ask(facts, "draw-of-2-to-3-pieces", draws.turns_of_2_to_3_pieces);
  ask(facts, "draw-of-4-to-5-pieces", draws.turns_of_4_to_5_pieces);
  ask(facts, "draw-of-6-to-7-pieces", draws.turns_of_6_to_7_pieces);
}

/// Facts that cannot hold together.
bool agree(Facts& facts, const DraughtsFacts& read) {
  bool agreed = true;
  const auto contradict = [&](std::string_view name, std::string_view other) {
    facts.contradict(name, other);
    agreed = false;
  };
  if (read.kings != Kings::none && read.far_rank == FarRank::wins) contradict("kings", "far-rank");
  if (read.kings == Kings::none && read.far_rank != FarRank::wins) contradict("far-rank", "kings");
  if (read.captured_man == CapturedMan::freezes && read.kings == Kings::flying) contradict("captured-man", "kings");
  if (read.captured_man == CapturedMan::freezes && !read.capture_order.empty())
    contradict("captured-man", "capture-order");
  return agreed;
}

}  // namespace

std::unique_ptr<const Rules> make_draughts(const std::shared_ptr<const Topology>& topology, Facts& facts) {
  DraughtsFacts read;
  read_captures(facts, read);
  read_order(facts, read);
  read_kings(facts, read);
  read_ice(facts, read);
  read_ends(facts, read);
  facts.finish();
  if (!agree(facts, read)) return nullptr;
  if (!is_draughts_board(*topology, read)) {
    facts.contradict("family", "board");
    return nullptr;
  }
  return draughts_rules(topology, read);
}

}  // namespace plybook
