#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"
#include "plybook/record/walk.h"

namespace plybook {

/// What a form says of one turn, in the order in which JSON and YAML list them: that of the text.
struct FormEntry {
  std::uint32_t node = 0;
  std::string_view text;
  std::string_view kind;                  ///< empty for a turn
  std::string number;                     ///< empty where it says nothing new
  std::optional<std::uint32_t> parent;    ///< where it is not the entry before
  std::optional<std::uint32_t> replaces;  ///< of a variation's first turn
};

/// Lists the turns of a record as the forms do. Entries are numbered from 1.
class FormEntries {
 public:
  FormEntries(const Record& record, TurnTexts turns)
      : record_(record), turns_(turns), walk_(record), numbers_(record.nodes.size()) {}

  /// False behind the last one.
  bool next(FormEntry& entry);

 private:
  void describe(FormEntry& entry) const;

  const Record& record_;
  TurnTexts turns_;
  RecordWalk walk_;
  std::vector<std::uint32_t> numbers_;  // of the entries, by node
  std::uint32_t count_ = 0;
  bool has_turn_ = false;
};

}  // namespace plybook
