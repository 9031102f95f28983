#include "plybook/base/output.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "base/temporary_folder.h"

namespace plybook {
namespace {

int opened(const std::string& path) { return ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666); }

TEST(Output, AllIsThereAfterClose) {
  const TemporaryFolder folder;
  std::string expected;
  Output output(opened(folder.path("out")), true);
  for (int i = 0; i < 30'000; ++i) {
    const std::string line = std::to_string(i) + "\n";
    EXPECT_TRUE(output.write(line));
    expected += line;
  }
  const std::string big(200'000, 'x');
  EXPECT_TRUE(output.write(big));
  EXPECT_TRUE(output.close());
  EXPECT_TRUE(output.close());
  EXPECT_EQ(folder.read("out"), expected + big);
}

TEST(Output, DestructorFlushes) {
  const TemporaryFolder folder;
  { Output(opened(folder.path("out")), true).write("c3-d4"); }
  EXPECT_EQ(folder.read("out"), "c3-d4");
}

TEST(Output, AFullDeviceIsToldAtTheLatestByClose) {
  Output output(opened("/dev/full"), true);
  EXPECT_TRUE(output.write("small: stays in the buffer"));
  EXPECT_EQ(output.close().error(), ENOSPC);
  EXPECT_EQ(output.status().text(), "No space left on device");
  EXPECT_FALSE(output.status().closed_pipe());
  EXPECT_EQ(output.write("more").error(), ENOSPC);
}

TEST(Output, AClosedPipeIsNoError) {
  ignore_closed_pipes();
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ::close(ends[0]);
  Output output(ends[1], true);
  output.write("c3-d4");
  EXPECT_TRUE(output.flush().closed_pipe());
  EXPECT_TRUE(output.close().closed_pipe());
}

TEST(Output, WritingAfterCloseIsAnError) {
  const TemporaryFolder folder;
  Output output(opened(folder.path("out")), true);
  EXPECT_TRUE(output.close());
  output.write("late");
  EXPECT_EQ(output.flush().error(), EBADF);
  EXPECT_EQ(folder.read("out"), "");
}

}  // namespace
}  // namespace plybook
