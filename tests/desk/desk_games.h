#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "plybook/base/input.h"
#include "plybook/desk/sheet.h"
#include "plybook/game/catalogue.h"
#include "plybook/record/record_reader.h"

namespace plybook {

inline const Catalogue& desk_catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

/// The first record of a text, as a sheet.
inline std::unique_ptr<Sheet> sheet_of(const std::string& text) {
  const ByteSourcePtr bytes = memory_input(text);
  RecordReader reader(*bytes, Encoding::utf8);
  Record record;
  Findings findings;
  EXPECT_TRUE(reader.next(record, findings)) << text;
  Replayer replayer(desk_catalogue(), {});
  return read_sheet(record, std::move(findings), replayer);
}

}  // namespace plybook
