#include "plybook/publish/line_diagrams.h"

#include <utility>

#include "plybook/publish/moment_diagram.h"

namespace plybook {

bool LineDiagrams::begin(const Record& record, std::string_view line) {
  record_ = &record;
  base_.reset();
  waiting_.reset();
  faults_.clear();
  shown_ = 0;
  reached_ = 0;
  return LineWalk::begin(record, line);
}

std::size_t LineDiagrams::end() {
  if (waiting_) show(*waiting_, next_of_waiting_);
  waiting_.reset();
  return shown_;
}

void LineDiagrams::moment(Moment moment) {
  reached_ = moment.ply;
  if (moment.ply == 0) base_ = options_for(*game());
  if (!base_) return;
  const bool asked = plies_.end() || plies_.has(moment.ply, *game(), to_begin());
  if (extras_.numbers && (asked || !plies_.several())) add_number(moment, *base_);
  if (!asked) return;
  if (!only_the_last()) return show(moment, next_node());
  waiting_ = std::move(moment);
  next_of_waiting_ = next_node();
}

void LineDiagrams::show(const Moment& moment, std::uint32_t next) {
  ++shown_;
  DiagramOptions options = *base_;
  if (extras_.trail) add_trail(*game(), moment, options);
  for (TextFault& fault : add_comment_marks(*game(), *record_, moment.node, next, options))
    faults_.push_back(std::move(fault));
  diagram(moment, std::move(options));
}

}  // namespace plybook
