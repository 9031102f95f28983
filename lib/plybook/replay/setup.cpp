#include "plybook/replay/setup.h"

#include <algorithm>

#include "plybook/record/places.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

Finding at(Code code, const Place& place, std::vector<std::string> args = {}) {
  Finding finding;
  finding.code = code;
  finding.place = place;
  finding.args = std::move(args);
  return finding;
}

/// The name that a record gives to its game: `Game`, else PDN's `GameType`, else the Russian word, which no game file
/// can tell before the game is known.
const Tag* game_tag(const Record& record) {
  for (const std::string_view name : {"Game", "GameType", "Игра"})
    if (const Tag* tag = record.tag(name)) return tag;
  return nullptr;
}

const Tag* rules_tag(const Record& record) {
  const Tag* tag = record.tag("Rules");
  return tag ? tag : record.tag("Правила");
}

std::optional<std::string_view> rules_of(const Record& record) {
  const Tag* tag = rules_tag(record);
  return tag ? std::optional(record.value(*tag)) : std::nullopt;
}

/// The name of an option in `name=value`, blanks aside.
std::string_view option_name(std::string_view pair) {
  pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
  return pair.substr(0, pair.find_first_of(" ="));
}

std::vector<std::string_view> pairs_of(std::string_view rules) {
  std::vector<std::string_view> pairs;
  while (!rules.empty()) {
    const std::size_t end = std::min(rules.find_first_of(",;"), rules.size());
    pairs.push_back(rules.substr(0, end));
    rules.remove_prefix(std::min(end + 1, rules.size()));
  }
  return pairs;
}

bool is_about_rules(Code code) {
  return code == Code::rules_tag || code == Code::rules_tag_like || code == Code::rules_tag_value;
}

/// The place of a piece of a text that starts at `start` and stands on one line.
Place inside(const Place& start, std::string_view text, Span span) {
  const auto points = [](std::string_view bytes) {
    return static_cast<std::uint64_t>(std::count_if(
        bytes.begin(), bytes.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
  };
  Place place = start;
  place.column += points(text.substr(0, span.begin));
  place.offset += span.begin;
  place.length = points(span.in(text));
  return place;
}

std::vector<std::string> fault_args(const SetupFault& fault, const Notation& notation) {
  std::vector<std::string> args;
  for (const Cell cell : fault.cells)
    if (cell != no_cell) args.emplace_back(notation.name(cell));
  if (args.empty()) args = {std::to_string(fault.count), std::to_string(fault.expected)};
  return args;
}

}  // namespace

std::string overridden(std::string_view usual, std::string_view over_them) {
  std::string rules(over_them);
  const std::vector<std::string_view> over = pairs_of(over_them);
  for (const std::string_view pair : pairs_of(usual)) {
    const auto same = [&](std::string_view other) { return option_name(other) == option_name(pair); };
    if (std::any_of(over.begin(), over.end(), same)) continue;
    if (!rules.empty()) rules += ',';
    rules += pair;
  }
  return rules;
}

bool GameFinder::is_named(const Record& record) const {
  const Tag* tag = game_tag(record);
  return !(tag ? record.value(*tag) : std::string_view(choice_.game)).empty();
}

const Tag* GameFinder::pdn_type(const Record& record) {
  const Tag* tag = game_tag(record);
  return tag && record.name(*tag) == "GameType" ? tag : nullptr;
}

std::shared_ptr<const Game> GameFinder::find(const Record& record, Findings& findings) {
  const Tag* tag = game_tag(record);
  const std::string_view name = tag ? record.value(*tag) : std::string_view(choice_.game);
  const std::string_view rules = rules_of(record).value_or("");
  if (last_ && name == last_name_ && rules == last_rules_) return last_;

  Places places(record);
  if (name.empty()) {
    findings.push_back(at(Code::game_missing, places.at({})));
    return nullptr;
  }
  auto game = catalogue_.find(name, overridden(rules, choice_.rules));
  if (!game) {
    Finding finding = std::move(game.error());
    const Tag* cause = is_about_rules(finding.code) ? rules_tag(record) : tag;
    finding.place = places.at(cause ? cause->value : Span{});
    findings.push_back(std::move(finding));
    return nullptr;
  }
  last_name_ = name;
  last_rules_ = rules;
  return last_ = std::move(*game);
}

std::optional<Position> read_start(std::string_view text, const Game& game, const Place& place, Findings& findings) {
  std::vector<TextFault> faults;
  const std::optional<View> view = game.notation->read_position(text, faults);
  for (TextFault& fault : faults) {
    Finding finding = at(fault.code, inside(place, text, fault.span), std::move(fault.args));
    finding.clause = game.clause(fault.code);
    if (fault.code == Code::position_cell)
      if (const auto meant = game.nearest_cell(finding.args[0]))
        finding.fix = Fix{finding.args[0], std::string(*meant)};
    findings.push_back(std::move(finding));
  }
  if (!view) return std::nullopt;

  std::vector<SetupFault> setup_faults;
  game.rules->check_setup(*view, setup_faults);
  bool playable = true;
  for (const SetupFault& fault : setup_faults) {
    Finding finding = at(fault.code, inside(place, text, {0, static_cast<std::uint32_t>(text.size())}),
                         fault_args(fault, *game.notation));
    finding.clause = game.clause(fault.code);
    findings.push_back(std::move(finding));
    playable &= info(fault.code).severity != Severity::error;
  }
  if (!playable) return std::nullopt;
  return game.rules->set_up(*view);
}

std::optional<Position> start_of(const Record& record, const Game& game, Findings& findings) {
  Places places(record);
  if (const Tag* tag = find_tag(record, &game, "FEN"))
    return read_start(record.value(*tag), game, places.at(tag->value), findings);
  if (!game.start) findings.push_back(at(Code::position_needed, places.at({})));
  return game.start;
}

std::string fen(const Game& game, const Position& position) {
  std::string text;
  game.notation->write_position(game.rules->view(position), text);
  return text;
}

}  // namespace plybook
