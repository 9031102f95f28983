#include "plybook/diagram/raster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "diagram/sample_scene.h"

namespace plybook {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Length length_of(const char* text) { return *parse_length(text); }

/// A whole number of four bytes from a PNG's header.
unsigned number_at(const std::string& bytes, std::size_t at) {
  unsigned value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
  return value;
}

TEST(Raster, PngHasTheSizeAskedFor) {
  Scene scene;
  sample::fill_start(scene);
  const auto png = to_png(scene, *find_theme("print"), length_of("87px"));
  ASSERT_TRUE(png);
  EXPECT_THAT(*png, StartsWith("\x89PNG\r\n"));
  EXPECT_EQ(number_at(*png, 16), 87U);
  EXPECT_EQ(number_at(*png, 20), 88U);
  const auto printed = to_png(scene, *find_theme("print"), length_of("25.4mm"));
  ASSERT_TRUE(printed);
  EXPECT_EQ(number_at(*printed, 16), 300U);
}

TEST(Raster, SameSceneSameBytes) {
  const Scene scene = sample::busy_scene("Ход 1");
  for (const char* theme : {"print", "colour", "dark"}) {
    const auto pdf = to_pdf(scene, *find_theme(theme), length_of("40mm"));
    ASSERT_TRUE(pdf);
    EXPECT_THAT(*pdf, StartsWith("%PDF-"));
    EXPECT_EQ(*pdf, *to_pdf(scene, *find_theme(theme), length_of("40mm")));
    const auto png = to_png(scene, *find_theme(theme), length_of("200px"));
    ASSERT_TRUE(png);
    EXPECT_EQ(*png, *to_png(scene, *find_theme(theme), length_of("200px")));
  }
}

TEST(Raster, PdfHasAFixedDateAndTheSizeOfThePicture) {
  Scene scene;
  scene.view = {0, 0, 1000, 500};
  scene.title = "Start";
  const auto pdf = to_pdf(scene, *find_theme("print"), length_of("25.4mm"));
  ASSERT_TRUE(pdf);
  EXPECT_THAT(*pdf, HasSubstr("20000101000000Z"));
  EXPECT_THAT(*pdf, HasSubstr("/MediaBox [ 0 0 72 36 ]"));
}

TEST(Raster, BrokenTextIsDrawnAndTitled) {
  Scene scene = sample::busy_scene("\xFF\x01<b>");
  scene.title = "\xFF\xC0 \x01";
  EXPECT_TRUE(to_pdf(scene, *find_theme("print"), length_of("40mm")));
  EXPECT_TRUE(to_png(scene, *find_theme("print"), length_of("40px")));
}

TEST(Raster, TooLargeIsSaid) {
  Scene scene;
  scene.view = {0, 0, 1000, 100000};
  const auto png = to_png(scene, *find_theme("print"), length_of("5000px"));
  ASSERT_FALSE(png);
  EXPECT_EQ(png.error(), RasterError::too_large);
}

}  // namespace
}  // namespace plybook
