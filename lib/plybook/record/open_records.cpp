#include "plybook/record/open_records.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

#include "plybook/record/json_reader.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/yaml_reader.h"

namespace plybook {
namespace {

constexpr std::size_t looked_at = 4096;

std::string_view skip_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// Gives back the bytes that were looked at before those that follow.
class LookedAtSource final : public ByteSource {
 public:
  explicit LookedAtSource(ByteSourcePtr rest) : rest_(std::move(rest)) {
    while (size_ < bytes_.size()) {
      const auto read = rest_->read(bytes_.data() + size_, bytes_.size() - size_);
      if (!read || *read == 0) return;  // an error is told again when it is read on
      size_ += *read;
    }
  }

  std::string_view beginning() const { return {bytes_.data(), size_}; }

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    if (given_ == size_) return rest_->read(data, size);
    const std::size_t count = std::min(size, size_ - given_);
    std::memcpy(data, bytes_.data() + given_, count);
    given_ += count;
    return count;
  }

 private:
  ByteSourcePtr rest_;
  std::array<char, looked_at> bytes_;
  std::size_t size_ = 0;
  std::size_t given_ = 0;
};

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

RecordForm guess_form(std::string_view beginning) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (beginning.substr(0, mark.size()) == mark) beginning.remove_prefix(mark.size());
  std::string_view text = skip_blanks(beginning);
  if (text.substr(0, 1) == "{" && skip_blanks(text.substr(1)).substr(0, 9) == "\"plybook\"") return RecordForm::json;
  while (text.substr(0, 1) == "#" || text.substr(0, 4) == "---\n")
    text = skip_blanks(text.substr(std::min(text.find('\n'), text.size())));
  return text.substr(0, 8) == "plybook:" ? RecordForm::yaml : RecordForm::text;
}

std::unique_ptr<RecordSource> open_records(ByteSourcePtr source, std::optional<RecordForm> form,
                                           std::optional<Encoding> encoding, const Limits& limits) {
  auto looked_at_source = std::make_unique<LookedAtSource>(std::move(source));
  switch (form ? *form : guess_form(looked_at_source->beginning())) {
    case RecordForm::json:
      return std::make_unique<OwningSource<JsonReader>>(std::move(looked_at_source), encoding, limits);
    case RecordForm::yaml:
      return std::make_unique<OwningSource<YamlReader>>(std::move(looked_at_source), encoding, limits);
    case RecordForm::text:
      break;
  }
  return std::make_unique<OwningSource<RecordReader>>(std::move(looked_at_source), encoding, limits);
}

}  // namespace plybook
