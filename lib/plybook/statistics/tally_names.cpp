#include "plybook/statistics/tally_names.h"

#include <array>
#include <cstddef>

#include "plybook/base/codes.h"

namespace plybook {
namespace {

struct TallyName {
  Tally tally;
  std::string_view name;
  const char* label;
  Code code;  ///< of the finding that tells of the same rule
};

constexpr std::array<TallyName, tally_count> names = {{
    {Tally::captured, "captured", N_("pieces captured"), Code::nothing_to_capture},
    {Tally::captured_kings, "captured_kings", N_("kings captured"), Code::none},
    {Tally::captured_several, "captured_several", N_("captures of several pieces"), Code::must_go_on},
    {Tally::jumped_ice, "jumped_ice", N_("ice jumped"), Code::nothing_to_jump},
    {Tally::ice_in_capture, "ice_in_capture", N_("captures that jump ice too"), Code::ice_must_go_on},
    {Tally::cascade, "cascade", N_("cascades over ice"), Code::cascade_must_go_on},
    {Tally::cascade_into_capture, "cascade_into_capture", N_("ice jumped, then captured"),
     Code::must_capture_from_cascade},
    {Tally::promoted, "promoted", N_("men become kings"), Code::none},
    {Tally::moved_king, "moved_king", N_("turns by kings"), Code::none},
    {Tally::stepped, "stepped", N_("steps"), Code::none},
    {Tally::jumped, "jumped", N_("turns that jump"), Code::none},
    {Tally::jumped_on, "jumped_on", N_("chains of jumps"), Code::no_chain_jump},
    {Tally::entered_goal, "entered_goal", N_("men enter the goal"), Code::none},
    {Tally::left_goal, "left_goal", N_("men leave the goal"), Code::none},
    {Tally::passed, "passed", N_("passes"), Code::pass_compulsory},
    {Tally::slid, "slid", N_("slides"), Code::not_into_window},
    {Tally::castled, "castled", N_("castlings"), Code::no_castling_left},
    {Tally::turned, "turned", N_("turnings"), Code::turning_far_from_window},
    {Tally::moved_runner, "moved_runner", N_("own red or blue tile moves"), Code::none},
    {Tally::common_window, "common_window", N_("turns with a common window"), Code::none},
    {Tally::capture_first, "capture_first", N_("capture before a step"), Code::capture_compulsory},
    {Tally::capture_before_ice, "capture_before_ice", N_("capture before ice"), Code::capture_before_ice},
    {Tally::ice_first, "ice_first", N_("ice before a step"), Code::ice_compulsory},
    {Tally::most_pieces, "most_pieces", N_("as many pieces as possible"), Code::fewer_captured},
    {Tally::most_value, "most_value", N_("as much value as possible"), Code::less_captured},
    {Tally::with_a_king, "with_a_king", N_("a king captures before a man"), Code::king_must_capture},
    {Tally::most_kings, "most_kings", N_("as many kings as possible"), Code::fewer_kings_captured},
    {Tally::kings_earliest, "kings_earliest", N_("kings as early as possible"), Code::kings_captured_later},
    {Tally::just_used, "just_used", N_("tile just used"), Code::just_used},
    {Tally::stripe_in_the_way, "stripe_in_the_way", N_("stripe in the way"), Code::stripe_in_the_way},
    {Tally::opponents_runner, "opponents_runner", N_("opponent's red or blue tile"), Code::opponents_tile_slid},
}};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i].tally != static_cast<Tally>(i)) return false;
  return true;
}
static_assert(is_in_order());

const TallyName& row(Tally tally) { return names[static_cast<std::size_t>(tally)]; }

}  // namespace

std::string_view name_of(Tally tally) { return row(tally).name; }
const char* label_of(Tally tally) { return row(tally).label; }

std::string_view clause_of(Tally tally, const Game& game) {
  return row(tally).code == Code::none ? std::string_view() : game.clause(row(tally).code);
}

}  // namespace plybook
