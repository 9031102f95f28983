#include "plybook/desk/played_tree.h"

#include <unordered_map>

#include "plybook/record/move_numbers.h"
#include "plybook/record/places.h"
#include "plybook/record/walk.h"
#include "plybook/replay/diagnosis.h"

namespace plybook {

/// Keeps what each ply came to.
class PlayedTree::Listener final : public PlyListener {
 public:
  explicit Listener(PlayedTree& tree) : tree_(tree) {}
  void start(const Game&, const Position&, const std::optional<Outcome>& outcome) override {
    tree_.outcomes_[0] = outcome;
  }
  void ply(const Ply& ply) override {
    tree_.played_[ply.node] = ply.after;
    tree_.outcomes_[ply.node] = ply.outcome;
    tree_.texts_[ply.node] = turn_text(ply.game, ply.before, ply.turn, &ply.written);
  }
  void joined(std::uint32_t node) override { tree_.is_piece_[node] = true; }

 private:
  PlayedTree& tree_;
};

PlayedTree::PlayedTree(const Record& read, Findings findings, Replayer& replayer)
    : draft_(read), findings_(std::move(findings)) {
  const std::size_t size = record().nodes.size();
  played_.resize(size);
  outcomes_.resize(size);
  texts_.resize(size);
  is_piece_.resize(size);
  plies_.resize(size);
  replaced_.assign(size, Node::none);
  Listener listener(*this);
  replay_ = replayer.replay(record(), findings_, &listener);
  list_turns();
  place_findings();
}

bool PlayedTree::is_turn(std::uint32_t node) const {
  const Node& n = record().nodes[node];
  return n.kind == Node::Kind::turn && !n.text.empty() && !is_piece_[node];
}

void PlayedTree::list_turns() {
  RecordWalk walk(record());
  for (RecordWalk::Step step = walk.next(); step != RecordWalk::Step::end; step = walk.next()) {
    if (step != RecordWalk::Step::turn) continue;
    const std::uint32_t node = walk.node();
    replaced_[node] = walk.replaced();
    plies_[node] = plies_[record().nodes[node].parent] + (is_turn(node) ? 1 : 0);
    if (is_turn(node)) turns_.push_back(node);
  }
}

/// Findings are told by place; turns are found by theirs.
void PlayedTree::place_findings() {
  turn_of_finding_.assign(findings_.size(), 0);
  if (findings_.empty()) return;
  Places places(record());
  std::unordered_map<std::uint64_t, std::uint32_t> turn_at;
  for (const std::uint32_t turn : turns_) turn_at.emplace(places.at(record().nodes[turn].text).offset, turn);
  for (std::size_t i = 0; i < findings_.size(); ++i)
    if (const auto found = turn_at.find(findings_[i].place.offset); findings_[i].ply && found != turn_at.end())
      turn_of_finding_[i] = found->second;
}

std::vector<const Finding*> PlayedTree::findings(std::uint32_t turn) const {
  std::vector<const Finding*> list;
  for (std::size_t i = 0; i < findings_.size(); ++i)
    if (turn_of_finding_[i] == turn) list.push_back(&findings_[i]);
  return list;
}

std::uint32_t PlayedTree::next(std::uint32_t turn) const {
  std::uint32_t node = record().nodes[turn].child;
  while (node != Node::none && !is_turn(node)) node = record().nodes[node].child;
  return node;
}

std::uint32_t PlayedTree::previous(std::uint32_t turn) const {
  if (turn == 0) return Node::none;
  std::uint32_t node = record().nodes[turn].parent;
  while (node != 0 && !is_turn(node)) node = record().nodes[node].parent;
  return node;
}

std::uint32_t PlayedTree::replaced(std::uint32_t turn) const { return replaced_[turn]; }

std::vector<std::uint32_t> PlayedTree::alternatives(std::uint32_t turn) const {
  if (turn == 0) return {0};
  const std::uint32_t around = replaced_[turn];
  const bool is_first = around != Node::none && plies_[around] == plies_[turn];
  const std::uint32_t main = is_first ? around : turn;
  std::vector<std::uint32_t> list = {main};
  for (std::uint32_t head = record().nodes[main].variation; head != Node::none; head = record().nodes[head].sibling) {
    const std::uint32_t first = is_turn(head) ? head : next(head);
    if (first != Node::none) list.push_back(first);
  }
  return list;
}

std::string PlayedTree::number(std::uint32_t turn) const {
  return turn == 0 ? "" : number_of_turn(record().start_index + plies_[turn] - 1);
}

std::string PlayedTree::text(std::uint32_t turn) const {
  return texts_[turn].empty() ? std::string(record().nodes[turn].text.in(record().text)) : texts_[turn];
}

const Position* PlayedTree::position(std::uint32_t turn) const {
  for (; turn != 0; turn = previous(turn))
    if (played_[turn]) return &*played_[turn];
  return replay_.start ? &*replay_.start : nullptr;
}

}  // namespace plybook
