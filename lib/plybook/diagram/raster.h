#pragma once

#include <string>
#include <tl/expected.hpp>

#include "plybook/diagram/length.h"
#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

enum class RasterError : std::uint8_t {
  too_large,  ///< More than `largest_png` pixels, or a side longer than cairo allows.
  out_of_memory,
  failed,  ///< cairo could not draw or write.
};

/// The most pixels that a PNG may have.
inline constexpr std::int64_t largest_png = 100'000'000;

/// Dots per inch of a PNG whose size is given in mm.
inline constexpr int print_dpi = 300;

/// The scene as the bytes of a PNG file; a size in px is exact, a size in mm is drawn with `print_dpi`. A scene
/// without paper is transparent.
tl::expected<std::string, RasterError> to_png(const Scene& scene, const Theme& theme, Length width);

/// The scene as the bytes of a PDF file with one page as large as the picture (96 px are an inch). No fonts, no date:
/// the same scene gives the same bytes.
tl::expected<std::string, RasterError> to_pdf(const Scene& scene, const Theme& theme, Length width);

}  // namespace plybook
