#include "plybook/record/form_writer.h"

#include "plybook/record/json_writer.h"
#include "plybook/record/yaml_writer.h"

namespace plybook {
namespace {

class TextForm final : public RecordWriter {
 public:
  void write(const Record& record, TurnTexts turns, std::string& out) override { writer_.write(record, turns, out); }
  void finish(std::string&) override {}

 private:
  TextWriter writer_;
};

class NdjsonForm final : public RecordWriter {
 public:
  void write(const Record& record, TurnTexts turns, std::string& out) override { write_json_line(record, turns, out); }
  void finish(std::string&) override {}
};

/// A document with a beginning and an end around its records.
template <class Writer>
class DocumentForm final : public RecordWriter {
 public:
  void write(const Record& record, TurnTexts turns, std::string& out) override {
    begin(out);
    writer_.write(record, turns, out);
  }
  void finish(std::string& out) override {
    begin(out);
    writer_.end(out);
  }

 private:
  void begin(std::string& out) {
    if (!begun_) writer_.begin(out);
    begun_ = true;
  }

  Writer writer_;
  bool begun_ = false;
};

}  // namespace

std::unique_ptr<RecordWriter> make_record_writer(WrittenForm form) {
  switch (form) {
    case WrittenForm::text:
      return std::make_unique<TextForm>();
    case WrittenForm::json:
      return std::make_unique<DocumentForm<JsonWriter>>();
    case WrittenForm::ndjson:
      return std::make_unique<NdjsonForm>();
    case WrittenForm::yaml:
      return std::make_unique<DocumentForm<YamlWriter>>();
  }
  return nullptr;
}

}  // namespace plybook
