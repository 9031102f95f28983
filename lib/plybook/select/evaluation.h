#pragma once

#include <string>
#include <vector>

#include "plybook/select/record_values.h"
#include "plybook/select/selection.h"
#include "plybook/select/truth.h"

namespace plybook {

/// Works expressions out. Keeps its memory from record to record; one for each thread.
class Evaluation {
 public:
  /// Whether the selection holds for a record: `unknown` only before it was replayed.
  Truth of(const Selection& selection, RecordValues& record);

 private:
  Truth of(const Comparison& comparison, RecordValues& record);
  bool texts_stand(const Comparison& comparison, RecordValues& record);

  std::vector<Truth> stack_;
  std::string folded_[2];
};

}  // namespace plybook
