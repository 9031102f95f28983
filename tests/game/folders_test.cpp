#include "plybook/game/folders.h"

#include <gmock/gmock.h>

namespace plybook {
namespace {

using ::testing::ElementsAre;

TEST(Folders, StandInTheirOrder) {
  EXPECT_THAT(game_folders({"mine", "yours"}, {"/a::/b", "/data", "/home/ann", "/opt/plybook/bin/ply-validate"}),
              ElementsAre("mine", "yours", "/a", "/b", "/data/plybook/games", "/opt/plybook/share/plybook/games"));
}

TEST(Folders, TheUsersDataFolderIsBelowHomeWhereNothingElseIsSaid) {
  EXPECT_THAT(game_folders({}, {"", "", "/home/ann", ""}), ElementsAre("/home/ann/.local/share/plybook/games"));
  EXPECT_THAT(game_folders({}, {"", "relative", "/home/ann", ""}), ElementsAre("/home/ann/.local/share/plybook/games"));
  EXPECT_THAT(game_folders({}, {}), ElementsAre());
}

TEST(Folders, DataThatIsNotBesideTheProgramIsWhereItWasInstalled) {
  const std::string bin = PLYBOOK_BIN_DIR;
  EXPECT_EQ(data_folder({"", "", "", bin + "/ply-validate", "/usr/share"}, "plybook/games"),
            bin.substr(0, bin.rfind('/')) + "/share/plybook/games");
  EXPECT_EQ(data_folder({"", "", "", "/home/ann/consumer", "/usr/share"}, "plybook/games"), "/usr/share/plybook/games");
  EXPECT_EQ(data_folder({"", "", "", "", "/usr/share"}, "plybook/games"), "/usr/share/plybook/games");
}

}  // namespace
}  // namespace plybook
