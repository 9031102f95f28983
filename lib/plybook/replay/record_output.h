#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/record/text_writer.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// `html` is a page of the layer above, which makes it.
enum class OutputForm : std::uint8_t { pbk, pdn, json, ndjson, yaml, fen, csv, html };

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

/// Null for forms that other layers make.
std::unique_ptr<RecordOutput> make_record_output(OutputForm form);

/// The form of that name; nothing where there is none. The names are the endings of file names too.
std::optional<OutputForm> output_form(std::string_view name);
std::vector<std::string> output_words();

}  // namespace plybook
