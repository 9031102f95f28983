#include "one_record.h"

#include "plybook/base/unicode.h"

namespace plybook::cli {
namespace {

/// Finds the record; `error` is why there is none.
std::unique_ptr<OneRecord> find_one(RecordSource& records, std::optional<std::uint64_t> number, std::string& error) {
  std::unique_ptr<OneRecord> found;
  Record record;
  Findings findings;
  while (records.next(record, findings)) {
    if (found) return error = tr("it holds more than one record: --record tells which"), nullptr;
    if (!number || record.number == *number) {
      found = std::make_unique<OneRecord>(record);
      found->findings = std::move(findings);
      if (number) return found;
    }
    findings.clear();
  }
  if (const InputError* broken = records.error()) return error = text(*broken), nullptr;
  if (!found) error = tr("it has no such record");
  return found;
}

}  // namespace

std::unique_ptr<OneRecord> read_one(Tool& tool, const std::string& path, std::optional<std::uint64_t> number,
                                    std::string& error) {
  auto input = tool.open(path);
  if (!input) return error = text(input.error()), nullptr;
  if (input->game_file) return error = tr("this is a game file, and records are wanted"), nullptr;
  return find_one(*input->records, number, error);
}

std::unique_ptr<OneRecord> read_one(Tool& tool, const std::string& path, std::optional<std::uint64_t> number) {
  std::string error;
  auto found = read_one(tool, path, number, error);
  if (!found) tool.complain(fill(tr("{0}: {1}"), printable(path), error));
  return found;
}

}  // namespace plybook::cli
