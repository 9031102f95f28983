#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/desk/stepper.h"
#include "plybook/record/words.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/tags.h"
#include "plybook/report/text_report.h"

/// What a stepper shows: a line of title; the board and what is told beside or below it; the turns around; a last line
/// for messages, questions and keys.
namespace plybook {
namespace {

constexpr std::size_t least_told_columns = 24, least_told_rows = 4, gap = 3;

std::size_t columns_of(const std::vector<std::string>& lines) {
  std::size_t most = 0;
  for (const std::string& line : lines) most = std::max(most, count_code_points(line));
  return most;
}

/// A comment on one line, safe for a terminal.
std::string shown_comment(std::string_view text) {
  std::string line = printable(text, "\n\r\t");
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return line;
}

Screen too_small(std::size_t width, std::size_t height, std::size_t needed_width, std::size_t needed_height) {
  Screen screen(width, height);
  const std::string text =
      fmt::format(fmt::runtime(tr("The window has {0}x{1} characters; {2}x{3} are needed. q quits.")), width, height,
                  needed_width, needed_height);
  std::size_t row = 0;
  for (const std::string& line : wrapped(text, std::max<std::size_t>(width, 1))) screen.put(row++, 0, line);
  return screen;
}

}  // namespace

Screen Stepper::screen(std::size_t width, std::size_t height) const {
  const std::vector<std::string> lines = board();
  const std::size_t columns = columns_of(lines), rows = lines.size() + 3;
  const bool is_beside = columns + gap + least_told_columns <= width && rows <= height;
  const bool is_below = columns <= width && least_told_columns <= width && rows + least_told_rows <= height;
  if (!is_beside && !is_below) return too_small(width, height, columns + gap + least_told_columns, rows);
  Screen screen(width, height);
  screen.put(0, 0, shortened(title(), width), Style::head);
  screen.fill(0);
  const std::size_t left = is_beside ? columns + gap : 0, top = is_beside ? 1 : lines.size() + 1;
  for (std::size_t i = 0; i < lines.size(); ++i) screen.put(i + 1, 0, lines[i]);
  const std::vector<Told> list = told(width - left);
  const std::size_t room = height - 2 - top;
  for (std::size_t i = 0; i < std::min(list.size(), room); ++i) {
    const bool is_cut = i + 1 == room && list.size() > room;
    screen.put(top + i, left, is_cut ? "…" : list[i].text, list[i].style);
  }
  screen.put(height - 2, 0, turns_around(width));
  screen.put(height - 1, 0, shortened(last_line(), width),
             is_asking() || !message_.empty() ? Style::strong : Style::faint);
  return screen;
}

std::vector<std::string> Stepper::board() const {
  const Position* position = tree_.position(turn_);
  if (position == nullptr) return {tr("no board: the game or its start is not known")};
  return wrapped(text_board(*tree_.game(), tree_.game()->rules->view(*position), look_), 1000);
}

std::string Stepper::title() const {
  const auto tag = [&](std::string_view name) {
    return printable(tag_value(tree_.record(), tree_.game(), name).value_or("?"));
  };
  std::string title = fmt::format("{}. ", tree_.record().number);
  if (const Game* game = tree_.game())
    title += fmt::format("{} – {}  ", tag(game->sides[0].tag), tag(game->sides[1].tag));
  for (const std::string_view name : {"Result", "Event", "Date"})
    if (tree_.record().tag(name)) title += tag(name) + "  ";
  return title;
}

std::vector<Stepper::Told> Stepper::told(std::size_t width) const {
  std::vector<Told> list;
  if (shows_help_) {
    list.push_back(
        {tr("Right, Left: a turn on, back.\nHome, End: the start, the end of the line.\n+, -: ten turns.\n"
            "Down, Up: another turn here (a variation).\ng or :, a ply: 12, start, end, 6w.\n"
            "/: text of a turn or comment; n, N: again.\nf: flip.  l: legal turns.\n"
            "Page Down, Page Up: another record.\nq: quit.")});
  } else {
    tell_turn(list);
    tell_findings(list);
    tell_comments(list);
    tell_alternatives(list);
    if (shows_legal_) tell_legal(list);
  }
  std::vector<Told> lines;
  for (const Told& told : list)
    for (const std::string& line : wrapped(told.text, width)) lines.push_back({line, told.style});
  return lines;
}

void Stepper::tell_turn(std::vector<Told>& list) const {
  if (turn_ == 0) {
    list.push_back({tr("start"), Style::strong});
  } else {
    std::string signs;
    const Record& record = tree_.record();
    for (std::uint32_t id = record.nodes[turn_].remarks; id != Remark::none; id = record.remarks[id].next)
      if (record.remarks[id].kind == Remark::Kind::nag) {
        const std::string_view sign = sign_of(record.remarks[id].nag);
        signs += sign.empty() ? fmt::format(" ${}", record.remarks[id].nag) : std::string(sign);
      } else if (record.remarks[id].kind == Remark::Kind::mark) {
        signs += printable(record.remarks[id].span.in(record.text));
      }
    const char* text =
        tree_.replaced(turn_) == Node::none ? N_("ply {0}: {1} {2}{3}") : N_("ply {0}, variation: {1} {2}{3}");
    list.push_back({fmt::format(fmt::runtime(tr(text)), tree_.ply(turn_), tree_.number(turn_),
                                printable(tree_.text(turn_)), signs),
                    Style::strong});
  }
  if (const auto& outcome = tree_.outcome(turn_)) {
    const std::string_view clause = tree_.game()->clause(outcome->termination);
    list.push_back({fmt::format(fmt::runtime(tr("the game is over: {0} {1}{2}")), plybook::text(outcome->result),
                                plybook::text(outcome->termination),
                                clause.empty() ? "" : fmt::format(" ({} {})", tree_.game()->id, clause)),
                    Style::strong});
  }
}

void Stepper::tell_findings(std::vector<Told>& list) const {
  for (const Finding* finding : tree_.findings(turn_)) {
    const Severity severity = info(finding->code).severity;
    list.push_back({fmt::format("{}: {}", tr(plybook::text(severity).data()), finding_text(*finding, tree_.game())),
                    severity == Severity::error ? Style::error : Style::strong});
  }
  if (turn_ != 0 && !tree_.is_legal(turn_))
    list.push_back({tr("this turn was not played: the board is that before it"), Style::error});
}

void Stepper::tell_comments(std::vector<Told>& list) const {
  const Record& record = tree_.record();
  for (std::uint32_t id = record.nodes[turn_].remarks; id != Remark::none; id = record.remarks[id].next) {
    const Remark& remark = record.remarks[id];
    if (remark.kind == Remark::Kind::comment_before || remark.kind == Remark::Kind::comment_after)
      list.push_back({shown_comment(remark.span.in(record.text))});
  }
}

void Stepper::tell_alternatives(std::vector<Told>& list) const {
  const std::vector<std::uint32_t> turns = tree_.alternatives(turn_);
  if (turns.size() < 2) return;
  std::string texts;
  for (const std::uint32_t turn : turns)
    texts += (texts.empty() ? "" : " ") +
             (turn == turn_ ? "[" + printable(tree_.text(turn)) + "]" : printable(tree_.text(turn)));
  list.push_back({fmt::format(fmt::runtime(tr("here: {0}")), texts)});
}

void Stepper::tell_legal(std::vector<Told>& list) const {
  const Position* position = tree_.position(turn_);
  if (position == nullptr || tree_.outcome(turn_)) return;
  const Play play = tree_.game()->rules->begin(*position, false);
  list.push_back({fmt::format(fmt::runtime(tr("legal: {0}")), fmt::join(legal_texts(*tree_.game(), play), ", "))});
}

/// The line at hand around the turn, which stands in brackets.
std::string Stepper::turns_around(std::size_t width) const {
  const auto shown = [&](std::uint32_t turn) {
    const std::string number = tree_.number(turn), text = printable(tree_.text(turn));
    const bool is_of_first_side = number.find("...") == std::string::npos;
    return (is_of_first_side ? number + " " : "") + (turn == turn_ ? "[" + text + "]" : text);
  };
  constexpr std::size_t for_ellipses_and_number = 12;
  std::string around = turn_ == 0 ? "[" + std::string(tr("start")) + "]" : shown(turn_);
  const auto take = [&](std::uint32_t turn, bool in_front) {
    if (turn == Node::none || turn == 0) return false;
    const std::string more = shown(turn);
    if (count_code_points(around) + count_code_points(more) + for_ellipses_and_number > width) return false;
    around = in_front ? more + " " + around : around + " " + more;
    return true;
  };
  std::uint32_t first = turn_, last = turn_;
  bool goes_on = true;
  while (goes_on) {
    goes_on = false;
    if (take(tree_.previous(first), true)) first = tree_.previous(first), goes_on = true;
    if (take(tree_.next(last), false)) last = tree_.next(last), goes_on = true;
  }
  const std::string number = tree_.number(first);
  if (number.find("...") != std::string::npos) around = number + " " + around;
  const bool has_more = first != 0 && tree_.previous(first) != 0;
  return shortened((has_more ? "… " : "") + around + (tree_.next(last) != Node::none ? " …" : ""), width);
}

std::string Stepper::last_line() const {
  if (asked_ == Asked::ply) return fmt::format(fmt::runtime(tr("ply: {0}")), answer_) + "_";
  if (asked_ == Asked::text) return "/" + answer_ + "_";
  if (!message_.empty()) return message_;
  return tr("?: help  q: quit  arrows, Home, End: turns  g: ply  /: search  f: flip");
}

}  // namespace plybook
