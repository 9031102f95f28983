#include "plybook/replay/record_output.h"

namespace plybook {
namespace {

class TreeOutput final : public RecordOutput {
 public:
  explicit TreeOutput(std::unique_ptr<RecordWriter> writer) : writer_(std::move(writer)) {}
  void write(const Record& record, TurnTexts turns, std::string& out) override { writer_->write(record, turns, out); }
  void finish(std::string& out) override { writer_->finish(out); }

 private:
  std::unique_ptr<RecordWriter> writer_;
};

}  // namespace

std::unique_ptr<RecordOutput> make_tree_output(WrittenForm form) {
  return std::make_unique<TreeOutput>(make_record_writer(form));
}

}  // namespace plybook
