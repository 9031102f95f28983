#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plybook {

/// A turn as somebody wrote it, held against turns that may have been meant. Letter case, blanks, dots in names and the
/// kind of dash do not count; letters count as what they look like, and as what their keys type on the other keyboard.
class Slips {
 public:
  explicit Slips(std::string_view written);

  /// Whether one slip of the hand makes the written text of that canonical one: a character wrong, missing, too many or
  /// two of them swapped; two cells swapped; a cell missing or written twice. Or whether they are the same in a form
  /// that is read: the middle left out, the file of the origin alone, halves or stripes in another order.
  bool explain(std::string_view canonical) const;
  /// Whether no more than two characters tell the texts apart.
  bool are_near(std::string_view canonical) const;

 private:
  bool explain(const std::string& written, const std::string& meant) const;

  std::vector<std::string> readings_;  ///< the text by its looks, then by its keys where that differs
};

/// Every text that one character wrong, missing, too many or two of them swapped makes of `written`, in a fixed order;
/// `alphabet` are the characters that may be missing. ASCII; what is not is left alone.
std::vector<std::string> single_edits(std::string_view written, std::string_view alphabet);

}  // namespace plybook
