#include "plybook/record/record_range.h"

#include <charconv>

namespace plybook {
namespace {

class RangeSource final : public RecordSource {
 public:
  RangeSource(std::unique_ptr<RecordSource> source, RecordRange range, std::uint64_t& count)
      : source_(std::move(source)), range_(range), count_(count) {}

  bool next(Record& record, Findings& findings) override {
    const std::size_t known = findings.size();
    while (source_->next(record, findings)) {
      if (range_.has(++count_)) return true;
      findings.resize(known);
    }
    return false;
  }

  const InputError* error() const override { return source_->error(); }

 private:
  std::unique_ptr<RecordSource> source_;
  RecordRange range_;
  std::uint64_t& count_;
};

/// A number from 1; what is empty leaves it as it is.
bool read_end(std::string_view text, std::uint64_t& value) {
  if (text.empty()) return true;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0;
}

}  // namespace

std::optional<RecordRange> read_record_range(std::string_view text) {
  RecordRange range;
  const std::size_t dots = text.find("..");
  if (text.empty() || text == "..") return std::nullopt;
  if (dots == std::string_view::npos) {
    if (!read_end(text, range.first)) return std::nullopt;
    range.last = range.first;
    return range;
  }
  if (!read_end(text.substr(0, dots), range.first) || !read_end(text.substr(dots + 2), range.last) ||
      range.first > range.last)
    return std::nullopt;
  return range;
}

std::unique_ptr<RecordSource> records_of_range(std::unique_ptr<RecordSource> source, RecordRange range,
                                               std::uint64_t& count) {
  if (range.is_all()) return source;
  return std::make_unique<RangeSource>(std::move(source), range, count);
}

}  // namespace plybook
