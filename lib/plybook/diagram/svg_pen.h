#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "plybook/diagram/geometry.h"

namespace plybook {

inline void append_int(std::string& out, std::int32_t value) {
  char digits[11];
  char* at = digits + sizeof digits;
  const bool negative = value < 0;
  std::uint32_t rest = negative ? 0U - static_cast<std::uint32_t>(value) : static_cast<std::uint32_t>(value);
  do {
    *--at = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (negative) *--at = '-';
  out.append(at, static_cast<std::size_t>(digits + sizeof digits - at));
}

inline void append_ints(std::string& out, std::initializer_list<std::int32_t> values) {
  bool first = true;
  for (const std::int32_t value : values) {
    if (!first) out += ' ';
    first = false;
    append_int(out, value);
  }
}

/// Appends ` name="value"`, of which `start` is everything before the value.
inline void append_attribute(std::string& out, std::string_view start, std::int32_t value) {
  out += start;
  append_int(out, value);
  out += '"';
}

/// Writes the data of an SVG path: absolute moves, everything else relative to the point before, which is short.
class SvgPen {
 public:
  explicit SvgPen(std::string& out) : out_(out) {}

  void move(ScenePoint p) {
    out_ += 'M';
    append_ints(out_, {p.x, p.y});
    at_ = start_ = p;
    last_ = 'M';
  }

  void line(ScenePoint p) {
    const ScenePoint by = p - at_;
    if (by.y == 0) {
      command('h');
      number(by.x);
    } else if (by.x == 0) {
      command('v');
      number(by.y);
    } else {
      command('l');
      pair(by);
    }
    at_ = p;
  }

  void cubic(ScenePoint a, ScenePoint b, ScenePoint p) {
    command('c');
    pair(a - at_);
    pair(b - at_);
    pair(p - at_);
    at_ = p;
  }

  void close() {
    out_ += 'z';
    at_ = start_;
    last_ = 'z';
  }

 private:
  void command(char name) {
    fresh_ = name != last_;
    if (fresh_) out_ += name;
    last_ = name;
  }

  /// A minus sign divides numbers as well as a blank does.
  void number(std::int32_t value) {
    if (!fresh_ && value >= 0) out_ += ' ';
    fresh_ = false;
    append_int(out_, value);
  }

  void pair(ScenePoint p) {
    number(p.x);
    number(p.y);
  }

  std::string& out_;
  ScenePoint at_, start_;
  char last_ = 'z';
  bool fresh_ = true;  // nothing stands after the command's letter yet
};

}  // namespace plybook
