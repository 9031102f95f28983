#pragma once

#include <cstddef>
#include <cstdint>

namespace plybook {

/// How much one input may ask for. Whoever hits a limit says which, and by what option it is raised.
struct Limits {
  std::size_t max_plies = 1'000'000;             ///< turns of one record, variations included (`--max-plies`)
  std::size_t max_text = std::size_t{64} << 20;  ///< bytes of one record (`--max-text`)
  std::size_t max_nesting = 1000;                ///< variations within variations (`--max-nesting`)
  std::size_t max_tags = 256;                    ///< tags of one record (`--max-tags`)
  std::size_t max_record_findings = 10'000;      ///< findings of one record (`--max-record-findings`)
};

}  // namespace plybook
