#include "plybook/game/family.h"
#include "plybook/rules/draughts.h"

namespace plybook {
namespace {

template <class Word>
using Words = std::initializer_list<std::pair<std::string_view, Word>>;

template <class Word>
Word ask(Facts& facts, std::string_view name, Words<Word> words, Word otherwise) {
  return facts.word(name, std::span<const std::pair<std::string_view, Word>>(words.begin(), words.size()), otherwise);
}

void read_captures(Facts& facts, DraughtsFacts& read) {
  read.captured_man = ask(facts, "captured-man",
                          {{"removed-at-the-end", CapturedMan::removed_at_the_end},
                           {"removed-at-once", CapturedMan::removed_at_once},
                           {"freezes", CapturedMan::freezes}},
                          read.captured_man);
  read.men_capture_backward = facts.flag("men-capture-backward", read.men_capture_backward);
}

void read_kings(Facts& facts, DraughtsFacts& read) {
  read.far_rank = ask(facts, "far-rank",
                      {{"promotes-at-the-end", FarRank::promotes_at_the_end},
                       {"promotes-in-passing", FarRank::promotes_in_passing},
                       {"wins", FarRank::wins}},
                      read.far_rank);
  read.kings =
      ask(facts, "kings", {{"none", Kings::none}, {"short-range", Kings::short_range}, {"flying", Kings::flying}},
          read.far_rank == FarRank::wins ? Kings::none : read.kings);
}

void read_ice(Facts& facts, DraughtsFacts& read) {
  const Words<IceJumps> two = {{"optional", IceJumps::optional}, {"compulsory", IceJumps::compulsory}};
  const Words<IceJumps> three = {
      {"compulsory", IceJumps::compulsory}, {"optional", IceJumps::optional}, {"forbidden", IceJumps::forbidden}};
  read.ice_jumps = ask(facts, "ice-jumps", two, read.ice_jumps);
  read.cascade = ask(facts, "cascade", two, read.cascade);
  read.ice_in_capture = ask(facts, "ice-in-capture", three, read.ice_in_capture);
}

}  // namespace

std::unique_ptr<const Rules> make_draughts(const std::shared_ptr<const Topology>& topology, Facts& facts) {
  DraughtsFacts read;
  read_captures(facts, read);
  read_kings(facts, read);
  read_ice(facts, read);
  read.paths_are_turns = read.captured_man == CapturedMan::freezes;
  facts.finish();
  if (!is_draughts_board(*topology, read)) {
    facts.contradict("family", "board");
    return nullptr;
  }
  return draughts_rules(topology, read);
}

}  // namespace plybook
