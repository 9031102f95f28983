#pragma once

#include <optional>
#include <string_view>

#include "plybook/base/limits.h"
#include "plybook/record/form_assembler.h"
#include "plybook/record/input_text.h"
#include "plybook/record/notes.h"
#include "plybook/record/record_source.h"

namespace plybook {

/// Reads records from JSON: one document `{"plybook":"record","records":[…]}`, or NDJSON, an object for each record.
/// Which of them it is its beginning tells. Both are streams: memory is bounded by the largest record.
class JsonReader final : public RecordSource {
 public:
  explicit JsonReader(ByteSource& source, std::optional<Encoding> encoding = {}, const Limits& limits = {});

  bool next(Record& record, Findings& findings) override;
  const InputError* error() const override { return text_.window().error(); }

 private:
  enum class State { start, document, lines, end };

  void begin(Findings& findings);
  const char* skip_head();
  bool skip_to_object(Findings& findings);
  const char* object_end(Findings& findings);
  void fail(std::string_view words, Findings& findings);
  void finish_document(Findings& findings);
  void skip_line(Findings& findings);
  void consume(const char* p, Findings& findings) { text_.consume(p, notes_, findings); }

  Limits limits_;
  InputText text_;
  FormAssembler assembler_;
  Notes notes_;
  State state_ = State::start;
  std::uint64_t number_ = 0;
};

/// The end of the JSON object or array that begins at `p`; null when it is not whole. An unfinished one ends before a
/// line that begins another record.
const char* find_json_end(const char* p, const char* end);

}  // namespace plybook
