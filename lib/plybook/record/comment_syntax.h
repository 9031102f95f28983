#pragma once

namespace plybook {

/// Where a comment in braces ends.
struct CommentSyntax {
  enum class Kind {
    closed,
    balanced,  ///< `{a {b} c}`: read to the brace that balances, since what follows the first one can be no game
    unclosed,
    cut_off,  ///< the text ends before this can be told
  };
  Kind kind = Kind::closed;
  const char* close = nullptr;        ///< behind the comment's text
  const char* end = nullptr;          ///< behind the comment
  const char* first_close = nullptr;  ///< of a balanced one: its first closing brace
  bool has_brace = false;             ///< another `{` stands in it
};

/// Finds the end of the comment whose text begins at `p`, behind its brace. It is unclosed when no `}` follows at all,
/// or when a blank line and then a tag line come before its `}` and another `{` comes before that `}` too; then it
/// ends before that tag line. `is_final`: nothing follows behind `end`.
CommentSyntax read_comment(const char* p, const char* end, bool is_final);

/// Whether a comment with this text, put between braces, would be taken for an unclosed one.
bool looks_unclosed(const char* p, const char* end);

}  // namespace plybook
