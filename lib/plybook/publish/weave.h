#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "plybook/publish/book.h"

namespace plybook {

/// The languages of texts that figures are woven into.
enum class TextKind : std::uint8_t { markdown, latex };

/// By the ending of the file's name: `.md`, `.markdown`, `.tex`.
std::optional<TextKind> text_kind_of(std::string_view path);

/// Reads a text with blocks of figures: fenced by ```` ```ply ```` and ```` ``` ```` in Markdown, by `\begin{ply}` and
/// `\end{ply}` in LaTeX, each on a line of its own. A block is a figure as in a book; one with the single key
/// `defaults` sets the defaults for the blocks behind it. The woven text includes the figures' files by name; figures
/// without one are called by the `stem` and a number. Everything that is wrong is told with its place in the text.
Book weave(std::string_view text, TextKind kind, std::string_view stem, const FigureStyle& defaults,
           FigureReader& reader, Findings& findings);

}  // namespace plybook
