#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "plybook/diagram/diagram_options.h"
#include "plybook/notation/notation.h"
#include "plybook/replay/line_walk.h"
#include "plybook/replay/ply_choice.h"

namespace plybook {

/// What is drawn of the turns that led to a position.
struct LineExtras {
  bool trail = false;    ///< the path of the last one
  bool numbers = false;  ///< their numbers; a range of plies is then one diagram, of the last of them
};

/// Makes diagrams of chosen plies of a record's line, as the record is replayed: with what comments ask for, the paths
/// of turns and their numbers.
class LineDiagrams : public LineWalk {
 public:
  LineDiagrams(const PlyChoice& plies, LineExtras extras) : plies_(plies), extras_(extras) {}

  /// Prepares for a record and one of its lines. False, when it has no such line.
  bool begin(const Record& record, std::string_view line);
  /// Shows what is known only at the end of the line. Answers how many diagrams the line has had.
  std::size_t end();

  /// Commands of comments that could not be read, with their places in the record's text.
  std::vector<TextFault> take_faults() { return std::move(faults_); }
  /// The last ply that was reached.
  std::uint32_t last_ply() const { return reached_; }

 protected:
  /// What is drawn on every diagram of this record; nothing when it cannot be drawn at all. Asked once.
  virtual std::optional<DiagramOptions> options_for(const Game& game) = 0;
  virtual void diagram(const Moment& moment, DiagramOptions options) = 0;

 private:
  bool only_the_last() const { return plies_.end() || (extras_.numbers && plies_.several()); }
  void moment(Moment moment) override;
  void show(const Moment& moment, std::uint32_t next);

  const PlyChoice& plies_;
  LineExtras extras_;
  const Record* record_ = nullptr;
  std::optional<DiagramOptions> base_;
  std::optional<Moment> waiting_;
  std::uint32_t next_of_waiting_ = Node::none;
  std::vector<TextFault> faults_;
  std::size_t shown_ = 0;
  std::uint32_t reached_ = 0;
};

}  // namespace plybook
