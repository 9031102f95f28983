#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/text.h"
#include "plybook/board/outcome.h"

namespace plybook {

/// A tag pair. The value is what was meant (escapes undone); the spans are what was written.
struct Tag {
  std::string name;
  std::string value;
  Span name_span;
  Span value_span;  ///< without the quotes
};

/// What stands around turns without being one.
struct Remark {
  enum class Kind : std::uint8_t {
    comment_before,  ///< before its turn: at the beginning of a line of play, or behind a variation
    comment_after,   ///< behind its turn
    nag,             ///< `$n`, `!`, `?!` …
    mark,            ///< an evaluation sign that is no NAG, kept as text: `+/-`
  };
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  Kind kind = Kind::comment_after;
  std::uint16_t nag = 0;
  Span span;                  ///< of a comment: the text between its braces, line ends as they are
  std::uint32_t next = none;  ///< the next remark of the same node, in the order of appearance
};

/// A turn of a record, or the root that stands for the start (number 0, without text; remarks before the first turn
/// belong to that turn, those of a record without turns to the root).
struct Node {
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  Span text;                     ///< the turn as written; empty for the root and for a variation without a turn
  Span number;                   ///< the move number as written, dots included; empty where there is none
  std::uint32_t parent = none;   ///< the turn before; none for the root
  std::uint32_t child = none;    ///< the turn after it in the same line of play
  std::uint32_t sibling = none;  ///< the first turn of the next variation that replaces this turn
  std::uint32_t remarks = Remark::none;
  std::uint32_t last_remark = Remark::none;
  std::uint32_t adjustment = 0;  ///< 1 for turns under move number 0 (ply 0), else 0
};

/// One played game as it is written down: tags, a tree of turns, a result. It exists for wrong records too. A value
/// that is reused: reading the next record clears it and keeps the memory.
struct Record {
  std::string_view text;     ///< the record's own text, UTF-8; all spans are in it. Borrowed from the reader.
  std::uint64_t number = 0;  ///< in its file, from 1
  std::uint64_t line = 1;    ///< of the first byte of `text`
  std::uint64_t column = 1;  ///< of the first byte of `text`
  std::uint64_t offset = 0;  ///< of the first byte of `text`, in bytes of the input
  std::vector<Tag> tags;
  std::vector<Node> nodes;  ///< nodes[0] is the root; always there
  std::vector<Remark> remarks;
  Span result_span;                 ///< of the result at the end; empty where there is none
  Result result = Result::unknown;  ///< at the end; `unknown` also where there is none

  bool has_result() const { return !result_span.empty(); }
  /// The value of the first tag of that name; null where there is none.
  const Tag* tag(std::string_view name) const;
  void clear();
};

}  // namespace plybook
