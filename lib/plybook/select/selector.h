#pragma once

#include <memory>
#include <optional>

#include "plybook/replay/replay.h"
#include "plybook/select/evaluation.h"
#include "plybook/select/selection.h"
#include "plybook/select/truth.h"
#include "plybook/select/watch.h"

namespace plybook {

/// Says of record after record whether it is selected. One for each thread.
class Selector {
 public:
  Selector(std::shared_ptr<const Selection> selection, const Catalogue& catalogue, const GameChoice& choice);

  /// What the record's text alone tells, when it was read with these findings: `unknown` where it must be replayed.
  Truth before(const Record& record, const Findings& findings);
  /// Who must hear of that replay; null where nobody must.
  PlyListener* watch();
  /// Whether it is selected, once it was replayed and `findings` tell all of it.
  bool after(const Record& record, const Findings& findings, const Replay& replay);
  /// Both at once, for who does not replay the record himself.
  bool selects(const Record& record, const Findings& findings);

  /// Where the record at hand reaches the i-th position of the selection, when it had to be replayed.
  const std::optional<ReachedPly>& reached(std::size_t i) const { return watch_.reached(i); }
  const Selection& selection() const { return *selection_; }

 private:
  std::shared_ptr<const Selection> selection_;
  GameFinder games_;
  PositionWatch watch_;
  Replayer replayer_;
  Evaluation evaluation_;
  bool is_open_ = false;  ///< whether the record at hand must be replayed
};

/// What is left of the findings of a record that is not selected: that a limit was hit, since then nobody can know
/// what it would have been.
void forget(Findings& findings);

}  // namespace plybook
