#include "plybook/record/shard.h"

#include <charconv>

namespace plybook {
namespace {

class ShardSource final : public RecordSource {
 public:
  ShardSource(std::unique_ptr<RecordSource> source, Shard shard, std::uint64_t& count)
      : source_(std::move(source)), shard_(shard), count_(count) {}

  bool next(Record& record, Findings& findings) override {
    const std::size_t known = findings.size();
    while (source_->next(record, findings)) {
      if (count_++ % shard_.of + 1 == shard_.part) return true;
      findings.resize(known);
    }
    if (shard_.part != 1) findings.resize(known);
    return false;
  }

  const InputError* error() const override { return source_->error(); }

 private:
  std::unique_ptr<RecordSource> source_;
  Shard shard_;
  std::uint64_t& count_;
};

bool read_number(std::string_view text, std::uint64_t& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

std::optional<Shard> read_shard(std::string_view text) {
  Shard shard;
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos || !read_number(text.substr(0, slash), shard.part) ||
      !read_number(text.substr(slash + 1), shard.of) || shard.part == 0 || shard.part > shard.of)
    return std::nullopt;
  return shard;
}

std::unique_ptr<RecordSource> records_of_shard(std::unique_ptr<RecordSource> source, Shard shard,
                                               std::uint64_t& count) {
  if (shard.of == 1) return source;
  return std::make_unique<ShardSource>(std::move(source), shard, count);
}

}  // namespace plybook
