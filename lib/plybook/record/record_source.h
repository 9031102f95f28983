#pragma once

#include "plybook/base/finding.h"
#include "plybook/base/input.h"
#include "plybook/record/record.h"

namespace plybook {

/// Records that are read one after the other, whatever form they are written in.
class RecordSource {
 public:
  virtual ~RecordSource() = default;

  /// Reads the next record. What was found in it, and before it, is appended to `findings` in the order of the text.
  /// False at the end; `findings` may then tell what stood behind the last record. The record's texts are valid until
  /// the next call.
  virtual bool next(Record& record, Findings& findings) = 0;

  /// Why the input could not be read to its end; null where it could.
  virtual const InputError* error() const = 0;
};

}  // namespace plybook
