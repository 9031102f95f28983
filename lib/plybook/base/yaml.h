#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// A strict and small part of YAML: one document of mappings, sequences and scalars. A scalar is its text; what it
/// means is decided by who reads it, never by its looks.
namespace plybook::yaml {

/// A text and where it stands: line and column (in code points) from 1.
struct Scalar {
  std::string text;
  bool quoted = false;  ///< in quotes or as a block; a text that is not quoted may be a number or a truth value
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

struct Node : Scalar {
  enum class Kind { scalar, sequence, mapping };
  Kind kind = Kind::scalar;  ///< a key without a value has a scalar without text, placed at the key
  std::vector<Node> items;   ///< of a sequence or mapping, in order
  std::vector<Scalar> keys;  ///< of a mapping, one for each item, all different

  /// The item of a key, or null.
  const Node* find(std::string_view key) const;
};

struct Limits {
  std::size_t bytes = std::size_t{1} << 20;
  std::size_t nodes = 100'000;  ///< scalars (keys too), sequences, mappings
  std::size_t depth = 32;       ///< of sequences and mappings within each other
};

struct Error {
  enum class Kind {
    too_long,             ///< `detail`: Limits::bytes
    too_many_nodes,       ///< `detail`: Limits::nodes
    too_deep,             ///< `detail`: Limits::depth
    not_utf8,             ///< a broken byte
    control,              ///< a NUL or another control character: `detail` is its code point as in `U+0000`
    empty,                ///< no document, or one without content
    syntax,               ///< `detail`: the parser's words, in English
    second_document,      ///< `---` begins another document
    text_after_document,  ///< what follows cannot belong to the document
    alias,                ///< `*name`
    anchor,               ///< `&name`
    tag,                  ///< `!name`
    duplicate_key,        ///< `detail`: the key
    complex_key           ///< a mapping or sequence as a key
  };
  Kind kind = Kind::syntax;
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  std::string detail;
};

/// Reads a document; a byte order mark before it is skipped. The first fault is told.
tl::expected<Node, Error> parse(std::string_view text, const Limits& limits = {});

/// The same without the short cut for texts in the plain layout: what the short cut is held against.
tl::expected<Node, Error> parse_in_full(std::string_view text, const Limits& limits = {});

/// A decimal number as people write it: no quotes, no plus, no leading zeros, no blanks; none when it is something else
/// or does not fit.
std::optional<std::int64_t> as_int(const Scalar& scalar);

/// `true` or `false`, without quotes.
std::optional<bool> as_bool(const Scalar& scalar);

}  // namespace plybook::yaml
