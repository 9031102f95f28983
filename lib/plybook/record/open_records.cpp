#include "plybook/record/open_records.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "plybook/base/peeked_source.h"
#include "plybook/record/json_reader.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/yaml_reader.h"

namespace plybook {
namespace {

std::string_view skip_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// A reader together with the source that it reads.
template <class Reader>
class OwningSource final : public RecordSource {
 public:
  OwningSource(std::unique_ptr<ByteSource> source, std::optional<Encoding> encoding, const Limits& limits)
      : source_(std::move(source)), reader_(*source_, encoding, limits) {}

  bool next(Record& record, Findings& findings) override { return reader_.next(record, findings); }
  const InputError* error() const override { return reader_.error(); }

 private:
  std::unique_ptr<ByteSource> source_;
  Reader reader_;
};

}  // namespace

std::string_view document_kind(std::string_view beginning) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (beginning.starts_with(mark)) beginning.remove_prefix(mark.size());
  std::string_view text = skip_blanks(beginning);
  if (text.starts_with('{')) {
    constexpr std::string_view key = "\"plybook\"";
    text = skip_blanks(text.substr(1));
    if (!text.starts_with(key)) return {};
    text = skip_blanks(text.substr(key.size()));
  } else {
    constexpr std::string_view key = "plybook";
    while (text.starts_with('#') || text.starts_with("---\n"))
      text = skip_blanks(text.substr(std::min(text.find('\n'), text.size())));
    if (!text.starts_with(key)) return {};
    text.remove_prefix(key.size());
  }
  if (!text.starts_with(':')) return {};
  text = skip_blanks(text.substr(1));
  if (text.starts_with('"') || text.starts_with('\'')) text.remove_prefix(1);
  return text.substr(0, text.find_first_of("\"', \t\r\n}#"));
}

RecordForm guess_form(std::string_view beginning) {
  if (document_kind(beginning).empty()) return RecordForm::text;
  return beginning.find('{') < beginning.find("plybook") ? RecordForm::json : RecordForm::yaml;
}

std::unique_ptr<RecordSource> open_records(ByteSourcePtr source, std::optional<RecordForm> form,
                                           std::optional<Encoding> encoding, const Limits& limits) {
  auto peeked = std::make_unique<PeekedSource>(std::move(source));
  switch (form ? *form : guess_form(peeked->beginning())) {
    case RecordForm::json:
      return std::make_unique<OwningSource<JsonReader>>(std::move(peeked), encoding, limits);
    case RecordForm::yaml:
      return std::make_unique<OwningSource<YamlReader>>(std::move(peeked), encoding, limits);
    case RecordForm::text:
      break;
  }
  return std::make_unique<OwningSource<RecordReader>>(std::move(peeked), encoding, limits);
}

}  // namespace plybook
