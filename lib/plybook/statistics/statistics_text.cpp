#include "plybook/statistics/statistics_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/statistics/share.h"
#include "plybook/statistics/tally_names.h"
#include "plybook/statistics/text_table.h"

namespace plybook {
namespace {

constexpr std::uint64_t longest_bar = 40;

std::string number(std::uint64_t value) { return std::to_string(value); }
std::string percent(double part) { return fmt::format("{:.1f} %", 100 * part); }
std::string percent(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? "" : percent(share(part, whole)); }
std::string hundredths(double value) { return fmt::format("{:.2f}", value); }
std::string interval(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "";
  const Interval found = wilson(part, whole);
  return fmt::format("{:.1f}-{:.1f} %", 100 * found.low, 100 * found.high);
}

/// The statistics of one game.
class StatisticsWriter final {
 public:
  StatisticsWriter(const GameStatistics& statistics, const StatisticsLanguage& language, std::string& out)
      : of_(statistics), language_(language), out_(out) {}

  void write(const std::string& choices) {
    out_ +=
        fmt::format(fmt::runtime(say(N_("{0} ({1}): games {2}, plies {3}"))), of_.game->title.in(language_.language),
                    choices.empty() ? of_.game->id : of_.game->id + ", " + choices, of_.games(), of_.lengths.plies());
    out_ += '\n';
    lengths();
    results_by_side();
    ends();
    choosing();
    tallies(N_("What turns did"), N_("amount"), Tally{}, first_tally_of_rules);
    tallies(N_("Turns that rules closed"), N_("closed"), first_tally_of_rules, static_cast<Tally>(tally_count));
    readings();
    openings();
  }

 private:
  const char* say(const char* text) const { return language_.say(text); }
  void section(const char* title) { out_.append("\n").append(say(title)).append("\n"); }

  void lengths() {
    const Lengths& lengths = of_.lengths;
    out_ += '\n';
    out_ += fmt::format(fmt::runtime(say(N_("Length in plies: {0} to {1}, quartiles {2}, {3}, {4}, mean {5}"))),
                        lengths.least(), lengths.most(), lengths.quartile(1), lengths.quartile(2), lengths.quartile(3),
                        hundredths(lengths.mean()));
    out_ += '\n';
    std::uint64_t most = 0;
    for (const Lengths::Bin& bin : lengths.histogram()) most = std::max(most, bin.games);
    TextTable table({say(N_("plies")), say(N_("games"))});
    for (const Lengths::Bin& bin : lengths.histogram()) {
      const std::uint64_t signs = (bin.games * longest_bar + most - 1) / most;
      table.row({bin.from == bin.to ? number(bin.from) : fmt::format("{}-{}", bin.from, bin.to), number(bin.games),
                 std::string(signs, '#') + std::string(longest_bar - signs, ' ')});
    }
    table.write(out_);
  }

  std::string result_name(Result result) const {
    const auto side = [&](std::size_t i) { return of_.game->sides[i].name.in(language_.language); };
    switch (result) {
      case Result::first_wins:
        return fmt::format("1-0 {}", side(0));
      case Result::second_wins:
        return fmt::format("0-1 {}", side(1));
      case Result::draw:
        return fmt::format("1/2-1/2 {}", say(N_("draw")));
      case Result::both_lose:
        return fmt::format("0-0 {}", say(N_("both lose")));
      case Result::unknown:
        return fmt::format("* {}", say(N_("not known")));
    }
    return {};
  }

  /// 0-0 is rare, and told where it came.
  std::vector<Result> known_results() const {
    std::vector<Result> results = {Result::first_wins, Result::second_wins, Result::draw};
    if (of_.of(Result::both_lose) > 0) results.push_back(Result::both_lose);
    return results;
  }

  void results_by_side() {
    section(N_("Results, of the games whose result is known (intervals: Wilson's, 95 %)"));
    TextTable table({say(N_("result")), say(N_("games")), say(N_("share")), say(N_("interval"))});
    for (const Result result : known_results())
      table.row({result_name(result), number(of_.of(result)), percent(of_.of(result), of_.known()),
                 interval(of_.of(result), of_.known())});
    if (of_.of(Result::unknown) > 0) table.row({result_name(Result::unknown), number(of_.of(Result::unknown))});
    const std::uint64_t won = of_.of(Result::first_wins), decided = won + of_.of(Result::second_wins);
    table.row({fmt::format(fmt::runtime(say(N_("1-0 of {0} decided"))), decided), number(won), percent(won, decided),
               interval(won, decided)});
    table.write(out_);
  }

  void ends() {
    section(N_("How games ended"));
    std::vector<std::string> head = {say(N_("termination")), say(N_("clause")), say(N_("games")), say(N_("share"))};
    std::vector<Result> results = known_results();
    results.push_back(Result::unknown);
    for (const Result result : results) head.emplace_back(text(result));
    TextTable table(head);
    for (const auto& [end, counts] : sorted_ends()) {
      std::uint64_t games = 0;
      for (const std::uint64_t count : counts) games += count;
      const std::string_view clause = end ? of_.game->clause(*end) : std::string_view();
      std::vector<std::string> row = {end ? std::string(text(*end)) : say(N_("not told")),
                                      clause.empty() ? "-" : std::string(clause), number(games),
                                      percent(games, of_.games())};
      for (const Result result : results) row.push_back(number(counts[static_cast<std::size_t>(result)]));
      table.row(std::move(row));
    }
    table.write(out_);
  }

  /// What the record does not tell comes last.
  std::vector<std::pair<std::optional<Termination>, ResultCounts>> sorted_ends() const {
    std::vector<std::pair<std::optional<Termination>, ResultCounts>> ends(of_.ends.begin(), of_.ends.end());
    std::stable_partition(ends.begin(), ends.end(), [](const auto& end) { return end.first.has_value(); });
    return ends;
  }

  void choosing() {
    const Choosing all = of_.all_choosing();
    if (all.plies == 0) return;
    section(N_("Turns to choose from"));
    TextTable table({say(N_("ply")), say(N_("plies")), say(N_("turns"))});
    for (std::size_t i = 0; i < stretch_count; ++i) {
      const Choosing& some = of_.choosing[i];
      const std::string last = i + 1 < stretch_count ? number(last_of_stretch(i)) : "";
      if (some.plies > 0)
        table.row({fmt::format("{}-{}", first_of_stretch(i), last), number(some.plies),
                   hundredths(share(some.turns, some.plies))});
    }
    table.row({say(N_("all")), number(all.plies), hundredths(share(all.turns, all.plies))});
    table.write(out_);
    out_ += fmt::format(fmt::runtime(say(N_("at most {0}; only one: {1} plies, {2}"))), of_.most_turns, of_.single_turn,
                        percent(of_.single_turn, all.plies));
    out_ += '\n';
  }

  void tallies(const char* title, const char* amount, Tally from, Tally end) {
    const std::uint64_t plies = of_.lengths.plies();
    TextTable table(
        {"", say(N_("clause")), say(N_("turns")), say(N_("share")), say(N_("games")), say(N_("share")), say(amount)});
    for (Tally tally = from; tally != end; tally = static_cast<Tally>(static_cast<int>(tally) + 1)) {
      if (!of_.tells(tally)) continue;
      const Spread& spread = of_.tallies[static_cast<std::size_t>(tally)];
      const std::string_view clause = clause_of(tally, *of_.game);
      table.row({say(label_of(tally)), clause.empty() ? "-" : std::string(clause), number(spread.all.turns),
                 percent(spread.all.turns, plies), number(spread.games), percent(spread.games, of_.games()),
                 number(spread.all.amount)});
    }
    if (table.empty()) return;
    section(title);
    table.write(out_);
  }

  void readings() {
    if (of_.readings.empty()) return;
    section(N_("Under other readings of the rules, of all games"));
    TextTable table({say(N_("option")), say(N_("clause")), say(N_("illegal")), say(N_("share")), say(N_("other end")),
                     say(N_("share"))});
    for (const ReadingCounts& reading : of_.readings) {
      const Option* option = of_.game->find_option(reading.option);
      table.row({reading.option + "=" + reading.value, option ? option->clause : "", number(reading.illegal),
                 percent(reading.illegal, reading.games), number(reading.other_end),
                 percent(reading.other_end, reading.games)});
    }
    table.write(out_);
  }

  void openings() {
    const Score& all = of_.openings.games();
    const auto lines = of_.openings.frequent();
    if (lines.empty() || (all.games == 1 && of_.games() > 1)) return;
    out_ += '\n';
    out_ += fmt::format(fmt::runtime(say(N_("Openings of {0} games from the same start, with the score of {1}"))),
                        all.games, of_.game->sides[0].name.in(language_.language));
    out_ += '\n';
    TextTable table({say(N_("turn")), say(N_("games")), say(N_("share")), say(N_("score"))});
    for (const OpeningTree::Line& line : lines) {
      const Score& score = line.node->score;
      table.row({std::string(2 * (line.depth - 1), ' ') + line.node->turn, number(score.games),
                 percent(score.games, all.games), percent(score.halves, 2 * score.known)});
    }
    table.write(out_);
  }

  const GameStatistics& of_;
  const StatisticsLanguage& language_;
  std::string& out_;
};

}  // namespace

std::string statistics_text(const Statistics& statistics, const StatisticsLanguage& language) {
  std::string out;
  for (const auto& [key, game] : statistics.games()) {
    if (!out.empty()) out += '\n';
    StatisticsWriter(game, language, out).write(key.second);
  }
  if (statistics.games().empty()) out.append(language.say(N_("no games"))).append("\n");
  if (statistics.left_out() > 0) {
    out += '\n';
    out += fmt::format(fmt::runtime(language.say(N_("left out, since not all of the turns are known and legal: {0}"))),
                       statistics.left_out());
    out += '\n';
  }
  return out;
}

}  // namespace plybook
