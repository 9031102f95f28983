#include "plybook/replay/mender.h"

#include "plybook/record/record_reader.h"

namespace plybook {

Mender::Verdict Mender::take(const Record& record, const Replay& replay) {
  if (!replay.repairs.is_certain) return Verdict::nothing;
  if (!record.form_places.empty()) return Verdict::other_form;
  const std::vector<Splice> splices = splices_of(record, replay.repairs.found.front(), translate_);
  if (!is_legal(spliced(record.text, splices))) return Verdict::unmended;
  for (ByteSplice& change : byte_splices(record, splices)) changes_.push_back(std::move(change));
  return Verdict::mended;
}

std::string Mender::write(std::string_view input) {
  std::string out = spliced(input, changes_);
  changes_.clear();
  return out;
}

/// Whether a text begins with a record without errors. Others may come behind it, where the fault hid their beginning.
bool Mender::is_legal(const std::string& text) {
  const ByteSourcePtr bytes = memory_input(text);
  RecordReader reader(*bytes, Encoding::utf8, limits_);
  Record record;
  Findings findings;
  if (!reader.next(record, findings)) return false;
  const Replay replay = replayer_.replay(record, findings);
  return replay.complete() && !has_error(findings);
}

}  // namespace plybook
