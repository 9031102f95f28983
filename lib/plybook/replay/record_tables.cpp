#include "plybook/replay/record_tables.h"

#include <initializer_list>
#include <utility>

#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

/// What both tables share: a head before the first line, and the columns of tags at the end of every line.
class Table : public RecordOutput {
 public:
  void finish(std::string& out) override { head(out); }

 protected:
  Table(TableForm form, std::vector<std::string> tags, std::initializer_list<std::string_view> columns)
      : tags_(std::move(tags)), columns_(columns.begin(), columns.end()), writer_(form) {}

  void head(std::string& out) {
    if (std::exchange(headed_, true)) return;
    for (const std::string_view column : columns_) writer_.field(out, column);
    for (const std::string& tag : tags_) writer_.field(out, tag);
    writer_.end_line(out);
  }
  void line(std::string& out, const Record& record, const Game* game, std::initializer_list<std::string_view> fields) {
    for (const std::string_view field : fields) writer_.field(out, field);
    for (const std::string& tag : tags_) writer_.field(out, tag_value(record, game, tag).value_or(""));
    writer_.end_line(out);
  }

 private:
  std::vector<std::string> tags_;
  std::vector<std::string_view> columns_;
  TableWriter writer_;
  bool headed_ = false;
};

class PlyTable final : public Table {
 public:
  PlyTable(TableForm form, std::vector<std::string> tags)
      : Table(form, std::move(tags), {"file", "record", "ply", "side", "turn", "fen"}) {}

  void begin(std::string_view file, const Record& record) override {
    lines_.clear();
    file_ = file;
    number_ = std::to_string(record.number);
    record_ = &record;
  }
  void ply(const Ply& ply) override {
    if (!ply.main_line) return;
    const Side side = ply.before.position.to_move;
    line(lines_, *record_, &ply.game,
         {file_, number_, std::to_string(ply.number), ply.game.sides[index(side)].tag,
          turn_text(ply.game, ply.before, ply.turn, &ply.written), fen(ply.game, ply.after)});
  }
  void write(const Record&, TurnTexts, std::string& out) override {
    head(out);
    out += lines_;
  }

 private:
  std::string file_, number_, lines_;
  const Record* record_ = nullptr;
};

class RecordTable final : public Table {
 public:
  RecordTable(TableForm form, std::vector<std::string> tags)
      : Table(form, std::move(tags), {"file", "record", "game", "first", "second", "result", "termination", "plies"}) {}

  void begin(std::string_view file, const Record&) override {
    file_ = file;
    game_ = nullptr;
    plies_ = 0;
  }
  void start(const Game& game, const Position&, const std::optional<Outcome>&) override { game_ = &game; }
  void ply(const Ply& ply) override {
    if (ply.main_line) plies_ = ply.number;
  }
  void write(const Record& record, TurnTexts, std::string& out) override {
    head(out);
    const auto tag = [&](std::string_view name) { return tag_value(record, game_, name).value_or(""); };
    line(out, record, game_,
         {file_, std::to_string(record.number), game_ ? game_->id : tag("Game"),
          tag(game_ ? game_->sides[0].tag : "White"), tag(game_ ? game_->sides[1].tag : "Black"), result_text(record),
          tag("Termination"), game_ ? std::to_string(plies_) : ""});
    game_ = nullptr;
  }

 private:
  std::string file_;
  const Game* game_ = nullptr;
  std::uint32_t plies_ = 0;
};

class FenList final : public RecordOutput {
 public:
  explicit FenList(bool every_ply) : every_ply_(every_ply) {}

  void begin(std::string_view, const Record&) override {
    game_ = nullptr;
    lines_.clear();
  }
  void start(const Game& game, const Position& position, const std::optional<Outcome>&) override {
    game_ = &game;
    keep(position);
  }
  void ply(const Ply& ply) override {
    if (ply.main_line) keep(ply.after);
  }
  void set_up(const Game&, std::uint32_t, const Position& position, bool main_line) override {
    if (main_line) keep(position);
  }
  void write(const Record&, TurnTexts, std::string& out) override {
    if (!game_) return;
    if (!every_ply_) lines_ = fen(*game_, last_) + "\n";
    out += lines_;
  }

 private:
  void keep(const Position& position) {
    if (every_ply_) {
      lines_ += fen(*game_, position) + "\n";
    } else {
      last_ = position;
    }
  }

  bool every_ply_;
  const Game* game_ = nullptr;
  Position last_;
  std::string lines_;
};

}  // namespace

std::unique_ptr<RecordOutput> make_ply_table(TableForm form, std::vector<std::string> tags) {
  return std::make_unique<PlyTable>(form, std::move(tags));
}

std::unique_ptr<RecordOutput> make_record_table(TableForm form, std::vector<std::string> tags) {
  return std::make_unique<RecordTable>(form, std::move(tags));
}

std::unique_ptr<RecordOutput> make_fen_list(bool every_ply) { return std::make_unique<FenList>(every_ply); }

}  // namespace plybook
