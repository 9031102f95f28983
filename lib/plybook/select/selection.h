#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/game/catalogue.h"
#include "plybook/replay/setup.h"
#include "plybook/select/expression.h"
#include "plybook/select/fault.h"

namespace plybook {

/// Which records of the inputs are wanted. Made once, immutable afterwards, shared by threads.
class Selection {
 public:
  /// The records for which an expression holds. Games, sides, findings and positions that it names are looked up; a
  /// position must be one of `choice.game`, else of any game. Errors: what is wrong first, with its place.
  static tl::expected<Selection, SelectFault> read(std::string_view expression, const Catalogue& catalogue,
                                                   const GameChoice& choice);
  /// The records that reach a position or pattern, as `reached` in an expression. Its errors point into the position.
  static tl::expected<Selection, SelectFault> reaching(std::string_view position, const Catalogue& catalogue,
                                                       const GameChoice& choice);
  /// The records that are in both.
  static Selection both(Selection a, Selection b);

  const Expression& expression() const { return expression_; }
  /// The codes that the i-th `has` means.
  const std::vector<Code>& codes(std::size_t i) const { return codes_[i]; }
  /// Whether the positions of a record must be looked at.
  bool needs_positions() const;

 private:
  Expression expression_;
  std::vector<std::vector<Code>> codes_;
};

}  // namespace plybook
