#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "plybook/record/json_writer.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/text_writer.h"

namespace plybook {
namespace {

/// Records like those that people have: the file that PLYBOOK_BENCH_RECORDS names, else records made here.
std::string records() {
  std::string text;
  if (const char* path = std::getenv("PLYBOOK_BENCH_RECORDS")) {
    const auto source = open_input(path);
    if (source && read_all(**source, text)) return text;
    text.clear();
  }
  for (int record = 1; record <= 5000; ++record) {
    text += fmt::format("[Event \"Club evening {}\"]\n[White \"A.\"]\n[Black \"B.\"]\n[Result \"1-0\"]\n[GameType \"20\"]\n\n", record);
    for (int move = 1; move <= 40; ++move) {
      text += fmt::format("{}. {}-{} {}x{}{}", move, 31 + move % 20, 26 + move % 9, 16 + move % 5, 7 * move % 50 + 1,
                          move % 6 == 0 ? '\n' : ' ');
    }
    text += "1-0\n\n";
  }
  return text;
}

/// A source that costs nothing, so that the reader alone is measured.
class Bytes final : public ByteSource {
 public:
  explicit Bytes(std::string_view text) : rest_(text) {}
  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    const std::size_t count = rest_.copy(data, size);
    rest_.remove_prefix(count);
    return count;
  }

 private:
  std::string_view rest_;
};

/// Calls `use` for each record of the text, which is read again and again.
template <class Use>
void read_all_records(benchmark::State& state, Use use) {
  const std::string text = records();
  Record record;
  Findings findings;
  std::int64_t turns = 0;
  for (auto _ : state) {
    Bytes source(text);
    RecordReader reader(source);
    findings.clear();
    while (reader.next(record, findings)) {
      turns += static_cast<std::int64_t>(record.nodes.size()) - 1;
      use(record);
    }
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(static_cast<std::size_t>(state.iterations()) * text.size()));
  state.SetItemsProcessed(turns);
}

/// The tree is kept, nothing else is done.
void read(benchmark::State& state) {
  read_all_records(state, [](const Record& record) { benchmark::DoNotOptimize(record.nodes.data()); });
}
BENCHMARK(read)->Unit(benchmark::kMillisecond);

void read_and_write(benchmark::State& state) {
  std::string out;
  read_all_records(state, [&out](const Record& record) {
    out.clear();
    TextWriter().write(record, {}, out);
    benchmark::DoNotOptimize(out.data());
  });
}
BENCHMARK(read_and_write)->Unit(benchmark::kMillisecond);

void read_and_write_json(benchmark::State& state) {
  std::string out;
  read_all_records(state, [&out](const Record& record) {
    out.clear();
    write_json_line(record, {}, out);
    benchmark::DoNotOptimize(out.data());
  });
}
BENCHMARK(read_and_write_json)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace plybook
