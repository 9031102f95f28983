#include "plybook/rules/sliding_repetition.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace plybook::sliding {
namespace {

/// The last steps of SplitMix64: neighbouring numbers give unrelated ones.
constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z + 1) * 0x9E3779B97F4A7C15;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return z ^ z >> 31;
}

constexpr unsigned red_look = 16;  // and blue the next: no tile's stripes
constexpr std::uint64_t windows_from = 1 << 16, sides_from = 1 << 17;

std::uint8_t number(Set cell) { return static_cast<std::uint8_t>(std::countr_zero(cell)); }

}  // namespace

Repetition::Repetition(Facts::Repetition reading, Side first_to_move)
    : reading_(reading), first_(first_to_move), buckets_(64) {
  assert(reading != Facts::Repetition::off);
  for (std::uint8_t i = 0; i < board_cells; ++i) tile_on_[i] = i;
  for (auto& of_side : last_use_) of_side.fill(none);
}

Repetition::Hash Repetition::hash(Spot spot) { return mix(spot); }

std::uint8_t Repetition::window_number(Set own) {
  const Set low = lowest(own);
  const unsigned shape = own == low ? 0 : own == (low | east(low)) ? 1 : 2;
  return static_cast<std::uint8_t>(3u * number(low) + shape);
}

Repetition::Hash Repetition::window_hash(Side side, std::uint8_t window) {
  return mix(windows_from + 2u * window + index(side));
}

Repetition::Ply Repetition::last_ply(Side side, std::uint8_t tile) const {
  const std::uint32_t last = last_use_[index(side)][tile];
  return last == none ? 0 : uses_[last].ply;
}

// Taking turns in, and back

void Repetition::add(const Action& action, const State& before, const State& after) {
  const Ply ply = plies() + 1;
  const Side side = mover(ply);
  turns_.push_back({0, 0, window_number(after.own[index(side)]), action.kind != TurnKind::pass, false});
  take_uses(action, before);
  if (!turned(ply).kept) return;
  turned(ply).key = compares_all() ? whole_key(side, after) : sum_[index(side)] + window_hash(side, turned(ply).window);
  turned(ply).lost = repeats(ply, turned(ply).key);
  if (turns_.size() > buckets_.size()) grow();
  link(ply);
}

void Repetition::take_uses(const Action& action, const State& before) {
  const Side side = mover(plies());
  const auto spot = [&](Set cell, Set tile, unsigned stripes) {
    const unsigned kind = tile == before.runner[0] ? red_look : tile == before.runner[1] ? red_look + 1 : stripes;
    return static_cast<Spot>(32u * number(cell) + kind);
  };
  const auto before_of = [&](Set tile) { return spot(tile, tile, look(before, tile)); };
  if (action.kind == TurnKind::slide) {
    use(side, before_of(action.a), spot(action.b, action.a, look(before, action.a)));
    tile_on_[number(action.b)] = tile_on_[number(action.a)];
  } else if (action.kind == TurnKind::turning) {
    use(side, before_of(action.a), spot(action.a, action.a, action.look_a));
  } else if (action.kind == TurnKind::castling) {
    use(side, before_of(action.a), spot(action.b, action.a, action.look_a));
    use(side, before_of(action.b), spot(action.a, action.b, action.look_b));
    std::swap(tile_on_[number(action.a)], tile_on_[number(action.b)]);
  }
}

/// Notes that the tile on `from` was used in the turn being added.
void Repetition::use(Side side, Spot from, Spot to) {
  const std::uint8_t tile = tile_on_[from / 32];
  const Ply mine = last_ply(side, tile), theirs = last_ply(opponent(side), tile);
  std::uint32_t& last = last_use_[index(side)][tile];
  uses_.push_back({plies(), last, from, to, tile});
  if (!compares_all() && theirs > mine) {
    correct(tile, side, mine, theirs, false);
    last = static_cast<std::uint32_t>(uses_.size() - 1);
    reposition(tile);
  }
  last = static_cast<std::uint32_t>(uses_.size() - 1);
  changed_[index(side)][tile] += change(uses_.back());
  sum_[index(side)] += change(uses_.back());
}

void Repetition::undo_last_use() {
  const Use undone = uses_.back();
  const Side side = mover(undone.ply);
  const Ply theirs = last_ply(opponent(side), undone.tile);
  changed_[index(side)][undone.tile] -= change(undone);
  sum_[index(side)] -= change(undone);
  last_use_[index(side)][undone.tile] = undone.previous;
  uses_.pop_back();
  const Ply mine = last_ply(side, undone.tile);
  tile_on_[undone.from / 32] = undone.tile;
  if (compares_all() || theirs <= mine) return;
  correct(undone.tile, side, mine, theirs, true);
  reposition(undone.tile);
}

void Repetition::cut(std::uint32_t ply) {
  while (plies() > ply) {
    if (turns_.back().kept) unlink(plies());
    while (!uses_.empty() && uses_.back().ply == plies()) undo_last_use();
    turns_.pop_back();
  }
}

/// Puts a tile in its place among the shared ones after the ply before which it is shared has changed.
void Repetition::reposition(std::uint8_t tile) {
  const auto begin = shared_.begin();
  const auto end =
      std::remove_if(begin, begin + shared_count_, [&](const Shared& other) { return other.tile == tile; });
  shared_count_ = static_cast<std::uint8_t>(end - begin);
  const Ply before = std::min(last_ply(Side::first, tile), last_ply(Side::second, tile));
  if (before == 0) return;
  const auto place = std::find_if(begin, end, [&](const Shared& other) { return other.before <= before; });
  std::copy_backward(place, end, end + 1);
  *place = {before, tile};
  ++shared_count_;
}

// Keys

/// What a shared tile adds to the key of a side's turn, from what the two sides' uses of it have changed.
Repetition::Hash Repetition::correction(Side side, Hash of_first, Hash of_second) const {
  const bool first = (side == Side::first) == (reading_ == Facts::Repetition::literal);
  return reading_ == Facts::Repetition::literal ? 0 - (first ? of_first : of_second) : first ? of_first : of_second;
}

Repetition::Hash Repetition::correction(Side side, std::uint8_t tile) const {
  return correction(side, changed_[0][tile], changed_[1][tile]);
}

/// Corrects the keys of turns `from` to `to` - 1, since which `user`, by a use after `to`, has made the tile shared:
/// `user` used it at `from` and no more up to `to`, when the other side used it.
void Repetition::correct(std::uint8_t tile, Side user, Ply from, Ply to, bool back) {
  std::array<Hash, 2> changed = {changed_[0][tile], changed_[1][tile]};
  const std::size_t other = 1 - index(user);
  std::uint32_t next = last_use_[other][tile];
  for (Ply ply = to; ply-- > std::max(from, 1u);) {
    for (; next != none && uses_[next].ply > ply; next = uses_[next].previous) changed[other] -= change(uses_[next]);
    Turned& turn = turned(ply);
    const Hash added = correction(mover(ply), changed[0], changed[1]);
    if (!turn.kept || added == 0) continue;
    unlink(ply);
    turn.key += back ? 0 - added : added;
    link(ply);
  }
}

Repetition::Hash Repetition::whole_key(Side side, const State& after) const {
  return sum_[0] + sum_[1] + mix(sides_from + index(side)) + window_hash(Side::first, window_number(after.own[0])) +
         window_hash(Side::second, window_number(after.own[1]));
}

// Looking back

/// Whether the turn, not yet in the table, leaves the same position as two earlier ones.
bool Repetition::repeats(Ply ply, Hash key) const {
  Set shared = 0;
  Ply to = ply;
  for (std::size_t zone = 0;; ++zone) {
    const Ply from = zone < shared_count_ ? shared_[zone].before : 0;
    const unsigned found = from < to ? count_in_zone(key, from, to) : 0;
    if (found > 1 || (found == 1 && zone > 0 && has_middle(ply, key, shared, to))) return true;
    if (zone >= shared_count_) return false;
    key += correction(mover(ply), shared_[zone].tile);
    shared |= Set{1} << shared_[zone].tile;
    to = from;
  }
}

unsigned Repetition::count_in_zone(Hash key, Ply from, Ply to) const {
  unsigned found = 0;
  for (Ply ply = bucket(key); ply != 0; ply = turned(ply).next)
    if (turned(ply).key == key && ply >= from && ply < to) ++found;
  return found;
}

/// What a use adds to the sum that is compared, where those tiles are shared.
Repetition::Hash Repetition::part_of_key(const Use& use, Side side, Set shared) const {
  const bool own = mover(use.ply) == side, is_shared = (shared >> use.tile & 1) != 0;
  const bool counts = reading_ == Facts::Repetition::literal ? own && !is_shared : own || is_shared;
  return counts ? change(use) : 0;
}

/// Whether a turn m from `from` on, in a later zone than s, leaves the same as `ply` in the tiles that count since s.
/// Its own key was made for fewer shared tiles, so the sums are taken back use by use.
bool Repetition::has_middle(Ply ply, Hash key, Set shared, Ply from) const {
  const Side side = mover(ply);
  const Hash wanted = key;
  key -= window_hash(side, turned(ply).window);
  std::size_t i = uses_.size();
  for (Ply m = ply; m-- > std::max(from, 1u);) {
    for (; i > 0 && uses_[i - 1].ply > m; --i) key -= part_of_key(uses_[i - 1], side, shared);
    const Turned& turn = turned(m);
    if (mover(m) == side && turn.kept && key + window_hash(side, turn.window) == wanted) return true;
  }
  return false;
}

// The table

void Repetition::link(Ply ply) {
  Ply& first = bucket(turned(ply).key);
  turned(ply).next = first;
  first = ply;
}

void Repetition::unlink(Ply ply) {
  Ply* link = &bucket(turned(ply).key);
  while (*link != ply) link = &turned(*link).next;
  *link = turned(ply).next;
}

void Repetition::grow() {
  std::vector<Ply>(2 * buckets_.size()).swap(buckets_);
  for (Ply ply = 1; ply < plies(); ++ply)
    if (turned(ply).kept) link(ply);
}

}  // namespace plybook::sliding
