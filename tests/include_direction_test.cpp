// Arrows between the folders of lib/plybook point one way. A folder may include itself and what stands behind it here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace fs = std::filesystem;

namespace {

const fs::path library = fs::path(PLYBOOK_SOURCE_DIR) / "lib" / "plybook";

const std::map<std::string, std::set<std::string>> allowed = {
    {"base", {}},
    {"board", {"base"}},
    {"rules", {"base", "board"}},
    {"notation", {"base", "board"}},
    {"record", {"base", "board"}},
    {"game", {"base", "board", "rules", "notation"}},
    {"replay", {"base", "board", "rules", "notation", "game", "record"}},
    {"select", {"base", "board", "rules", "notation", "game", "record", "replay"}},
    {"report", {"base", "board", "game", "record", "replay"}},
    {"statistics", {"base", "board", "rules", "game", "record", "replay", "diagram"}},
    {"diagram", {"base", "board", "notation", "game"}},
    {"desk", {"base", "board", "rules", "notation", "game", "record", "replay", "report", "diagram"}},
    {"publish", {"base", "board", "rules", "notation", "game", "record", "replay", "diagram"}},
};

/// Third-party headers that may be included in one folder only.
const std::map<std::string, std::string> kept_in = {
    {"yaml-cpp/", "base"}, {"zlib.h", "base"}, {"zstd.h", "base"}, {"cairo", "diagram"}};

struct Include {
  std::string folder, file, target;
};

std::vector<Include> includes() {
  std::vector<Include> found;
  for (const auto& entry : fs::recursive_directory_iterator(library)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path());
    const std::string folder = fs::relative(entry.path(), library).begin()->string();
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with("#include ")) continue;
      const std::size_t begin = line.find_first_of("<\"") + 1;
      found.push_back(
          {folder, entry.path().filename().string(), line.substr(begin, line.find_first_of(">\"", begin) - begin)});
    }
  }
  return found;
}

TEST(IncludeDirection, EveryFolderIsListed) {
  std::set<std::string> known, there;
  for (const auto& [folder, targets] : allowed) known.insert(folder);
  for (const auto& entry : fs::directory_iterator(library)) there.insert(entry.path().filename().string());
  EXPECT_THAT(there, testing::IsSubsetOf(known));
}

TEST(IncludeDirection, ArrowsPointOneWay) {
  for (const Include& include : includes()) {
    if (!include.target.starts_with("plybook/")) continue;
    const std::string target = include.target.substr(8, include.target.find('/', 8) - 8);
    EXPECT_TRUE(target == include.folder || allowed.at(include.folder).contains(target))
        << include.folder << "/" << include.file << " includes " << include.target;
  }
}

TEST(IncludeDirection, LibrariesStayWhereTheyBelong) {
  for (const Include& include : includes())
    for (const auto& [library_header, folder] : kept_in)
      if (include.target.starts_with(library_header)) {
        EXPECT_EQ(include.folder, folder) << include.file << " includes " << include.target;
      }
}

TEST(IncludeDirection, NothingInTheLibraryPrintsOrParsesArguments) {
  for (const Include& include : includes())
    EXPECT_THAT(include.target, testing::Not(testing::AnyOf(testing::Eq("iostream"), testing::StartsWith("CLI/"),
                                                            testing::Eq("regex"))))
        << include.file;
}

}  // namespace
