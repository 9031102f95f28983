#include <fmt/format.h>

#include "one_record.h"
#include "plybook/base/unicode.h"
#include "plybook/desk/comparison.h"
#include "plybook/desk/merge.h"
#include "plybook/game/choices.h"
#include "plybook/record/places.h"
#include "plybook/report/text_report.h"
#include "replay.h"

namespace plybook::cli {
namespace {

/// Compares two files.
class Comparer {
 public:
  Comparer(Tool& tool, const ReplayToolOptions& options) : tool_(tool), options_(options) {}

  void run(const std::string& first, const std::string& second);

 private:
  GameChoice choice_of(const Record& record, const Record& other) const;
  void tell(const SheetComparison& comparison);
  void tell_first_difference(const SheetComparison& comparison);
  void tell_more_differences(const SheetComparison& comparison);
  void tell_sheet(const Sheet& sheet, const std::string& path, std::size_t turn);
  std::string verdict(const Sheet& sheet, std::size_t turn) const;
  void put_together(const SheetComparison& comparison);
  void line(const std::string& text) { tool_.write(text + "\n"); }

  Tool& tool_;
  const ReplayToolOptions& options_;
  std::string paths_[2];
  std::unique_ptr<Sheet> sheets_[2];
};

/// A sheet that does not name its game is of that of the other.
GameChoice Comparer::choice_of(const Record& record, const Record& other) const {
  GameChoice choice = tool_.game_choice();
  GameFinder finder(tool_.catalogue(), choice);
  Findings ignored;
  if (finder.is_named(record) || !finder.is_named(other)) return choice;
  const auto game = finder.find(other, ignored);
  return game ? GameChoice{game->id, overridden(plybook::text(game->choices), choice.rules)} : choice;
}

void Comparer::run(const std::string& first, const std::string& second) {
  paths_[0] = shown(first);
  paths_[1] = shown(second);
  const auto one = read_one(tool_, first, options_.record);
  const auto other = read_one(tool_, second, options_.record);
  if (!one || !other) return;
  const GameChoice choice = choice_of(one->draft.record(), other->draft.record());
  Replayer replayer(tool_.catalogue(), choice);
  sheets_[0] = read_sheet(one->draft.record(), std::move(one->findings), replayer);
  Replayer other_replayer(tool_.catalogue(), choice_of(other->draft.record(), one->draft.record()));
  sheets_[1] = read_sheet(other->draft.record(), std::move(other->findings), other_replayer);
  const SheetComparison comparison = compare(*sheets_[0], *sheets_[1]);
  tell(comparison);
  if (comparison.kind != SheetComparison::Kind::same) tool_.worsen(Status::findings);
  put_together(comparison);
}

void Comparer::tell(const SheetComparison& comparison) {
  const Sheet &a = *sheets_[0], &b = *sheets_[1];
  switch (comparison.kind) {
    case SheetComparison::Kind::same:
      line(fill(tr("the sheets agree: {0} plies, result {1}"), a.turns.size(),
                text(a.result.value_or(Result::unknown))));
      break;
    case SheetComparison::Kind::game:
      line(tr("the sheets are not of one game that is known, under one set of rules"));
      break;
    case SheetComparison::Kind::start:
      line(tr("the sheets do not start from one position"));
      break;
    case SheetComparison::Kind::turns:
      tell_first_difference(comparison);
      break;
    case SheetComparison::Kind::results:
      line(fill(tr("the turns agree, the results differ: {0} and {1}"), text(a.result.value_or(Result::unknown)),
                text(b.result.value_or(Result::unknown))));
      break;
  }
  if (comparison.kind != SheetComparison::Kind::turns)
    for (const int i : {0, 1})
      if (const Finding* fault = sheets_[i]->fault()) {
        tool_.worsen(Status::findings);
        line(fmt::format("{}: {}", printable(paths_[i]), finding_text(*fault, sheets_[i]->replay.game.get())));
      }
  for (const TagDifference& tag : comparison.tags)
    line(fill(tr("the tag {0} differs: \"{1}\" and \"{2}\""), printable(tag.name), printable(tag.first),
              printable(tag.second)));
}

void Comparer::tell_first_difference(const SheetComparison& comparison) {
  const std::size_t turn = comparison.differences.front();
  line(fill(tr("first difference: ply {0} ({1})"), turn + 1, sheets_[0]->number(turn)));
  for (const int i : {0, 1}) tell_sheet(*sheets_[i], paths_[i], turn);
  tell_more_differences(comparison);
}

void Comparer::tell_more_differences(const SheetComparison& comparison) {
  constexpr std::size_t most = 12;
  const std::vector<std::size_t>& all = comparison.differences;
  if (all.size() < 2) return;
  std::string list;
  for (std::size_t i = 0; i < std::min(all.size(), most); ++i) list += fmt::format("{}{}", i ? ", " : "", all[i] + 1);
  if (all.size() > most) list += " …";
  line(fill(tr("plies that differ: {0} ({1})"), all.size(), list));
}

void Comparer::tell_sheet(const Sheet& sheet, const std::string& path, std::size_t turn) {
  if (turn >= sheet.turns.size()) {
    line(fill(tr("{0} ends here"), printable(path)));
  } else {
    const Place place = Places(sheet.record()).at(sheet.record().nodes[sheet.turns[turn].node].text);
    line(fmt::format("{}:{}:{}: {}", printable(path), place.line, place.column, printable(sheet.turns[turn].text)));
  }
  line("  " + verdict(sheet, turn));
}

std::string Comparer::verdict(const Sheet& sheet, std::size_t turn) const {
  if (sheet.can_be_right())
    return tr(turn < sheet.turns.size()
                  ? N_("can be right: the turn is legal, so is what follows, and the end agrees with the result")
                  : N_("can be right as far as it goes"));
  const Finding* fault = sheet.fault();
  if (!fault) return fill(tr("does not know the turn of ply {0}"), sheet.replay.plies + 1);
  const std::string why = finding_text(*fault, sheet.replay.game.get());
  if (fault->ply && *fault->ply == turn + 1) return fill(tr("cannot be right: {0}"), why);
  if (fault->ply) return fill(tr("cannot be right: at ply {0} {1}"), *fault->ply, why);
  return fill(tr("cannot be right at its end: {0}"), why);
}

/// Tells how the sheets go together, and writes the record of both where that is asked for.
void Comparer::put_together(const SheetComparison& comparison) {
  if (comparison.kind == SheetComparison::Kind::game || comparison.kind == SheetComparison::Kind::start) return;
  Replayer replayer(tool_.catalogue(), choice_of(sheets_[0]->record(), sheets_[1]->record()));
  const auto merged = comparison.merged
                          ? merge(*sheets_[0], *sheets_[1], comparison, replayer, tool_.machine_language())
                          : std::nullopt;
  if (!merged)
    return line(comparison.is_merge_ambiguous
                    ? tr("more than one game can be put together from them: what was played, the players must say")
                    : tr("no game that is legal to its end can be put together from them"));
  if (comparison.kind != SheetComparison::Kind::same)
    line(tr("exactly one game that is legal to its end can be put together from them"));
  if (merged->is_result_open) line(tr("its result is open: the sheets have two, and the board does not tell"));
  if (!options_.output) return;
  for (const Finding& wrong : merged->wrong_variations)
    tool_.tell(fill(tr("variation {0} of the record of both is wrong at ply {1}: {2}"), wrong.variation,
                    wrong.ply.value_or(0), finding_text(wrong, sheets_[0]->replay.game.get())));
  tool_.write_whole(*options_.output, merged->text, options_.force);
}

}  // namespace

int compare_sheets(Tool& tool, const ReplayToolOptions& options) {
  if (options.common.files.size() != 2) return tool.fail(tr("--compare takes two FILEs"));
  Comparer(tool, options).run(options.common.files[0], options.common.files[1]);
  return tool.finish();
}

}  // namespace plybook::cli
