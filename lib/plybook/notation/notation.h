#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/base/text.h"
#include "plybook/board/cell.h"
#include "plybook/board/turn_text.h"
#include "plybook/board/view.h"

namespace plybook {

/// What is wrong with a text, and where in it.
struct TextFault {
  Code code = Code::none;
  Span span;
  std::vector<std::string> args{};
};

/// Of one position no more faults than these are told: more of them help nobody.
inline constexpr std::size_t most_faults = 256;

/// How a game writes cells, turns and positions. Knows no rules: what it reads may be illegal. Immutable, shared by
/// threads. Texts are valid UTF-8.
class Notation {
 public:
  virtual ~Notation() = default;

  /// The canonical name, as in `c3` or `A.1` or `32`.
  virtual std::string_view name(Cell cell) const = 0;
  /// The cell of a name in any of the ways that are read; `no_cell` for anything else.
  virtual Cell cell(std::string_view name) const = 0;

  /// Reads one turn, or one adjustment, into `turn`, which is cleared first. Errors: no such cell, a square that is no
  /// playing cell, text that is no turn.
  virtual tl::expected<void, TextFault> read_turn(std::string_view text, TurnText& turn) const = 0;
  /// Appends the canonical text of a turn that was spelled in full.
  virtual void write_turn(const TurnText& turn, std::string& out) const = 0;

  /// Reads a position. All faults are told at once, warnings (`fen-form`) among them; nothing when one is an error.
  virtual std::optional<View> read_position(std::string_view text, std::vector<TextFault>& faults) const = 0;
  /// Appends the canonical text of a position.
  virtual void write_position(const View& view, std::string& out) const = 0;
};

}  // namespace plybook
