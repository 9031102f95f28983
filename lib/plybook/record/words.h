#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "plybook/board/outcome.h"

/// What a word of a record's movetext can be, told by its letters alone.
namespace plybook {

/// A result as it is written.
struct ResultText {
  Result result = Result::unknown;
  bool is_usual = true;  ///< one of the forms that need no comment: 1-0 0-1 1/2-1/2 * and PDN's 2-0 0-2 1-1 0-0
  friend bool operator==(ResultText, ResultText) = default;
};

/// Reads a result in any of its forms: other dashes, blanks around the dash, ½, 1/2, 0,5-0,5, 1:0. Nothing for any
/// other text.
std::optional<ResultText> result_of(std::string_view text);

/// A score such as `4-6`: no result that is known, but one where the tag says the same.
bool is_score(std::string_view text);

/// The NAG of a sign: `!` to `?!` are 1 to 6, `+/-` is 16, `N` is 146. Nothing for signs that have none.
std::optional<std::uint16_t> nag_of(std::string_view sign);
/// The sign of NAG 1 to 6; empty for others.
std::string_view sign_of(std::uint16_t nag);

/// The turn of a word that ends with PDN's old sign for a forced one, `4-8*`; all of any other word.
std::string_view without_forced_sign(std::string_view word);

/// `--`, `Z0`, `null`, `pass`: a pass in any of its forms, letter case apart.
bool is_pass_word(std::string_view word);
/// `- -`: somebody did not know the turn.
bool is_unknown_turn(std::string_view text);
bool has_digit(std::string_view word);
/// A word of letters, without digits, that is no pass: nothing that a turn could be.
bool is_prose(std::string_view word);
/// Whether a word is certainly a turn, whatever the game: two cells or more, or a cell and an orientation (`c3@e`).
bool is_full_turn(std::string_view word);
/// Whether a word is certainly a move number: digits and dots.
bool is_number_word(std::string_view word);
/// The mark that is glued to a turn, as in `c3-d4=` or `c3-d4+/-`; empty where there is none. Behind a turn that is
/// complete without it, so that no sign of the game itself is taken.
std::string_view glued_mark(std::string_view word);

}  // namespace plybook
