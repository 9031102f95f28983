#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/ascii.h"
#include "plybook/base/input.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/desk/entry.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/words.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/replay/slip.h"
#include "plybook/replay/tags.h"
#include "plybook/report/text_report.h"

/// What is typed as it would stand in a record: tags, turns, comments, a result.
namespace plybook {
namespace {

bool has_variation(const Record& record) {
  return std::any_of(record.nodes.begin(), record.nodes.end(),
                     [](const Node& node) { return node.variation != Node::none; });
}

/// What is wrong with the text of a line itself; that it has no result, or no tags, is not.
const Finding* text_fault(const Findings& findings) {
  const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
    return info(finding.code).severity == Severity::error || finding.code == Code::stray_text;
  });
  return found == findings.end() ? nullptr : &*found;
}

}  // namespace

void Entry::movetext(std::string_view line, Reply& reply) {
  const ByteSourcePtr source = memory_input(line);
  RecordReader reader(*source, Encoding::utf8);
  Record typed;
  Findings findings;
  const bool is_record = reader.next(typed, findings);
  const bool says_nothing =
      !is_record || (typed.nodes.size() == 1 && typed.tags.empty() && !typed.has_result() && typed.remarks.empty());
  if (const Finding* fault = says_nothing ? nullptr : text_fault(findings)) return refuse(*fault, reply);
  if (says_nothing)
    return refuse(fmt::format(fmt::runtime(tr("{0} is not understood; help tells what can be typed")), printable(line)),
                  reply);
  if (has_variation(typed)) return refuse(tr("variations cannot be typed in here"), reply);
  for (const Tag& tag : typed.tags)
    if (!this->tag(usual_name(*game_, typed.name(tag)), typed.value(tag), reply))
      return tell_rest(typed, typed.text.find(']', tag.value.end()) + 1, reply);
  if (!turns(typed, reply)) return;
  if (!typed.has_result()) return;
  finish(typed.result, {}, reply);
  const std::string_view behind = trimmed_text(line.substr(std::min(typed.text.size(), line.size())));
  if (!behind.empty())
    refuse(fmt::format(fmt::runtime(tr("{0} is not taken: it stands behind the result")), printable(behind)), reply);
}

/// False where the tag is not taken.
bool Entry::tag(std::string_view name, std::string_view value, Reply& reply) {
  if (name == "Game" || name == "Rules") return refuse(tr("the game is chosen already"), reply), false;
  if (name == "Result" || name == "Termination")
    return refuse(tr("the command result tells how the game ended"), reply), false;
  if (name == "FEN" && !start_from(value, reply)) return false;
  draft_.set_tag(name, value);
  reply.has_changed = true;
  return true;
}

bool Entry::start_from(std::string_view fen, Reply& reply) {
  if (!turns_.empty()) return refuse(tr("the start position is told before the first turn"), reply), false;
  Findings findings;
  const auto start = read_start(fen, *game_, {}, findings);
  for (const Finding& finding : findings) {
    if (info(finding.code).severity == Severity::error) {
      refuse(finding, reply);
    } else {
      reply.text += finding_text(finding, game_.get()) + "\n";
    }
  }
  if (!start) return false;
  draft_.set_start_index(0);
  begin(*start);
  reply.text += board() + end_text();
  return true;
}

/// Takes turns up to the first that cannot be. False where there is one.
bool Entry::turns(const Record& typed, Reply& reply) {
  const std::uint32_t before = turns_.empty() ? 0 : turns_.back().node;
  remarks(typed, typed.nodes[0], Remark::Kind::comment_before, Remark::Kind::comment_after, before, reply);
  bool is_taken = false;
  for (std::uint32_t id = typed.first(); id != Node::none; id = typed.nodes[id].child) {
    const Node& node = typed.nodes[id];
    const std::uint32_t last = turns_.empty() ? 0 : turns_.back().node;
    remarks(typed, node, Remark::Kind::comment_before, Remark::Kind::comment_before, last, reply);
    if (!node.text.empty()) {
      check_number(typed, node, reply);
      if (!turn(node.text.in(typed.text), reply)) {
        tell_rest(typed, node.text.end(), reply);
        return reply.text += is_taken ? board() : "", false;
      }
      is_taken = true;
    }
    remarks(typed, node, Remark::Kind::nag, Remark::Kind::comment_after, turns_.empty() ? 0 : turns_.back().node,
            reply);
  }
  if (is_taken) reply.text += board() + end_text();
  return true;
}

/// What stood behind a turn or a tag that was refused.
void Entry::tell_rest(const Record& typed, std::size_t from, Reply& reply) const {
  std::string_view rest = typed.text.substr(std::min(from, typed.text.size()));
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
  if (!rest.empty()) reply.text += fmt::format(fmt::runtime(tr("not taken either: {0}")), printable(rest)) + "\n";
}

/// Adds remarks of those kinds to a node of the draft, the root where no turn was taken yet.
void Entry::remarks(const Record& typed, const Node& turn, Remark::Kind first, Remark::Kind last, std::uint32_t target,
                    Reply& reply) {
  for (std::uint32_t id = turn.remarks; id != Remark::none; id = typed.remarks[id].next) {
    Remark remark = typed.remarks[id];
    if (remark.kind < first || remark.kind > last) continue;
    remark.span = draft_.add_text(remark.span.in(typed.text));
    const bool is_comment = remark.kind == Remark::Kind::comment_before || remark.kind == Remark::Kind::comment_after;
    if (is_comment) remark.kind = target == 0 ? Remark::Kind::comment_before : Remark::Kind::comment_after;
    draft_.add_remark(target, remark);
    reply.has_changed = true;
  }
}

/// A number that differs from that of the turn to come is told: the sheet may lack a turn, or have one twice.
void Entry::check_number(const Record& typed, const Node& turn, Reply& reply) const {
  const std::string_view number = turn.number.in(typed.text);
  const std::string_view digits = number.substr(0, number.find_first_not_of("0123456789"));
  const std::string expected = next_number();
  if (digits.empty() || digits == std::string_view(expected).substr(0, expected.find('.'))) return;
  reply.text +=
      fmt::format(fmt::runtime(tr("the number is {0}, but this is turn {1}: was a turn left out?")), digits, expected) +
      "\n";
}

bool Entry::turn(std::string_view written, Reply& reply) {
  const auto turn = resolved(written, reply);
  if (!turn) return false;
  const std::string text = turn_text(*game_, play_, *turn, &read_);
  const std::string side = game_->sides[index(play_.position.to_move)].name.in(spoken_language());
  reply.text += fmt::format(fmt::runtime(tr("{0} {1} {2}: legal")), next_number(), side, text) + "\n";
  play(draft_.add_turn(last_node(), text), *turn);
  if (outcome_) {
    write_end({outcome_->result, std::string(plybook::text(outcome_->result)),
               std::string(plybook::text(outcome_->termination))});
  } else if (end_.termination) {
    write_end({});  // the game goes on: it is adjourned no longer
  }
  reply.has_changed = true;
  return true;
}

/// The legal turn that a text means; nothing, and told, where there is none.
std::optional<Turn> Entry::resolved(std::string_view written, Reply& reply) {
  if (!start_) return refuse(tr("the game needs its start position first: [FEN \"...\"]"), reply), std::nullopt;
  if (outcome_) return refuse(turn_after_end(*game_, *outcome_, play_.ply, written), reply), std::nullopt;
  if (is_over()) return refuse(tr("the game has its result already; undo takes it back"), reply), std::nullopt;
  Finding finding;
  if (auto read = game_->notation->read_turn(written, read_); !read) {
    finding = unreadable_turn(*game_, play_, read.error(), written);
  } else if (auto resolved = game_->rules->resolve(play_, read_)) {
    return resolved->turn;
  } else {
    finding = illegal_turn(*game_, play_, resolved.error(), written);
  }
  refuse(finding, reply);
  const Slips slips(written);
  std::string meant;
  for (const std::string& text : finding.legal)
    if (slips.explain(text)) meant += (meant.empty() ? "" : ", ") + text;
  if (!meant.empty()) reply.text += fmt::format(fmt::runtime(tr("  did you mean {0}?")), meant) + "\n";
  return std::nullopt;
}

}  // namespace plybook
