#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/record/text_writer.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// Collects the canonical text of every turn of a record while it is replayed, and which nodes are only pieces of the
/// turn before them. Reused from record to record.
class CanonicalTurns final : public PlyListener {
 public:
  /// Forgets the record before.
  void begin(const Record& record);

  void start(const Game&, const Position&, const std::optional<Outcome>&) override {}
  void ply(const Ply& ply) override;
  void adjustment(const Game& game, std::uint32_t node, const Position& before, const Turn& turn,
                  const TurnText& written) override;
  void joined(std::uint32_t node) override { pieces_.push_back(node); }

  /// By node; empty for turns that were not replayed. Valid until `begin`.
  TurnTexts texts();
  const std::vector<std::uint32_t>& pieces() const { return pieces_; }

 private:
  std::vector<std::string> own_;
  std::vector<std::string_view> texts_;
  std::vector<std::uint32_t> pieces_;
};

}  // namespace plybook
