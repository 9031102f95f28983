#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "plybook/desk/keys.h"

namespace plybook::cli {

/// The user's terminal, taken over: keys come one by one and unseen, and what is shown stands on a screen of its own.
/// However the program ends, by signals and crashes too, the terminal is given back as it was. Stopped (Ctrl-Z), it is
/// given back until the program goes on.
///
/// Needs no more than what VT100, xterm, tmux, screen, the Linux console and those that call themselves so have in
/// common, so that no terminal database, and no locale, has to be installed.
class Terminal {
 public:
  /// Nothing where there is none to be had: standard output is none, or it is too simple.
  static bool is_there();

  Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  /// Whether it was taken: there may be no keyboard.
  bool is_open() const;

  struct Size {
    std::size_t width = 80, height = 24;
  };
  Size size() const;
  void show(std::string_view sequences);

  /// What has happened.
  enum class Event : unsigned char { key, redraw, closed };
  /// Waits for a key; also tells when all is to be shown again.
  Event wait(Key& key);

 private:
  bool read_bytes();

  KeyReader keys_;
};

}  // namespace plybook::cli
