#include "plybook/base/files.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "base/temporary_folder.h"
#include "plybook/base/unicode.h"

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace plybook {
namespace {

/// The paths without the folder's own.
std::vector<std::string> found_in(const TemporaryFolder& folder) {
  std::vector<std::string> names;
  for (const std::string& path : find_files(folder.path()).paths)
    names.push_back(path.substr(folder.path().size() + 1));
  return names;
}

TEST(Files, WhatMayBeARecordOrAGameFileSortedByBytes) {
  const TemporaryFolder folder;
  for (const char* name : {"b.pbk", "a.pdn", "B.pbk", "sub/x.yaml", "sub/deep/y.json", "sub.ndjson", "c.pbk.gz",
                           "d.PDN.ZST", "readme.txt", "pbk", "e.gz", "f.pbk.bz2", "ход.pbk", "g.pbk.gz.gz"}) {
    folder.write(name, "");
  }
  EXPECT_THAT(found_in(folder), ElementsAre("B.pbk", "a.pdn", "b.pbk", "c.pbk.gz", "d.PDN.ZST", "sub.ndjson",
                                            "sub/deep/y.json", "sub/x.yaml", "ход.pbk"));
  EXPECT_THAT(find_files(folder.path()).faults, IsEmpty());
  EXPECT_EQ(find_files(folder.path() + "/").paths, find_files(folder.path()).paths);
}

TEST(Files, NamesWithControlCharactersAreFound) {
  const TemporaryFolder folder;
  folder.write("a\n\x1B[31m.pbk", "");
  EXPECT_THAT(found_in(folder), ElementsAre("a\n\x1B[31m.pbk"));
}

TEST(Files, LoopsOfLinksEnd) {
  const TemporaryFolder folder;
  folder.write("a/b/x.pbk", "");
  std::filesystem::create_directory_symlink("..", folder.path("a/b/up"));
  std::filesystem::create_directory_symlink("a", folder.path("c"));
  std::filesystem::create_directory_symlink("itself", folder.path("itself"));
  std::filesystem::create_symlink("a/b/x.pbk", folder.path("link.pbk"));
  EXPECT_THAT(found_in(folder), ElementsAre("a/b/x.pbk", "link.pbk"));
}

TEST(Files, WhatCannotBeReadIsTold) {
  const TemporaryFolder folder;
  folder.write("a.pbk", "");
  std::filesystem::create_symlink("nowhere", folder.path("z.pbk"));
  std::filesystem::create_symlink("nowhere", folder.path("no record"));
  const FoundFiles found = find_files(folder.path());
  EXPECT_THAT(found.paths, SizeIs(1));
  ASSERT_THAT(found.faults, SizeIs(1));
  EXPECT_EQ(found.faults[0].path, folder.path("z.pbk"));
  EXPECT_EQ(found.faults[0].error.kind, InputError::Kind::missing);
  EXPECT_THAT(find_files(folder.path("missing")).faults, SizeIs(1));
}

TEST(Files, FoldersAndFiles) {
  const TemporaryFolder folder;
  EXPECT_TRUE(is_folder(folder.path()));
  EXPECT_FALSE(is_folder(folder.write("a.pbk", "")));
  EXPECT_FALSE(is_folder(folder.path("missing")));
}

TEST(Files, ComponentsStayInTheirFolder) {
  EXPECT_EQ(safe_component("Иванов И. И."), "Иванов И. И.");
  EXPECT_EQ(safe_component("../../x"), "______x");
  EXPECT_EQ(safe_component(".."), "__");
  EXPECT_EQ(safe_component("."), "_");
  EXPECT_EQ(safe_component(".hidden"), "_hidden");
  EXPECT_EQ(safe_component("-rf"), "_rf");
  EXPECT_EQ(safe_component("/etc/passwd"), "_etc_passwd");
  EXPECT_EQ(safe_component("a\\b:c*d?e\"f<g>h|i"), "a_b_c_d_e_f_g_h_i");
  EXPECT_EQ(safe_component(std::string_view("a\0b\n\x1B", 5)), "a_b__");
  EXPECT_EQ(safe_component("a\u202Eb\xFF"), "a_b_");
  EXPECT_EQ(safe_component(""), "_");
  EXPECT_EQ(safe_component(" \u00A0"), "_");
}

TEST(Files, ComponentsAreCutBetweenCodePoints) {
  EXPECT_EQ(safe_component(std::string(300, 'a')).size(), 100U);
  EXPECT_EQ(safe_component("яяя", 5), "яя");
  EXPECT_EQ(safe_component("яяя", 1), "_");
}

}  // namespace
}  // namespace plybook
