#include "plybook/replay/record_output.h"

#include "plybook/base/csv_text.h"
#include "plybook/record/form_writer.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/pdn_output.h"
#include "plybook/replay/setup.h"

namespace plybook {
namespace {

constexpr std::pair<std::string_view, OutputForm> forms[] = {
    {"pbk", OutputForm::pbk},   {"pdn", OutputForm::pdn}, {"json", OutputForm::json}, {"ndjson", OutputForm::ndjson},
    {"yaml", OutputForm::yaml}, {"fen", OutputForm::fen}, {"csv", OutputForm::csv}};

/// The forms that hold the record's own tree.
class TreeOutput final : public RecordOutput {
 public:
  explicit TreeOutput(std::unique_ptr<RecordWriter> writer) : writer_(std::move(writer)) {}
  void write(const Record& record, TurnTexts turns, std::string& out) override { writer_->write(record, turns, out); }
  void finish(std::string& out) override { writer_->finish(out); }

 private:
  std::unique_ptr<RecordWriter> writer_;
};

/// The final position of the main line of each record.
class FenOutput final : public RecordOutput {
 public:
  void begin(std::string_view, const Record&) override { game_ = nullptr; }
  void start(const Game& game, const Position& position, const std::optional<Outcome>&) override {
    game_ = &game;
    last_ = position;
  }
  void ply(const Ply& ply) override {
    if (ply.main_line) last_ = ply.after;
  }
  void write(const Record&, TurnTexts, std::string& out) override {
    if (!game_) return;
    out += fen(*game_, last_);
    out += '\n';
  }

 private:
  const Game* game_ = nullptr;
  Position last_;
};

/// A line for each ply of the main line.
class PlyTable final : public RecordOutput {
 public:
  void begin(std::string_view file, const Record& record) override {
    lines_.clear();
    file_ = file;
    record_ = std::to_string(record.number);
  }
  void ply(const Ply& ply) override {
    if (!ply.main_line) return;
    const Side side = ply.before.position.to_move;
    row({file_, record_, std::to_string(ply.number), ply.game.sides[index(side)].tag,
         turn_text(ply.game, ply.before, ply.turn, &ply.written), fen(ply.game, ply.after)});
  }
  void write(const Record&, TurnTexts, std::string& out) override {
    head(out);
    out += lines_;
  }
  void finish(std::string& out) override { head(out); }

 private:
  void row(std::initializer_list<std::string_view> fields) {
    bool first = true;
    for (const std::string_view field : fields) {
      if (!first) lines_ += ',';
      append_csv_field(lines_, field);
      first = false;
    }
    lines_ += '\n';
  }
  void head(std::string& out) {
    if (!headed_) out += "file,record,ply,side,turn,fen\n";
    headed_ = true;
  }

  std::string file_, record_, lines_;
  bool headed_ = false;
};

}  // namespace

std::unique_ptr<RecordOutput> make_record_output(OutputForm form) {
  switch (form) {
    case OutputForm::pbk:
      return std::make_unique<TreeOutput>(make_record_writer(WrittenForm::text));
    case OutputForm::pdn:
      return make_pdn_output();
    case OutputForm::json:
      return std::make_unique<TreeOutput>(make_record_writer(WrittenForm::json));
    case OutputForm::ndjson:
      return std::make_unique<TreeOutput>(make_record_writer(WrittenForm::ndjson));
    case OutputForm::yaml:
      return std::make_unique<TreeOutput>(make_record_writer(WrittenForm::yaml));
    case OutputForm::fen:
      return std::make_unique<FenOutput>();
    case OutputForm::csv:
      return std::make_unique<PlyTable>();
  }
  return nullptr;
}

std::optional<OutputForm> output_form(std::string_view name) {
  for (const auto& [word, form] : forms)
    if (word == name) return form;
  return std::nullopt;
}

std::vector<std::string> output_words() {
  std::vector<std::string> words;
  for (const auto& [word, form] : forms) words.emplace_back(word);
  return words;
}

}  // namespace plybook
