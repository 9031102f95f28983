#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "plybook/base/input.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/mend.h"
#include "plybook/replay/playouts.h"
#include "plybook/replay/replay.h"
#include "slips/slip_maker.h"

namespace plybook::slips {

/// What becomes of one slip.
enum class Fate { read_as_meant, unnoticed, only, only_but_doubtful, among, missed, wrongly_repaired, count };

inline std::string_view name(Fate fate) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Fate::count)> names = {
      "legal, read as it was meant",
      "legal, another game",
      "the true turn is the only suggestion",
      "only one, but not beyond doubt",
      "among the suggestions",
      "missed",
      "wrongly repaired"};
  return names[static_cast<std::size_t>(fate)];
}

/// Collects the canonical turns of a main line.
class TurnCollector : public PlyListener {
 public:
  void start(const Game&, const Position&, const std::optional<Outcome>&) override { turns.clear(); }
  void ply(const Ply& ply) override {
    if (ply.main_line) turns.push_back(turn_text(ply.game, ply.before, ply.turn, &ply.written));
  }
  std::vector<std::string> turns;
};

/// A record that was read from a text, and what replaying it came to.
struct Replayed {
  Record record;
  Findings findings;
  Replay replay;
  std::vector<std::string> turns;
  ByteSourcePtr bytes;
  std::unique_ptr<RecordReader> reader;
};

class SlipTrial {
 public:
  SlipTrial(const Catalogue& catalogue, const Game& game, std::uint64_t seed)
      : replayer_(catalogue, {}, {.suggest = true}), playouts_(game, {seed, 1000}), maker_(seed + 1) {}

  struct Outcome {
    Fate fate;
    SlipMaker::Slip slip;
    std::string text, detail;
    std::uint64_t work = 0;
  };

  Outcome next() {
    Outcome out;
    playouts_.next(out.text);
    const auto truth = read(out.text);
    out.slip = maker_.make(truth->record);
    const auto slipped = read(out.slip.text);
    out.fate = judge(*truth, *slipped, out);
    return out;
  }

 private:
  std::unique_ptr<Replayed> read(const std::string& text) {
    auto out = std::make_unique<Replayed>();
    out->bytes = memory_input(text);
    out->reader = std::make_unique<RecordReader>(*out->bytes, Encoding::utf8);
    out->reader->next(out->record, out->findings);
    TurnCollector collector;
    out->replay = replayer_.replay(out->record, out->findings, &collector);
    out->turns = std::move(collector.turns);
    return out;
  }

  Fate judge(const Replayed& truth, const Replayed& slipped, Outcome& out) {
    if (!has_error(slipped.findings)) return slipped.turns == truth.turns ? Fate::read_as_meant : Fate::unnoticed;
    for (const Finding& f : slipped.findings)
      if (info(f.code).severity == Severity::error) out.detail += std::string(info(f.code).name) + " " + f.turn + "; ";
    const Repairs& repairs = slipped.replay.repairs;
    out.work = repairs.work;
    bool is_there = false;
    for (const Repair& repair : repairs.found) {
      const auto mended = read(spliced(slipped.record.text, splices_of(slipped.record, repair)));
      const bool is_true = mended->turns == truth.turns;
      is_there |= is_true;
      out.detail += "\n   " + std::to_string(repair.ply) + ": " + repair.from + " -> " + repair.to;
      if (is_true) out.detail += " TRUE";
      if (has_error(mended->findings)) out.detail += " NOT LEGAL";
    }
    if (repairs.is_certain) return is_there ? Fate::only : Fate::wrongly_repaired;
    if (!is_there) return Fate::missed;
    return repairs.found.size() == 1 ? Fate::only_but_doubtful : Fate::among;
  }

  Replayer replayer_;
  Playouts playouts_;
  SlipMaker maker_;
};

}  // namespace plybook::slips
