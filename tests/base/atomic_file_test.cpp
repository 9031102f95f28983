#include "plybook/base/atomic_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <string>

#include "base/temporary_folder.h"

namespace plybook {
namespace {

using IfThere = AtomicFile::IfThere;

std::size_t files_in(const TemporaryFolder& folder) {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.path())) ++count;
  return count;
}

mode_t mode_of(const std::string& path) {
  struct stat about {};
  ::stat(path.c_str(), &about);
  return about.st_mode & 07777;
}

TEST(AtomicFile, IsThereAfterCommitOnly) {
  const TemporaryFolder folder;
  auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::refuse);
  ASSERT_TRUE(file);
  EXPECT_TRUE(file->write("1. c3-d4\n"));
  EXPECT_FALSE(std::filesystem::exists(folder.path("a.pbk")));
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(folder.read("a.pbk"), "1. c3-d4\n");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, GoesOnAfterAPause) {
  const TemporaryFolder folder;
  auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::refuse);
  ASSERT_TRUE(file);
  for (const char* part : {"1. c3-d4", " f6-g5", " *\n"}) {
    EXPECT_TRUE(file->write(part));
    EXPECT_TRUE(file->pause());
  }
  EXPECT_FALSE(std::filesystem::exists(folder.path("a.pbk")));
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(folder.read("a.pbk"), "1. c3-d4 f6-g5 *\n");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, TellsWhatWentWrongInAPause) {
  const TemporaryFolder folder;
  auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::refuse);
  ASSERT_TRUE(file);
  EXPECT_TRUE(file->write("1. c3-d4"));
  EXPECT_TRUE(file->pause());
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) std::filesystem::remove(entry.path());
  EXPECT_EQ(file->write(" *\n").error(), ENOENT);
  EXPECT_EQ(file->commit().error(), ENOENT);
  EXPECT_EQ(files_in(folder), 0U);
}

TEST(AtomicFile, LeavesNothingWithoutCommit) {
  const TemporaryFolder folder;
  folder.write("a.pbk", "old");
  {
    auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::replace);
    ASSERT_TRUE(file);
    file->write("new");
    EXPECT_EQ(files_in(folder), 2U);
  }
  EXPECT_EQ(folder.read("a.pbk"), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, OverwritesOnlyWhenAsked) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a.pbk", "old");
  EXPECT_EQ(write_file(path, "new", IfThere::refuse).error(), EEXIST);
  EXPECT_EQ(folder.read("a.pbk"), "old");
  EXPECT_TRUE(write_file(path, "new", IfThere::replace));
  EXPECT_EQ(folder.read("a.pbk"), "new");
}

TEST(AtomicFile, DoesNotOverwriteAFileThatCameInTheMeantime) {
  const TemporaryFolder folder;
  auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::refuse);
  ASSERT_TRUE(file);
  folder.write("a.pbk", "somebody else's");
  EXPECT_EQ(file->commit().error(), EEXIST);
  file = tl::unexpected(OutputStatus());
  EXPECT_EQ(folder.read("a.pbk"), "somebody else's");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, KeepsPermissions) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a.pbk", "old");
  ::chmod(path.c_str(), 0640);
  EXPECT_TRUE(write_file(path, "new", IfThere::replace));
  EXPECT_EQ(mode_of(path), 0640U);
  EXPECT_TRUE(write_file(folder.path("b.pbk"), "new", IfThere::refuse));
  EXPECT_EQ(mode_of(folder.path("b.pbk")), mode_of(folder.write("like any other", "")));
}

TEST(AtomicFile, ALinkStaysALink) {
  const TemporaryFolder folder;
  folder.write("there/a.pbk", "old");
  std::filesystem::create_symlink("there/a.pbk", folder.path("link.pbk"));
  EXPECT_TRUE(write_file(folder.path("link.pbk"), "new", IfThere::replace));
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.pbk")));
  EXPECT_EQ(folder.read("there/a.pbk"), "new");
}

TEST(AtomicFile, DevicesAreWrittenNotReplaced) {
  EXPECT_TRUE(write_file("/dev/null", "gone", IfThere::refuse));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_EQ(write_file("/dev/full", "too much", IfThere::replace).error(), ENOSPC);
}

TEST(AtomicFile, FaultsOfThePath) {
  const TemporaryFolder folder;
  EXPECT_EQ(write_file(folder.path("no/such/a.pbk"), "", IfThere::refuse).error(), ENOENT);
  EXPECT_EQ(write_file(folder.path(), "", IfThere::replace).error(), EISDIR);
  EXPECT_EQ(write_file("", "", IfThere::replace).error(), ENOENT);
}

TEST(AtomicFile, IsRemovedByASignalThatEndsTheProgram) {
  const TemporaryFolder folder;
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) {
    const pid_t child = ::fork();
    if (child == 0) {
      auto file = AtomicFile::create(folder.path("a.pbk"), IfThere::refuse);
      auto other = AtomicFile::create(folder.path("b.pbk"), IfThere::refuse);
      if (file && other && files_in(folder) == 2) ::raise(signal_number);
      ::_exit(0);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the signal still ends the program";
    EXPECT_EQ(WTERMSIG(status), signal_number);
    EXPECT_EQ(files_in(folder), 0U);
  }
}

}  // namespace
}  // namespace plybook
