#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "plybook/record/form_writer.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// Writes records in some form, one after the other. It listens to the replay of each record before that is written, so
/// that forms which need positions have them.
class RecordOutput : public PlyListener {
 public:
  void start(const Game&, const Position&, const std::optional<Outcome>&) override {}
  void ply(const Ply&) override {}

  /// A record of that file will be replayed.
  virtual void begin(std::string_view /*file*/, const Record& /*record*/) {}
  /// Appends the record that was replayed last; `turns` are its canonical texts.
  virtual void write(const Record& record, TurnTexts turns, std::string& out) = 0;
  /// Adds what is to be told of the record that was written last: what the form cannot hold.
  virtual void told(Findings& /*findings*/) {}
  /// Appends what comes behind the last record.
  virtual void finish(std::string& /*out*/) {}
};

/// Writes the record's own tree.
std::unique_ptr<RecordOutput> make_tree_output(WrittenForm form);

}  // namespace plybook
