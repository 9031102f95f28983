#include "plybook/desk/sheet.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "plybook/record/move_numbers.h"
#include "plybook/record/words.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/main_line.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

/// Collects the legal plies of the main line.
class SheetPlies final : public PlyListener {
 public:
  explicit SheetPlies(std::vector<SheetTurn>& plies) : plies_(plies) {}

  void start(const Game&, const Position&, const std::optional<Outcome>&) override {}
  void ply(const Ply& ply) override {
    if (!ply.main_line) return;
    plies_.push_back({ply.node, turn_text(ply.game, ply.before, ply.turn, &ply.written), ply.after, ply.written, true});
  }
  void joined(std::uint32_t node) override { joined_.insert(node); }
  bool is_piece(std::uint32_t node) const { return joined_.contains(node); }

 private:
  std::vector<SheetTurn>& plies_;
  std::set<std::uint32_t> joined_;
};

std::optional<Result> told_result(const Record& record, const Game* game) {
  if (record.has_result() && record.result != Result::unknown) return record.result;
  const auto tag = tag_value(record, game, "Result");
  const auto read = tag ? result_of(*tag) : std::nullopt;
  if (read) return read->result;
  return record.has_result() ? std::optional(record.result) : std::nullopt;
}

/// Adds the turns that were not played, as they are written.
void add_rest(Sheet& sheet, const SheetPlies& plies) {
  const Record& record = sheet.record();
  std::uint32_t node = sheet.turns.empty() ? record.first() : record.nodes[sheet.turns.back().node].child;
  for (; node != Node::none; node = record.nodes[node].child) {
    const Node& turn = record.nodes[node];
    if (turn.kind == Node::Kind::adjustment || turn.text.empty() || plies.is_piece(node)) continue;
    SheetTurn rest{node, std::string(turn.text.in(record.text)), std::nullopt};
    rest.is_readable = turn.kind == Node::Kind::turn && sheet.replay.game &&
                       sheet.replay.game->notation->read_turn(rest.text, rest.read).has_value() &&
                       rest.read.form != TurnText::Form::unknown;
    sheet.turns.push_back(std::move(rest));
  }
}

}  // namespace

bool Sheet::can_be_right() const {
  return replay.game && replay.start && replay.complete() && RecordedEnd(record()).agrees(replay.board);
}

const Finding* Sheet::fault() const {
  if (can_be_right()) return nullptr;
  const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.variation.empty() && info(finding.code).severity == Severity::error;
  });
  return found == findings.end() ? nullptr : &*found;
}

std::string Sheet::number(std::size_t turn) const {
  return number_of_turn(record().start_index + static_cast<std::uint32_t>(turn));
}

std::unique_ptr<Sheet> read_sheet(const Record& record, Findings findings, Replayer& replayer) {
  auto sheet = std::make_unique<Sheet>(record);
  sheet->findings = std::move(findings);
  SheetPlies plies(sheet->turns);
  sheet->replay = replayer.replay(sheet->record(), sheet->findings, &plies);
  add_rest(*sheet, plies);
  sheet->result = told_result(sheet->record(), sheet->replay.game.get());
  return sheet;
}

}  // namespace plybook
