#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plybook/record/record.h"

namespace plybook {

/// One change of a record's main line with which all of it becomes legal and agrees with its result.
struct Repair {
  enum class Kind : std::uint8_t {
    replace,  ///< another turn instead of `node`
    insert,   ///< a turn before `node` was left out; behind it where `is_behind`
    drop,     ///< `node` is written twice
    swap,     ///< `node` and the turn behind it are in the wrong order
    join,     ///< `node` and the turn behind it are one turn
    split,    ///< `node` is two turns
  };
  Kind kind;
  std::uint32_t node;  ///< the first turn that changes
  std::uint32_t ply;   ///< of that turn, from 1
  std::string from;    ///< what is written there; two turns with a blank between where the change concerns both
  std::string to;      ///< what should be; empty for `drop`
  bool is_behind = false;
  std::uint32_t length = 0;  ///< bytes from where `node` begins, where more than its text is replaced; else 0
};

/// What could have been meant.
struct Repairs {
  std::vector<Repair> found;  ///< nearest to the fault first
  /// Whether the one that was found is beyond doubt: nothing else fits that one could have meant.
  bool is_certain = false;
  std::uint64_t work = 0;  ///< turns that were played to find them; grows with the length of the record and no faster
};

}  // namespace plybook
