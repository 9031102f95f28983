#include <cmath>
#include <nlohmann/json.hpp>

#include "plybook/replay/setup.h"
#include "plybook/statistics/share.h"
#include "plybook/statistics/statistics_text.h"
#include "plybook/statistics/tally_names.h"

namespace plybook {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(std::string_view text) { return text.empty() ? Json() : Json(text); }

/// Four digits behind the point: what is written does not hang on the last bit.
Json rounded(double value) { return std::floor(value * 10000 + 0.5) / 10000; }
Json ratio(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? Json() : rounded(share(part, whole)); }

Json with_interval(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return {{"games", part}, {"share", nullptr}, {"interval", nullptr}};
  const Interval found = wilson(part, whole);
  return {{"games", part},
          {"share", ratio(part, whole)},
          {"interval", Json::array({rounded(found.low), rounded(found.high)})}};
}

Json length_json(const Lengths& lengths) {
  Json bins = Json::array();
  for (const Lengths::Bin& bin : lengths.histogram())
    bins.push_back({{"from", bin.from}, {"to", bin.to}, {"games", bin.games}});
  return {{"least", lengths.least()},
          {"quartiles", Json::array({lengths.quartile(1), lengths.quartile(2), lengths.quartile(3)})},
          {"most", lengths.most()},
          {"mean", rounded(lengths.mean())},
          {"histogram", std::move(bins)}};
}

Json results_json(const GameStatistics& of) {
  Json json;
  for (const Result result : {Result::first_wins, Result::second_wins, Result::draw, Result::both_lose})
    json[std::string(text(result))] = with_interval(of.of(result), of.known());
  json["*"] = of.of(Result::unknown);
  const std::uint64_t won = of.of(Result::first_wins);
  json["first_of_decided"] = with_interval(won, won + of.of(Result::second_wins));
  json["first_of_decided"]["decided"] = won + of.of(Result::second_wins);
  return json;
}

Json end_json(const GameStatistics& of, const std::optional<Termination>& end, const ResultCounts& counts) {
  std::uint64_t games = 0;
  for (const std::uint64_t count : counts) games += count;
  Json json = {{"termination", end ? Json(text(*end)) : Json()},
               {"clause", end ? or_null(of.game->clause(*end)) : Json()},
               {"games", games},
               {"results", Json()}};
  for (const Result result :
       {Result::first_wins, Result::second_wins, Result::draw, Result::both_lose, Result::unknown})
    json["results"][std::string(text(result))] = counts[static_cast<std::size_t>(result)];
  return json;
}

Json ends_json(const GameStatistics& of) {
  Json told = Json::array(), untold = Json::array();
  for (const auto& [end, counts] : of.ends) (end ? told : untold).push_back(end_json(of, end, counts));
  for (Json& json : untold) told.push_back(std::move(json));
  return told;
}

Json choosing_json(const GameStatistics& of) {
  const Choosing all = of.all_choosing();
  Json stretches = Json::array();
  for (std::size_t i = 0; i < stretch_count; ++i) {
    const Choosing& some = of.choosing[i];
    if (some.plies == 0) continue;
    stretches.push_back({{"from", first_of_stretch(i)},
                         {"to", i + 1 < stretch_count ? Json(last_of_stretch(i)) : Json()},
                         {"plies", some.plies},
                         {"mean", ratio(some.turns, some.plies)}});
  }
  return {{"mean", ratio(all.turns, all.plies)},
          {"most", all.plies > 0 ? Json(of.most_turns) : Json()},
          {"single", of.single_turn},
          {"by_ply", std::move(stretches)}};
}

Json tallies_json(const GameStatistics& of, Tally from, std::size_t end) {
  Json json = Json::object();
  for (std::size_t i = static_cast<std::size_t>(from); i < end; ++i) {
    const auto tally = static_cast<Tally>(i);
    Json& told = json[std::string(name_of(tally))];
    if (!of.tells(tally)) continue;
    const Spread& spread = of.tallies[i];
    told = {{"clause", or_null(clause_of(tally, *of.game))},
            {"turns", spread.all.turns},
            {"games", spread.games},
            {"amount", spread.all.amount}};
  }
  return json;
}

Json readings_json(const GameStatistics& of) {
  Json list = Json::array();
  for (const ReadingCounts& reading : of.readings) {
    const Option* option = of.game->find_option(reading.option);
    Json clauses = Json::object();
    for (const auto& [clause, games] : reading.clauses) clauses[clause] = games;
    list.push_back({{"option", reading.option},
                    {"value", reading.value},
                    {"clause", option ? or_null(option->clause) : Json()},
                    {"games", reading.games},
                    {"illegal", reading.illegal},
                    {"illegal_by_clause", std::move(clauses)},
                    {"other_end", reading.other_end}});
  }
  return list;
}

/// The lines of the tree, each with its depth: nothing nests deeper than this file.
Json openings_json(const GameStatistics& of) {
  const Score& all = of.openings.games();
  if (all.games == 0) return {};
  Json turns = Json::array();
  for (const OpeningTree::Line& line : of.openings.frequent()) {
    const Score& score = line.node->score;
    turns.push_back({{"depth", line.depth},
                     {"turn", line.node->turn},
                     {"games", score.games},
                     {"score", ratio(score.halves, 2 * score.known)}});
  }
  return {{"fen", fen(*of.game, *of.start)},
          {"games", all.games},
          {"score", ratio(all.halves, 2 * all.known)},
          {"turns", std::move(turns)}};
}

Json game_json(const GameStatistics& of, const std::string& choices) {
  return {{"game", of.game->id},
          {"rules", or_null(choices)},
          {"games", of.games()},
          {"plies", of.lengths.plies()},
          {"length", length_json(of.lengths)},
          {"results", results_json(of)},
          {"ends", ends_json(of)},
          {"choosing", choosing_json(of)},
          {"did", tallies_json(of, Tally{}, static_cast<std::size_t>(first_tally_of_rules))},
          {"closed", tallies_json(of, first_tally_of_rules, tally_count)},
          {"readings", readings_json(of)},
          {"openings", openings_json(of)}};
}

}  // namespace

std::string statistics_json(const Statistics& statistics) {
  Json games = Json::array();
  for (const auto& [key, game] : statistics.games()) games.push_back(game_json(game, key.second));
  const Json json = {{"plybook", "statistics"}, {"games", std::move(games)}, {"left_out", statistics.left_out()}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace plybook
