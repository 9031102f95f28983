#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plybook/base/text.h"
#include "plybook/board/outcome.h"
#include "plybook/board/side.h"
#include "plybook/board/view.h"
#include "plybook/select/partial_date.h"
#include "plybook/select/sign.h"

namespace plybook {

/// A word or a text of an expression, and where it stands.
struct PlacedText {
  std::string text;
  Span place;
};

/// One side of a comparison.
struct Operand {
  enum class Kind : std::uint8_t {
    // Constants
    text,
    number,
    date,
    outcome,
    // Fields of a record
    tag,
    player,
    game,
    termination,
    result,
    day,  ///< the field that is called `date`
    plies,
    pieces,
  };

  Kind kind = Kind::text;
  Span place;
  std::string text;          ///< of a constant: as it is meant; of a tag: its name
  std::uint64_t number = 0;  ///< of a number
  PartialDate date;          ///< of a date, and of a number of four digits or a text that can be one
  Result result = Result::unknown;
  std::vector<PieceKind> counted{};  ///< of pieces: these kinds
  PlacedText side{};                 ///< whose they are, as it was written; empty: both sides', and nobody's

  bool is_constant() const { return kind < Kind::tag; }
};

/// What the sides of a comparison are held against each other as.
enum class CompareAs : std::uint8_t { text, text_without_case, number, date, result };

struct Comparison {
  Operand left, right;
  CompareSign sign = CompareSign::equal;
  Span sign_place;
  CompareAs as = CompareAs::text;
};

/// A piece of an expression. Pieces stand behind what they join, so that one walk with a stack of truths does it.
struct SelectNode {
  enum class Kind : std::uint8_t { comparison, ok, has, reached, negation, both, either };
  Kind kind;
  std::uint32_t index = 0;  ///< of comparisons, codes and positions: in their list
};

/// What decides whether a record is selected.
struct Expression {
  std::vector<SelectNode> nodes;
  std::vector<Comparison> comparisons;
  std::vector<PlacedText> codes;      ///< that `has` names: a finding's code, or what comes before its `/`
  std::vector<PlacedText> positions;  ///< that `reached` names
};

}  // namespace plybook
