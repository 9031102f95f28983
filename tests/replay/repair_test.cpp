#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "plybook/base/input.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/mend.h"
#include "plybook/replay/mender.h"
#include "plybook/replay/replay.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Catalogue& games() {
  static const Catalogue catalogue({PLYBOOK_SOURCE_DIR "/formats"});
  return catalogue;
}

const std::string head = "[Game \"antarktos\"]\n[Result \"0-1\"]\n[Termination \"breakthrough\"]\n\n";

/// One record that was read and replayed with suggestions.
class Looked {
 public:
  explicit Looked(const std::string& text, std::optional<Encoding> encoding = Encoding::utf8)
      : bytes_(memory_input(text)), reader_(*bytes_, encoding) {
    EXPECT_TRUE(reader_.next(record, findings));
    replay = Replayer(games(), {}, {.suggest = true}).replay(record, findings);
  }

  /// `from -> to`, with ` at ply n` where it is not the turn of the finding.
  static std::string text(const Fix& fix) {
    return fix.from + " -> " + fix.to + (fix.ply ? " at ply " + std::to_string(*fix.ply) : "");
  }
  const Finding& fault() const {
    static const Finding none{};
    for (const Finding& finding : findings)
      if (info(finding.code).severity == Severity::error) return finding;
    return none;
  }
  std::string fix() const { return fault().fix ? text(*fault().fix) : ""; }
  std::vector<std::string> candidates() const {
    std::vector<std::string> texts;
    for (const Fix& candidate : fault().candidates) texts.push_back(text(candidate));
    return texts;
  }
  /// A record's text ends with its result: the line end behind it belongs to nobody.
  std::string mended() const { return spliced(record.text, splices_of(record, replay.repairs.found.front())) + "\n"; }

  Record record;
  Findings findings;
  Replay replay;

 private:
  ByteSourcePtr bytes_;
  RecordReader reader_;
};

struct Slip {
  const char* name;
  const char* turns;
  const char* fix;
  const char* mended;
};

class OneSlip : public ::testing::TestWithParam<Slip> {};

TEST_P(OneSlip, IsFound) {
  const Looked looked(head + GetParam().turns);
  EXPECT_EQ(looked.fix(), GetParam().fix);
  EXPECT_THAT(looked.candidates(), IsEmpty());
  ASSERT_TRUE(looked.replay.repairs.is_certain);
  EXPECT_EQ(looked.mended(), head + GetParam().mended);
  EXPECT_FALSE(has_error(Looked(looked.mended()).findings));
}

INSTANTIATE_TEST_SUITE_P(
    Antarktos, OneSlip,
    ::testing::Values(
        Slip{"a_capture_that_stops_too_early",
             "1. e3-d4 f6-g5 2. d4-e5? {gives a man} d6:f4 3. d2-e3 f4:d2 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2? a3:c1 0-1\n",
             "f4:d2 -> f4:d2:b4",
             "1. e3-d4 f6-g5 2. d4-e5? {gives a man} d6:f4 3. d2-e3 f4:d2:b4 {was: f4:d2} 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2? a3:c1 0-1\n"},
        Slip{"a_wrong_digit",
             "1. e3-d4 f6-g5 2. d4-e6! d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "d4-e6 -> d4-e5",
             "1. e3-d4 f6-g5 2. d4-e5! {was: d4-e6} d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"the_other_keyboard",
             "1. e3-d4 f6-g5 2. d4-e5 d6:f4 3. в2-у3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "в2-у3 -> d2-e3",
             "1. e3-d4 f6-g5 2. d4-e5 d6:f4 3. d2-e3 {was: в2-у3} f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"cells_in_each_others_place",
             "1. e3-d4 g5-f6 2. d4-e5 d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "g5-f6 -> f6-g5",
             "1. e3-d4 f6-g5 {was: g5-f6} 2. d4-e5 d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"a_turn_left_out",
             "1. e3-d4 f6-g5 2. d4-e5 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "d2-e3 -> d6:f4 d2-e3",
             "1. e3-d4 f6-g5 2. d4-e5 d6:f4 {was left out} 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"a_turn_written_twice",
             "1. e3-d4 f6-g5 2. d4-e5 d4-e5 d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "d4-e5 -> ",
             "1. e3-d4 f6-g5 2. d4-e5 {was written twice: d4-e5} d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"two_turns_in_each_others_place",
             "1. e3-d4 f6-g5 2. d6:f4 d4-e5 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "d6:f4 d4-e5 -> d4-e5 d6:f4",
             "1. e3-d4 f6-g5 2. d4-e5 d6:f4 {was: d6:f4 d4-e5} 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"},
        Slip{"a_missing_blank",
             "1. e3-d4f6-g5 2. d4-e5 d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n",
             "e3-d4f6-g5 -> e3-d4 f6-g5",
             "1. e3-d4 f6-g5 {was: e3-d4f6-g5} 2. d4-e5 d6:f4 3. d2-e3 f4:d2:b4 4. a3:c5 b6:d4*f6 "
             "5. b2*d4*b6 a7:c5*a3 6. c1-b2 a3:c1 0-1\n"}),
    [](const auto& the_case) { return std::string(the_case.param.name); });

}  // namespace
}  // namespace plybook
