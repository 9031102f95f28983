// The laws of the fuzz targets, held against the seeds and against every text in the tree that a law is about.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "fuzz/laws.h"
#include "plybook/base/input.h"

namespace plybook {
namespace {

namespace fs = std::filesystem;

struct Seeds {
  const laws::NamedLaw* law;
  std::vector<fs::path> files;
};

void PrintTo(const Seeds& seeds, std::ostream* out) { *out << seeds.law->name; }

void add_files(const fs::path& folder, std::string_view ending, std::vector<fs::path>& files) {
  if (!fs::exists(folder)) return;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && (ending.empty() || entry.path().extension() == ending))
      files.push_back(entry.path());
}

std::vector<Seeds> all_seeds() {
  const fs::path root = PLYBOOK_SOURCE_DIR;
  std::vector<Seeds> all;
  for (const laws::NamedLaw& law : laws::all()) {
    const std::string name = law.name;
    Seeds seeds{&law, {}};
    add_files(root / "tests/fuzz/seeds" / name, "", seeds.files);
    if (name == "record" || name == "replay") {
      add_files(root / "samples", ".pbk", seeds.files);
      add_files(root / "tests/records", ".pbk", seeds.files);
    }
    if (name == "game-file") add_files(root / "formats", ".yaml", seeds.files);
    std::sort(seeds.files.begin(), seeds.files.end());
    all.push_back(std::move(seeds));
  }
  return all;
}

class FuzzSeeds : public ::testing::TestWithParam<Seeds> {};

TEST_P(FuzzSeeds, KeepTheLaw) {
  EXPECT_FALSE(GetParam().files.empty());
  for (const fs::path& path : GetParam().files) {
    std::string bytes;
    const auto source = open_input(path.string());
    ASSERT_TRUE(source && read_all(**source, bytes)) << path;
    EXPECT_EQ(GetParam().law->check(bytes), "") << path;
  }
}

INSTANTIATE_TEST_SUITE_P(Laws, FuzzSeeds, ::testing::ValuesIn(all_seeds()), [](const auto& param) {
  std::string name = param.param.law->name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace plybook
