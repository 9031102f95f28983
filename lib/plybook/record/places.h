#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/base/text.h"
#include "plybook/record/record.h"

namespace plybook {

/// A place that walks forward through decoded text.
class PlaceCursor {
 public:
  PlaceCursor() = default;
  PlaceCursor(Place start, Encoding encoding) : place_(start), encoding_(encoding) {}

  /// Walks over `passed`, behind which `next` stands (`\0` at the end of the text). `broken` are the bytes within it
  /// that could not be decoded.
  void advance(std::string_view passed, char next, const BrokenBytes* broken = nullptr, std::size_t broken_count = 0);

  const Place& place() const { return place_; }
  /// From here on the input is in this encoding; `skipped` bytes of it are in no text.
  void set_encoding(Encoding encoding, std::uint64_t skipped) {
    encoding_ = encoding;
    place_.offset += skipped;
  }

 private:
  Place place_;
  Encoding encoding_ = Encoding::utf8;
};

/// Turns spans of a record into places. Asked in the order of the text it counts each byte once; going back costs a few
/// thousand bytes. The record must outlive it.
class Places {
 public:
  explicit Places(const Record& record);
  Place at(Span span);

 private:
  Place form_place(Span span) const;
  void move_to(std::uint32_t position);

  struct Checkpoint {
    std::uint32_t position;
    PlaceCursor cursor;
  };
  const Record& record_;
  Checkpoint start_, now_;
  std::vector<Checkpoint> checkpoints_;  // behind the start one every few thousand bytes, as far as was asked
};

}  // namespace plybook
