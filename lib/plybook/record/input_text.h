#pragma once

#include <optional>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/base/finding.h"
#include "plybook/base/input.h"
#include "plybook/record/notes.h"
#include "plybook/record/places.h"
#include "plybook/record/text_window.h"

namespace plybook {

/// The text of an input with its places: a window that slides forward and knows the line, column and offset where it
/// begins. What is odd about the text itself is told as it passes.
class InputText {
 public:
  InputText(ByteSource& source, std::optional<Encoding> encoding) : window_(source, encoding) {}

  const TextWindow& window() const { return window_; }
  const char* begin() const { return window_.begin(); }
  const char* end() const { return window_.end(); }
  bool is_final() const { return window_.is_final(); }

  /// Lets more text in. Pointers into the text become invalid.
  void fill(Findings& findings);
  /// Turns the notes on the text before `p` into findings, in the order of the text, and moves on to `p`.
  void consume(const char* p, Notes& notes, Findings& findings);

  /// The place of the window's beginning.
  const Place& place() const { return cursor_.place(); }
  /// The place of `p`, at or behind the window's beginning.
  Place place_of(const char* p) const;
  /// Moves a cursor that stands at `from` on to `to`.
  void move(PlaceCursor& cursor, const char* from, const char* to) const;
  const PlaceCursor& cursor() const { return cursor_; }
  /// The bytes from the window's beginning to `end` that could not be decoded, counted from the window's beginning.
  void copy_broken(const char* end, std::vector<BrokenBytes>& broken) const;

 private:
  TextWindow window_;
  PlaceCursor cursor_;
  bool told_encoding_ = false;
};

/// A finding without more than these.
Finding finding_at(Code code, std::vector<std::string> args, const Place& place);

}  // namespace plybook
