#include "plybook/record/open_records.h"

#include "plybook/record/record_reader.h"

namespace plybook {

std::unique_ptr<RecordSource> open_records(ByteSource& bytes, std::optional<Encoding> encoding, const Limits& limits) {
  return std::make_unique<RecordReader>(bytes, encoding, limits);
}

}  // namespace plybook
