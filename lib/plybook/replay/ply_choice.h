#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "plybook/game/game.h"

namespace plybook {

/// Which plies of a line of play are meant: `12`, `start`, `end`, `5..9`, `all`, or a side's own turn, counted from the
/// side that begins: `6w`.
class PlyChoice {
 public:
  static std::optional<PlyChoice> read(std::string_view text);

  bool has(std::uint32_t ply, const Game& game, Side to_begin) const;
  /// The last ply, which is known only when it has been reached; `has` is false for it.
  bool end() const { return kind_ == Kind::end; }
  /// Whether it may mean several plies.
  bool several() const { return kind_ == Kind::range && from_ != to_; }
  /// The first ply that is meant; 0 where it depends on the line.
  std::uint64_t first() const { return kind_ == Kind::range ? from_ : 0; }
  /// The last ply of a range, which may lie behind the end of the line.
  std::uint64_t last() const { return kind_ == Kind::range ? to_ : 0; }

 private:
  enum class Kind { end, range, of_side };
  Kind kind_ = Kind::range;
  std::uint64_t from_ = 0, to_ = 0;
  std::string letter_;
};

}  // namespace plybook
