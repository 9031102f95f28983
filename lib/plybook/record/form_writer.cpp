#include "plybook/record/form_writer.h"

namespace plybook {
namespace {

class TextForm final : public RecordWriter {
 public:
  void write(const Record& record, TurnTexts turns, std::string& out) override { writer_.write(record, turns, out); }
  void finish(std::string&) override {}

 private:
  TextWriter writer_;
};

}  // namespace

std::unique_ptr<RecordWriter> make_record_writer(RecordForm) { return std::make_unique<TextForm>(); }

}  // namespace plybook
