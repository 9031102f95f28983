#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/record/record.h"

namespace plybook {

/// The canonical texts of a record's turns, by node; empty ones, and those behind the end, are written as they stand.
using TurnTexts = std::span<const std::string_view>;

/// Writes records as text: tags one a line, a blank line, movetext of at most 79 columns, the result. What it writes is
/// read without a warning, but for what the record itself does wrong, and writing that again gives the same bytes.
///
/// Comments stay byte for byte. One that braces cannot hold (a `}` in it, or a `{` before what looks like the next
/// record) becomes a comment for each of its lines, behind `;` where braces cannot hold that line either. A record
/// without a result gets the one of its tag, else `*`.
class TextWriter {
 public:
  /// Appends a record, behind a blank line where it is not the first.
  void write(const Record& record, TurnTexts turns, std::string& out);

 private:
  bool is_first_ = true;
};

/// The result at the end as it is written anew: in its usual form; the one of the tag, else `*`, where there is none.
std::string_view result_text(const Record& record);

/// Appends the movetext of a record in PDN's few forms, as `*` ends it: comments are between braces (a brace that
/// cannot stand there becomes a parenthesis), annotations are NAGs and marks of `!` and `?`. Tells what PDN cannot
/// hold: a code and its args each, once.
struct LostText {
  Code code;
  std::vector<std::string> args;
};
std::vector<LostText> write_pdn_movetext(const Record& record, TurnTexts turns, std::string& out);

/// Appends `[Name "value"]`, escaped; line ends become blanks.
void write_tag(std::string_view name, std::string_view value, std::string& out);

}  // namespace plybook
