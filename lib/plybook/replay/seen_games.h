#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "plybook/replay/replay.h"

namespace plybook {

/// What makes two records the same: the turns of the main line, or the position at its end; in either case the game and
/// its rule options, and with the turns the start.
enum class Sameness : std::uint8_t { turns, position };

/// Remembers games by a digest of 32 bytes each, so that those which come again can be told. It listens to the replay
/// of each record.
class SeenGames final : public PlyListener {
 public:
  explicit SeenGames(Sameness sameness) : sameness_(sameness) {}

  /// Forgets the record that was replayed before, not that its game was seen.
  void begin(const Record& record);
  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override;
  void ply(const Ply& ply) override;
  void joined(std::uint32_t node) override { joined_[node] = true; }

  /// Whether a game like that of the record which was replayed last was seen before. False, too, where this cannot be
  /// known: it has no game, or its final position is not known.
  bool seen(const Record& record);

 private:
  using Digest = std::array<std::uint8_t, 32>;
  struct Hash {
    std::size_t operator()(const Digest& digest) const {
      std::size_t hash = 0;
      std::memcpy(&hash, digest.data(), sizeof hash);
      return hash;
    }
  };

  std::optional<std::string> key(const Record& record) const;
  std::string turns_key(const Record& record) const;

  Sameness sameness_;
  const Game* game_ = nullptr;
  Position start_, last_;
  std::uint32_t last_node_ = 0;
  std::vector<std::string> turns_;  // by node, as the rules tell them apart
  std::vector<bool> joined_;        // by node
  std::unordered_set<Digest, Hash> seen_;
};

}  // namespace plybook
