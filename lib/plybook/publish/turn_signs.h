#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace plybook {

/// NAGs that mark a turn whose position is to be shown as a figure, as PGN uses them: as the first side sees the board,
/// and as the second one does.
inline constexpr std::uint16_t figure_nag = 220, flipped_figure_nag = 221;

/// A comment as people read it: what clocks showed in brackets, what is drawn left out.
std::string comment_text(std::string_view written);

/// The usual sign of a numeric annotation; the number itself where there is none, nothing for figures.
std::string sign_text(std::uint16_t nag);

}  // namespace plybook
