#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "plybook/base/limits.h"
#include "plybook/record/record.h"
#include "plybook/replay/mend.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// Collects the repairs of an input's records that are beyond doubt, and writes the input with them.
class Mender {
 public:
  /// What becomes of a record with a fault.
  enum class Verdict {
    nothing,    ///< there is no repair beyond doubt
    mended,     ///< it is legal with its repair, and will be written so
    unmended,   ///< something else in it is wrong as well, so that no single change makes it legal
    other_form  ///< it was read from JSON or YAML, which is not mended
  };

  /// `translate` is for the comments in mended records.
  Mender(const Catalogue& catalogue, GameChoice choice, const Limits& limits,
         const char* (*translate)(const char*) = nullptr)
      : replayer_(catalogue, std::move(choice)), limits_(limits), translate_(translate) {}

  /// Takes a record as it was read and replayed. Records come in the order of their input.
  Verdict take(const Record& record, const Replay& replay);

  /// The input with all changes since the last call put in. Everything else is as it was, byte for byte.
  std::string write(std::string_view input);
  bool has_changes() const { return !changes_.empty(); }

 private:
  bool is_legal(const std::string& text);

  Replayer replayer_;
  Limits limits_;
  const char* (*translate_)(const char*);
  std::vector<ByteSplice> changes_;
};

}  // namespace plybook
