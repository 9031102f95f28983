#pragma once

#include <cstdint>

#include "plybook/record/record_source.h"
#include "plybook/record/shard.h"
#include "plybook/replay/playouts.h"
#include "plybook/replay/record_pipeline.h"

namespace plybook {

/// Stands for the records of a series of playouts: each has its number and nothing else, so that the threads of a
/// pipeline can play the games (`play_out`).
class PlayoutSource final : public RecordSource {
 public:
  PlayoutSource(std::uint64_t games, Shard shard) : games_(games), next_(shard.part), step_(shard.of) {}

  bool next(Record& record, Findings& findings) override;
  const InputError* error() const override { return nullptr; }

 private:
  std::uint64_t games_, next_, step_;
};

/// Plays the game of that number and reads it as a record.
void play_out(const Playouts& playouts, CheckedRecord& record);

}  // namespace plybook
