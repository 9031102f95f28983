#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/text.h"
#include "plybook/board/turn_text.h"

namespace plybook {

/// A turn or position with its letters made plain: no blanks, dashes as `-`, look-alike characters as the ASCII ones,
/// and the liberties that this took. What has no plain form stays as it is.
struct PlainText {
  std::string text;
  std::vector<std::uint32_t> offsets;  ///< of each byte of `text` in the original; one more for its end
  Liberties liberties;

  /// The piece of the original that became bytes `begin` to `end`.
  Span original(std::size_t begin, std::size_t end) const;
};

/// Text without the blanks at both ends, whatever Unicode calls a blank.
Span trimmed(std::string_view text);

/// How much a Cyrillic letter must look like a Latin one.
enum class Likeness : std::uint8_t {
  strict,  ///< `В` is `B`, `в` is not
  loose,   ///< `в` is `b` too, since it is `В` in another case
};
PlainText plain(std::string_view text, Likeness likeness);

}  // namespace plybook
