#pragma once

#include <string_view>

namespace plybook {

/// A tag as it was found in the text.
struct TagSyntax {
  enum class Kind {
    good,       ///< [Name "value"]
    tolerated,  ///< malformed, but with one reading
    broken,     ///< cannot be read
    stray,      ///< no tag at all: `[b]`, `[/pgn]`
    cut_off,    ///< the text ends before this can be told
  };
  Kind kind = Kind::broken;
  const char* name_begin = nullptr;
  const char* name_end = nullptr;
  const char* value_begin = nullptr;
  const char* value_end = nullptr;
  bool has_escape = false;
  const char* end = nullptr;  ///< behind the tag, or behind what was taken for one
};

/// Reads what begins with the `[` at `p`. `at_line_start`: only blanks stand before it on its line, so that a tag
/// without quotes may be one. `is_final`: nothing follows behind `end`.
TagSyntax read_tag(const char* p, const char* end, bool at_line_start, bool is_final);

/// Whether `[Name "` begins at `p`: certainly a tag, even in the middle of a line.
bool begins_tag(const char* p, const char* end);

/// Whether a text can stand as a tag's name and is read as it, perhaps with a warning.
bool can_name_tag(std::string_view text);

}  // namespace plybook
