#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/codes.h"

namespace plybook {

/// An input that gives a finding, and what mends it.
struct Example {
  /// What the input is.
  enum class Kind : std::uint8_t {
    none,     ///< there is no example: what the finding is about is no text
    records,  ///< what ply-validate reads: records in any form
    change,   ///< a change of the game file `game`: `right`, which stands there, becomes `wrong`
    file,     ///< a game file
    mark,     ///< of a diagram: `--mark`
    arrow,    ///< of a diagram: `--arrow`
    comment,  ///< of a record that is drawn
    board,    ///< a board of `game` typed as text
    theme,    ///< a theme file
    book,     ///< a book of figures, in a folder with the records of `samples`
    text,     ///< a text in Markdown with figures
  };
  Kind kind = Kind::none;
  const char* input = "";  ///< `\xHH` stands for a byte
  const char* wrong = "";  ///< the first of these in the input …
  const char* right = "";  ///< … mends it when it becomes this; both empty where no change of the text does
  const char* game = "";
  const char* options = "";  ///< with which the tool has to be called
};

/// What a code means, at length.
struct Explanation {
  Code code;
  const char* text;  ///< English, to be translated
  Example example{};
};

/// The explanation of a code; null where there is none.
const Explanation* explanation(Code code);

/// All explanations, in the order of the codes.
std::vector<Explanation> all_explanations();

/// What holds for every code of a group, such as `illegal-turn`, the part of a name before its slash: what Plybook does
/// then. English, to be translated; empty for other groups.
const char* group_explanation(std::string_view group);

/// The bytes that an example's text stands for.
std::string example_bytes(std::string_view text);
/// The mended input. Only for examples with `wrong`, and not for changes of game files, whose mended form is the file.
std::string mended_input(const Example& example);

}  // namespace plybook
