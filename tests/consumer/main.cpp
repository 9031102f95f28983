// Reads the records of a file and says what is wrong with them.
#include <cstdio>

#include "plybook/base/input.h"
#include "plybook/game/catalogue.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/replay.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  auto input = plybook::open_input(argv[1]);
  if (!input) return 2;
  const auto records = plybook::open_records(std::move(*input));
  const plybook::Catalogue catalogue({GAMES});
  plybook::Replayer replayer(catalogue, {});
  plybook::Record record;
  plybook::Findings findings;
  while (records->next(record, findings)) {
    const plybook::Replay replay = replayer.replay(record, findings);
    std::printf("record %u: %u plies, %s\n", static_cast<unsigned>(record.number), replay.plies,
                plybook::has_error(findings) ? "wrong" : "right");
    for (const plybook::Finding& finding : findings) std::printf("  %s\n", plybook::message(finding).c_str());
    findings.clear();
  }
  return 0;
}
