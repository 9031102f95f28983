#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/input.h"
#include "plybook/game/catalogue.h"
#include "plybook/record/open_records.h"
#include "plybook/select/selector.h"

namespace plybook {

inline const Catalogue& games_to_select_from() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

inline std::string file_of_selections(const std::string& name) {
  std::ifstream file(PLYBOOK_SOURCE_DIR "/tests/select/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The numbers of the records for which an expression holds; `replayed`, where given, counts those that had to be
/// replayed for it.
inline std::vector<std::uint64_t> selected(std::string_view expression, std::string_view text,
                                           std::size_t* replayed = nullptr) {
  auto selection = Selection::read(expression, games_to_select_from(), {});
  if (!selection) {
    ADD_FAILURE() << expression << ": " << message(selection.error());
    return {};
  }
  Selector selector(std::make_shared<const Selection>(std::move(*selection)), games_to_select_from(), {});
  const auto source = open_records(memory_input(text));
  std::vector<std::uint64_t> numbers;
  Record record;
  Findings findings;
  while (source->next(record, findings)) {
    const Truth told = selector.before(record, findings);
    if (replayed && told == Truth::unknown) ++*replayed;
    if (told == Truth::yes || (told == Truth::unknown && selector.selects(record, findings)))
      numbers.push_back(record.number);
    findings.clear();
  }
  return numbers;
}

}  // namespace plybook
