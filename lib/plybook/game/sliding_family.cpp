#include <utility>

#include "plybook/game/family.h"
#include "plybook/rules/sliding.h"

namespace plybook {
namespace {

using Windows = sliding::Facts::Windows;
using Blocked = sliding::Facts::Blocked;
using Repetition = sliding::Facts::Repetition;

constexpr std::pair<std::string_view, Windows> windows[] = {{"ahead", Windows::ahead}, {"diagonal", Windows::diagonal}};
constexpr std::pair<std::string_view, Blocked> blocked[] = {{"any-turn", Blocked::any_turn},
                                                            {"slides-only", Blocked::slides_only}};
constexpr std::pair<std::string_view, Repetition> repetition[] = {{"own-part", Repetition::own_part},
                                                                  {"literal", Repetition::literal},
                                                                  {"whole-board", Repetition::whole_board},
                                                                  {"off", Repetition::off}};

/// A count of a game file as the rules hold it. Counts that no game reaches are as good as none.
std::uint16_t limit(std::optional<int> count) {
  return count && *count < View::unlimited ? static_cast<std::uint16_t>(*count) : View::unlimited;
}

}  // namespace

std::unique_ptr<const Rules> make_sliding(const std::shared_ptr<const Topology>& topology, Facts& facts) {
  sliding::Facts f;
  f.castlings = limit(facts.count("castlings", f.castlings));
  f.turnings = limit(facts.count("turnings", std::nullopt));
  f.windows = facts.word<Windows>("windows", windows, f.windows);
  f.blocked = facts.word<Blocked>("blocked", blocked, f.blocked);
  f.repetition = facts.word<Repetition>("repetition", repetition, f.repetition);
  if (!SlidingRules::fits(*topology)) {
    facts.contradict("family: sliding", "board");
    return nullptr;
  }
  return std::make_unique<SlidingRules>(topology, f);
}

}  // namespace plybook
