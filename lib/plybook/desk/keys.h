#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plybook {

/// A key as a terminal tells of it.
struct Key {
  enum class Kind : std::uint8_t {
    character,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    enter,
    escape,
    backspace
  };
  Kind kind = Kind::character;
  char32_t character = 0;

  friend bool operator==(const Key&, const Key&) = default;
};

/// Makes keys of the bytes that terminals send: UTF-8, and the sequences of VT100, xterm, tmux, screen and the Linux
/// console. What it does not know it leaves out.
class KeyReader {
 public:
  void feed(std::string_view bytes) { bytes_ += bytes; }
  /// The next key. `is_pause`: no more bytes come for the moment, so that an escape alone is the key of that name.
  /// Nothing where more bytes are needed.
  std::optional<Key> next(bool is_pause);
  bool has_begun() const { return !bytes_.empty(); }

 private:
  std::optional<Key> sequence(bool is_pause, bool& is_incomplete);
  void drop(std::size_t bytes) { bytes_.erase(0, bytes); }

  std::string bytes_;
};

}  // namespace plybook
