#pragma once

#include <string>
#include <string_view>

/// What a reader needs to know of single characters.
namespace plybook {

/// Every character that stands for `-`: hyphens, dashes, minus signs, the soft hyphen (which word processors leave
/// where a hyphen was), the box-drawing line (which DOS texts use for a dash).
bool is_dash(char32_t c);

/// Every blank within a line: tab, vertical tab, form feed, the spaces of Unicode, zero-width characters that are
/// pasted along (joiners, byte order marks, direction marks), and Unicode's own line separators. LF and CR are not
/// blanks.
bool is_blank(char32_t c);

/// Unicode's category Cc, which holds tab and the ends of lines too.
bool is_control(char32_t c);

/// Characters that change the direction of the text around them.
bool is_bidi_control(char32_t c);

/// What does more to a text than to stand in it: both of these, and separators of lines and paragraphs.
bool is_unprintable(char32_t c);

bool is_cyrillic(char32_t c);

/// Lower case of a Latin, Cyrillic or Greek letter, one code point for one; else the same.
char32_t fold_case(char32_t c);
/// The same for every letter of valid UTF-8, for looking for text without case.
std::string without_case(std::string_view text);

/// The ASCII character that looks the same: Cyrillic `а` for `a`, `×` for `x`, full-width forms. Else the same.
char32_t look_alike(char32_t c);

/// As look_alike, and also the small Cyrillic letters that look like a Latin capital (`в` for `b`, `н` for `h`).
char32_t loose_look_alike(char32_t c);

/// What the key that types `c` on a Russian keyboard types on an English one: `ф` for `a`, `Ж` for `:`. Else the same.
char32_t russian_to_english_key(char32_t c);

/// What the key that types `c` on an English keyboard types on a Russian one: `a` for `ф`, `^` for `:`. Else the same.
char32_t english_to_russian_key(char32_t c);

}  // namespace plybook
