#include "plybook/desk/continuation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "plybook/base/unicode.h"
#include "plybook/record/move_numbers.h"
#include "plybook/record/movetext_writer.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/setup.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

const char* translated(const char* text, const char* (*translate)(const char*)) {
  return translate ? translate(text) : text;
}

/// Tags that a record which goes on has of its own.
constexpr std::array<std::string_view, 5> of_the_old_record = {"FEN", "SetUp", "Setup", "Result", "Termination"};

void write_tags(const Game& game, const Record& record, std::string_view rules, std::string& out) {
  const auto tags_of = [&](std::string_view name) {
    return std::any_of(record.tags.begin(), record.tags.end(),
                       [&](const Tag& tag) { return usual_name(game, record.name(tag)) == name; });
  };
  if (!tags_of("Game")) write_tag("Game", game.id, out);
  if (!rules.empty() && !tags_of("Rules")) write_tag("Rules", rules, out);
  for (const Tag& tag : record.tags) {
    const std::string_view name = usual_name(game, record.name(tag));
    if (std::find(of_the_old_record.begin(), of_the_old_record.end(), name) != of_the_old_record.end()) continue;
    const bool overruled = !rules.empty() && name == "Rules";
    write_tag(record.name(tag), overruled ? overridden(record.value(tag), rules) : record.value(tag), out);
  }
}

std::string where_from(const Moment& moment, const Origin& origin, const char* (*translate)(const char*)) {
  const bool named = !origin.file.empty();
  const char* text = moment.ply == 0 ? (named ? N_("Goes on from the start of {0}.") : N_("Goes on from a start."))
                     : origin.line.empty() ? (named ? N_("Goes on behind {1} {2} (ply {3}) of {0}.")
                                                    : N_("Goes on behind {1} {2} (ply {3})."))
                                           : (named ? N_("Goes on behind {1} {2} (ply {3}) of variation {4} of {0}.")
                                                    : N_("Goes on behind {1} {2} (ply {3}) of variation {4}."));
  return fmt::format(fmt::runtime(translated(text, translate)), printable(origin.file), moment.number, moment.turn,
                     moment.ply, origin.line);
}

LostHistory lost(const Game& game, const char* text, Termination termination) {
  const std::string_view clause = game.clause(termination);
  return {text, clause.empty() ? "" : fmt::format(" ({} {})", game.id, clause)};
}

/// Whether the text of a position says all that the rules hold of it.
bool is_told_by_text(const Game& game, const Position& position) {
  Findings ignored;
  const auto again = read_start(fen(game, position), game, {}, ignored);
  return again && *again == position;
}

}  // namespace

std::vector<LostHistory> lost_history(const Game& game, const Moment& moment) {
  std::vector<LostHistory> list;
  if (moment.ply == 0) return list;
  const bool counts_turns = !game.clause(Termination::no_progress).empty();
  if (game.rules->begin(moment.position).history) {
    if (!counts_turns || !game.clause(Termination::repetition).empty())
      list.push_back(
          lost(game, N_("The positions before it no longer count for repetition{0}."), Termination::repetition));
    if (counts_turns)
      list.push_back(lost(game, N_("The turns before it no longer count as turns without progress{0}."),
                          Termination::no_progress));
  }
  if (!game.clause(Termination::turn_limit).empty())
    list.push_back(lost(game, N_("The limit of turns counts from here anew{0}."), Termination::turn_limit));
  if (!is_told_by_text(game, moment.position))
    list.push_back({N_("What was counted of turnings, or of steps of the same king, begins anew{0}."), ""});
  return list;
}

std::string sentence(const LostHistory& lost, const char* (*translate)(const char*)) {
  return fmt::format(fmt::runtime(translated(lost.text, translate)), lost.clause);
}

std::string continuation(const Game& game, const Record& record, const Moment& moment, const Origin& origin,
                         const char* (*translate)(const char*)) {
  std::string out;
  write_tags(game, record, origin.rules, out);
  write_tag("FEN", fen(game, moment.position), out);
  write_tag("Result", text(Result::unknown), out);
  out += '\n';
  std::string comment = where_from(moment, origin, translate);
  for (const LostHistory& history : lost_history(game, moment)) comment += "\n" + sentence(history, translate);
  MovetextWriter comments(out);
  comments.comment(comment);
  comments.finish();
  // The side to move decides between `12.` and `12...`, whatever the numbers before said.
  const std::uint32_t behind = record.start_index + moment.ply;
  const std::uint32_t parity = moment.position.to_move == Side::second ? 1 : 0;
  const std::uint32_t half_moves = behind % 2 == parity ? behind : behind + 1;
  MovetextWriter movetext(out);
  if (half_moves > 0) movetext.put(number_of_turn(half_moves));
  movetext.put(text(Result::unknown));
  movetext.finish();
  return out;
}

}  // namespace plybook
