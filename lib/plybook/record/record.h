#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/base/text.h"
#include "plybook/board/outcome.h"

namespace plybook {

/// A tag pair, as spans of the record's text.
struct Tag {
  Span name;
  Span value;  ///< as written, without the quotes
  Span meant;  ///< of the record's `unescaped`: the value where it differs from what was written
  bool escaped = false;
};

/// The largest number of a NAG.
inline constexpr std::uint32_t largest_nag = 255;

/// What stands around turns without being one.
struct Remark {
  /// A node's remarks are kept in this order, and within a kind as they appear.
  enum class Kind : std::uint8_t {
    comment_before,  ///< before its turn: at the beginning of a line of play, behind a number or behind a variation
    nag,             ///< `$n`, `!`, `?!` …
    mark,            ///< a sign that is no NAG, kept as text: `!?!!`
    comment_after,   ///< behind its turn
  };
  static constexpr std::size_t kinds = 4;
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  Span span;                  ///< of a comment: the text between its braces, line ends as they are
  std::uint32_t next = none;  ///< the next remark of the same node
  Kind kind = Kind::comment_after;
  std::uint16_t nag = 0;
};

/// A turn of a record, or the root that stands for the start (number 0, without text; remarks before the first turn
/// belong to that turn, those of a record without turns to the root).
struct Node {
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  enum class Kind : std::uint8_t {
    turn,
    adjustment,  ///< under move number 0: ply 0
    setup,       ///< `/FEN "…"/`: the position is another one from here on; no ply
  };

  Span text;    ///< as written; empty for the root, and where a variation or a record has remarks or variations only
  Span number;  ///< the move number as written, dots included; empty where there is none
  std::uint32_t parent = none;     ///< the turn before; none for the root
  std::uint32_t child = none;      ///< the turn after it in the same line of play
  std::uint32_t variation = none;  ///< the first turn of the first variation that replaces this turn
  std::uint32_t sibling = none;    ///< of a variation's first turn: that of the next one that replaces the same turn
  std::uint32_t remarks = Remark::none;
  Kind kind = Kind::turn;
  bool second = false;  ///< of adjustments: the second side's, written behind `0...` or behind another one
};

/// Where a piece of a record's text stands in a JSON or YAML file.
struct FormPlace {
  std::uint32_t begin = 0;  ///< in the record's text
  Place place;
};

/// One played game as it is written down: tags, a tree of turns, a result. It exists for wrong records too. A value
/// that is reused: reading the next record clears it and keeps the memory.
struct Record {
  std::string_view text;               ///< the record's own text, UTF-8; all spans are in it. Borrowed from the reader.
  std::uint64_t number = 0;            ///< in its file, from 1
  std::uint64_t line = 1;              ///< of the first byte of `text`
  std::uint64_t column = 1;            ///< of the first byte of `text`
  std::uint64_t offset = 0;            ///< of the first byte of `text`, in bytes of the input
  Encoding encoding = Encoding::utf8;  ///< of the input
  std::vector<BrokenBytes> broken;     ///< within `text`, whose first byte is their decoded offset 0
  /// Of a record read from JSON or YAML: where its texts stand in the input, by their place in `text`. Else empty.
  std::vector<FormPlace> form_places;
  std::vector<Tag> tags;
  std::string unescaped;          ///< what tags mean where escapes were undone
  std::vector<Node> nodes;        ///< nodes[0] is the root; always there
  std::vector<Remark> remarks;    ///< of all nodes
  std::uint32_t start_index = 0;  ///< half-moves that the move numbers leave out: 1 when the record begins with `1...`
  Span result_span;               ///< of the result at the end; empty where there is none
  Result result = Result::unknown;  ///< at the end; `unknown` also where there is none

  bool has_result() const { return !result_span.empty(); }
  std::string_view name(const Tag& tag) const { return tag.name.in(text); }
  /// What the tag says, escapes undone.
  std::string_view value(const Tag& tag) const { return tag.escaped ? tag.meant.in(unescaped) : tag.value.in(text); }
  /// The first tag of that name; null where there is none.
  const Tag* tag(std::string_view name) const;
  /// What the first tag of that name says; nothing where there is none.
  std::optional<std::string_view> value(std::string_view name) const;
  /// The first turn; `Node::none` where there is none.
  std::uint32_t first() const { return nodes.front().child; }

  void clear();
};

}  // namespace plybook
