#include "plybook/statistics/playout_source.h"

#include <algorithm>

#include "plybook/record/record_reader.h"

namespace plybook {

bool PlayoutSource::next(Record& record, Findings& /*findings*/) {
  if (next_ > games_ || next_ == 0) return false;
  record.clear();
  record.number = next_;
  next_ = games_ - next_ < step_ ? games_ + 1 : next_ + step_;
  return true;
}

void play_out(const Playouts& playouts, CheckedRecord& played) {
  const std::uint64_t number = played.record.number;
  played.text.clear();
  playouts.game(number, played.text);
  Limits limits;
  limits.max_plies = std::max<std::size_t>(limits.max_plies, playouts.options().max_plies);
  limits.max_text = std::max(limits.max_text, played.text.size());
  const ByteSourcePtr bytes = memory_input(played.text);
  RecordReader reader(*bytes, Encoding::utf8, limits);
  reader.next(played.record, played.findings);
  played.text.assign(played.record.text);  // the reader's goes with it
  played.record.text = played.text;
  played.record.number = number;
}

}  // namespace plybook
