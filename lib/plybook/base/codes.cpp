#include "plybook/base/codes.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace plybook {
namespace {

constexpr std::size_t count = static_cast<std::size_t>(Code::count);

constexpr std::array<CodeInfo, count> table = {{
    {Code::none, "none", Severity::error, N_("")},
    // Turns that cannot be: the draughts family
    {Code::not_playing_cell, "illegal-turn/not-a-playing-cell", Severity::error,
     N_("{0} is not a cell that the game is played on")},
    {Code::no_own_man, "illegal-turn/no-own-man", Severity::error, N_("there is no man of the side to move on {0}")},
    {Code::frozen_man, "illegal-turn/frozen-man", Severity::error,
     N_("the man on {0} is frozen and belongs to nobody")},
    {Code::capture_compulsory, "illegal-turn/capture-compulsory", Severity::error,
     N_("{0}-{1} is a step, but a live man can be captured and must be")},
    {Code::ice_compulsory, "illegal-turn/ice-compulsory", Severity::error,
     N_("{0}-{1} is a step, but ice can be jumped and must be")},
    {Code::capture_before_ice, "illegal-turn/capture-before-ice", Severity::error,
     N_("{0}*{1} jumps ice, but a live man can be captured and must be")},
    {Code::step_backward, "illegal-turn/step-backward", Severity::error,
     N_("{0}-{1} steps backward, which a man may not")},
    {Code::step_occupied, "illegal-turn/step-occupied", Severity::error, N_("{0}-{1}: the cell {1} is occupied")},
    {Code::step_too_far, "illegal-turn/step-too-far", Severity::error,
     N_("{0}-{1} is not a step to a neighbouring cell ahead")},
    {Code::step_among_jumps, "illegal-turn/step-among-jumps", Severity::error,
     N_("a turn is one step or a chain of jumps: {0}-{1} cannot be a part of it")},
    {Code::not_a_jump, "illegal-turn/not-a-jump", Severity::error,
     N_("{0} and {1} are not two cells apart on a diagonal")},
    {Code::not_an_ice_jump, "illegal-turn/not-an-ice-jump", Severity::error,
     N_("{0} and {1} are not two cells apart on a diagonal, so no ice lies between")},
    {Code::nothing_to_capture, "illegal-turn/nothing-to-capture", Severity::error,
     N_("there is no man to capture between {0} and {1}")},
    {Code::nothing_to_jump, "illegal-turn/nothing-to-jump", Severity::error,
     N_("there is no ice to jump between {0} and {1}")},
    {Code::capture_onto_occupied, "illegal-turn/capture-onto-occupied", Severity::error,
     N_("{0}:{1} cannot land: {1} is occupied")},
    {Code::ice_onto_occupied, "illegal-turn/ice-onto-occupied", Severity::error,
     N_("{0}*{1} cannot land: {1} is occupied")},
    {Code::jumped_twice, "illegal-turn/jumped-twice", Severity::error,
     N_("the man on {0} would be jumped twice in one turn")},
    {Code::must_go_on, "illegal-turn/must-go-on", Severity::error,
     N_("the turn may not stop on {0}: the man must go on capturing")},
    {Code::must_capture_from_cascade, "illegal-turn/must-capture-from-cascade", Severity::error,
     N_("the cascade may not stop on {0}: a live man can be captured from there and must be")},
    {Code::ice_must_go_on, "illegal-turn/ice-must-go-on", Severity::error,
     N_("the capture may not stop on {0}: ice can be jumped from there and must be")},
    {Code::cascade_must_go_on, "illegal-turn/cascade-must-go-on", Severity::error,
     N_("the cascade may not stop on {0}: more ice can be jumped from there and must be")},
    {Code::ice_instead_of_capture, "illegal-turn/ice-instead-of-capture", Severity::error,
     N_("{0}*{1} jumps ice in a capture, but a live man can be captured from {0} and must be")},
    {Code::ice_instead_of_capture_in_cascade, "illegal-turn/ice-instead-of-capture-in-cascade", Severity::error,
     N_("{0}*{1} goes on over ice, but a live man can be captured from {0} and must be")},
    {Code::ice_forbidden_in_capture, "illegal-turn/ice-forbidden-in-capture", Severity::error,
     N_("{0}*{1}: ice may not be jumped in a capture")},
    {Code::no_turn_fits, "illegal-turn/no-turn-fits", Severity::error,
     N_("no legal turn goes from {0} to {1} that way")},
    {Code::ambiguous, "illegal-turn/ambiguous", Severity::error, N_("more than one legal turn is written so: {0}")},
    // Turns that cannot be: the corners family
    {Code::wrong_line, "illegal-turn/wrong-line", Severity::error, N_("{0}-{1}: men do not move along that line")},
    {Code::no_jump, "illegal-turn/no-jump", Severity::error,
     N_("there is no jump from {0} to {1}: a jump goes over one neighbouring man to the empty cell straight behind "
        "it")},
    {Code::jump_onto_occupied, "illegal-turn/jump-onto-occupied", Severity::error,
     N_("{0}-{1} cannot land: {1} is occupied")},
    {Code::no_chain_jump, "illegal-turn/no-chain-jump", Severity::error,
     N_("the chain cannot go from {0} to {1}: each jump goes over one neighbouring man to the empty cell straight "
        "behind it")},
    {Code::chain_jump_onto_occupied, "illegal-turn/chain-jump-onto-occupied", Severity::error,
     N_("the chain cannot go from {0} to {1}: {1} is occupied")},
    {Code::steps_in_chain, "illegal-turn/steps-in-chain", Severity::error,
     N_("a turn is one step or a chain of jumps: {0}-{1} cannot be a part of it")},
    {Code::ends_where_it_began, "illegal-turn/ends-where-it-began", Severity::error,
     N_("the turn ends on {0}, where it began")},
    {Code::backward_step, "illegal-turn/backward-step", Severity::error,
     N_("{0}-{1} steps backward, which the chosen rules forbid")},
    {Code::backward_jump, "illegal-turn/backward-jump", Severity::error,
     N_("{0}-{1} jumps backward, which the chosen rules forbid")},
    {Code::backward_chain_jump, "illegal-turn/backward-chain-jump", Severity::error,
     N_("{0}-{1} goes on backward, which the chosen rules forbid")},
    {Code::leaves_goal, "illegal-turn/leaves-goal", Severity::error,
     N_("{0}-{1} takes a man out of its goal, which the chosen rules forbid")},
    {Code::pass_with_turn, "illegal-turn/pass-with-turn", Severity::error,
     N_("a side may pass only when it has no legal turn")},
    {Code::pass_compulsory, "illegal-turn/pass-compulsory", Severity::error,
     N_("the side to move has no legal turn and must pass")},
    {Code::no_pass, "illegal-turn/no-pass", Severity::error, N_("the game knows no pass")},
    // Turns that cannot be: the sliding family
    {Code::no_tile, "illegal-turn/no-tile", Severity::error, N_("there is no tile on {0}")},
    {Code::not_into_window, "illegal-turn/not-into-window", Severity::error,
     N_("{0}-{1} does not go into the own window")},
    {Code::not_next_to_window, "illegal-turn/not-next-to-window", Severity::error,
     N_("the tile on {0} is not next to the own window {1}")},
    {Code::stripe_in_the_way, "illegal-turn/stripe-in-the-way", Severity::error,
     N_("the tile on {0} has a stripe on the edge that would go first into {1}")},
    {Code::opponents_tile_slid, "illegal-turn/opponents-tile-slid", Severity::error,
     N_("the tile on {0} is the opponent's and may not be moved")},
    {Code::just_used, "illegal-turn/just-used", Severity::error, N_("the opponent has just used the tile on {0}")},
    {Code::castling_apart, "illegal-turn/castling-apart", Severity::error,
     N_("{0} and {1} are not neighbours, so their tiles cannot be castled")},
    {Code::castling_far_from_window, "illegal-turn/castling-far-from-window", Severity::error,
     N_("neither {0} nor {1} is near the own window")},
    {Code::opponents_tile_castled, "illegal-turn/opponents-tile-castled", Severity::error,
     N_("the tile on {0} is the opponent's and may not be castled")},
    {Code::no_castling_left, "illegal-turn/no-castling-left", Severity::error,
     N_("the side to move has no castling left")},
    {Code::window_castled, "illegal-turn/window-castled", Severity::error,
     N_("{0} is a window: only tiles are castled")},
    {Code::castled_look, "illegal-turn/castled-look", Severity::error, N_("the tile on {0} cannot be turned that way")},
    {Code::window_turned, "illegal-turn/window-turned", Severity::error, N_("{0} is a window: only tiles are turned")},
    {Code::turning_far_from_window, "illegal-turn/turning-far-from-window", Severity::error,
     N_("the tile on {0} is not near the own window")},
    {Code::turning_changes_nothing, "illegal-turn/turning-changes-nothing", Severity::error,
     N_("the turning leaves the tile on {0} as it looked before")},
    {Code::turned_look, "illegal-turn/turned-look", Severity::error, N_("the tile on {0} cannot be turned that way")},
    {Code::no_turning_left, "illegal-turn/no-turning-left", Severity::error,
     N_("the side to move has no turning left")},
    {Code::adjustment_outside_half, "illegal-turn/adjustment-outside-half", Severity::error,
     N_("{0} is not in the own half, where adjustments are made")},
    {Code::adjustment_of_runner, "illegal-turn/adjustment-of-runner", Severity::error,
     N_("the red or blue tile on {0} may not be adjusted")},
    {Code::adjustment_changes_nothing, "illegal-turn/adjustment-changes-nothing", Severity::error,
     N_("the adjustment leaves the tile on {0} as it looked before")},
    {Code::adjusted_look, "illegal-turn/adjusted-look", Severity::error,
     N_("the tile on {0} cannot be turned that way")},
    {Code::adjustment_of_window, "illegal-turn/adjustment-of-window", Severity::error,
     N_("{0} is a window: only tiles are adjusted")},
    {Code::adjustment_start, "illegal-turn/adjustment-start", Severity::error,
     N_("adjustments are made only at the start of a full game")},
    {Code::not_an_adjustment, "illegal-turn/not-an-adjustment", Severity::error,
     N_("an adjustment swaps two tiles or turns one where it stands")},
    {Code::no_adjustments, "illegal-turn/no-adjustments", Severity::error,
     N_("the game knows no adjustments before the first turn")},
    // Turns that cannot be: every family
    {Code::game_over, "illegal-turn/game-over", Severity::error, N_("the game was over at ply {0} ({1})")},
    {Code::wrong_side, "illegal-turn/wrong-side", Severity::error, N_("it is not this side's turn")},
    {Code::no_such_cell, "unreadable-turn/no-such-cell", Severity::error, N_("the board has no cell {0}")},
    {Code::not_a_turn, "unreadable-turn/not-a-turn", Severity::error, N_("{0} is not a turn")},
    {Code::unknown_turn, "unreadable-turn/unknown-turn", Severity::warning,
     N_("the turn is not known, so this line is not replayed any further")},
    // Positions
    {Code::position_form, "position/form", Severity::error, N_("{0} is not a position of this game")},
    {Code::position_cell, "position/cell", Severity::error, N_("the board has no cell {0}")},
    {Code::position_twice, "position/occupied-twice", Severity::error, N_("the cell {0} is occupied twice")},
    {Code::position_side, "position/side-to-move", Severity::error, N_("{0} does not say which side is to move")},
    {Code::position_piece, "position/piece", Severity::error, N_("the game has no piece like the one on {0}")},
    {Code::position_rows, "position/rows", Severity::error, N_("a position has {0} rows, and {1} are given")},
    {Code::position_row_length, "position/row-length", Severity::error, N_("row {0} must have {1} cells and has {2}")},
    {Code::position_windows, "position/windows", Severity::error,
     N_("a position has a window for each side, or two neighbouring cells as a common one; it has {0} cells of "
        "windows")},
    {Code::position_runner, "position/runner", Severity::error, N_("a position has one red and one blue tile")},
    {Code::position_letter, "position/letter", Severity::error, N_("{0} stands for nothing that a cell can hold")},
    {Code::position_tile, "position/tile", Severity::error, N_("no tile of the game looks like the one on {0}")},
    {Code::position_castlings, "position/castlings", Severity::error, N_("{0} does not say which castlings are left")},
    {Code::position_used, "position/used", Severity::error,
     N_("the opponent cannot just have used {0}: it uses two tiles at most, and no window")},
    {Code::position_needed, "position/needed", Severity::error,
     N_("the game has no start of its own, so a record needs the tag FEN")},
    {Code::decided_start, "position/decided-start", Severity::warning,
     N_("the start position is decided already: {0}")},
    {Code::men_count, "position/men-count", Severity::warning, N_("a side has {0} men, and the game has {1}")},
    {Code::plain_tiles, "position/plain-tiles", Severity::warning,
     N_("there are {0} tiles without stripes, and the game has 24")},
    {Code::one_stripe_tiles, "position/one-stripe-tiles", Severity::warning,
     N_("there are {0} tiles with one stripe, and the game has 18")},
    {Code::parallel_tiles, "position/parallel-tiles", Severity::warning,
     N_("there are {0} tiles with two parallel stripes, and the game has 12")},
    {Code::adjacent_tiles, "position/adjacent-tiles", Severity::warning,
     N_("there are {0} tiles with two adjacent stripes, and the game has 6")},
    {Code::start_corners, "position/start-corners", Severity::warning,
     N_("the red and blue tiles do not start in their corners")},
    {Code::start_windows, "position/start-windows", Severity::warning, N_("the windows do not start at their places")},
    {Code::fen_form, "fen-form", Severity::warning, N_("the position is not in its canonical form, which is {0}")},
    // Liberties that the reader took
    {Code::homoglyph, "homoglyph", Severity::warning,
     N_("{0} has Cyrillic letters that look like Latin ones: read as {1}")},
    {Code::dash, "dash", Severity::warning, N_("{0} is written with another sign than {1} has")},
    {Code::letter_case, "letter-case", Severity::warning, N_("{0} is written in another letter case than {1}")},
    {Code::turn_form, "turn-form", Severity::warning, N_("{0} is read as {1}")},
    {Code::leading_zero, "leading-zero", Severity::warning, N_("{0} has a leading zero: read as {1}")},
    {Code::separator, "separator", Severity::warning, N_("{0} has another sign than the turn that it means, {1}")},
    {Code::partial_path, "partial-path", Severity::warning, N_("{0} leaves out a part of the path {1}")},
    {Code::split_capture, "split-capture", Severity::warning, N_("{0} is one turn, written in pieces: read as {1}")},
    // Records
    {Code::move_number, "move-number", Severity::warning, N_("the number {0} should be {1}")},
    {Code::no_result, "no-result", Severity::warning, N_("the record has no result at its end")},
    {Code::result_form, "result-form", Severity::warning, N_("the result {0} is read as {1}")},
    {Code::result_mismatch, "result-mismatch", Severity::warning, N_("the tag says {0}, the record ends with {1}")},
    {Code::wrong_result, "wrong-result", Severity::error, N_("the result is {0}, but the board shows {1}: {2}")},
    {Code::wrong_termination, "wrong-termination", Severity::error,
     N_("the termination is {0}, but the board shows {1}")},
    {Code::other_termination, "wrong-termination/other", Severity::warning,
     N_("the termination is {0}, but the game ended on the board: {1}")},
    {Code::no_such_end, "wrong-termination/not-on-board", Severity::error,
     N_("the termination is {0}, but the board shows no such end")},
    {Code::result_unexplained, "result-unexplained", Severity::note,
     N_("the result {0} is not explained by the board or by the tag Termination")},
    {Code::draw_unknown, "drawn", Severity::error,
     N_("the rules know no draw, and the tag Termination does not say that it was agreed or adjudicated")},
    {Code::draw_agreed, "draw-agreed", Severity::warning, N_("the rules know no draw; the tag Termination says: {0}")},
    {Code::dead_position, "dead-position", Severity::note,
     N_("that neither side can reach its goal is taken from the record, not proved")},
    {Code::tag_form, "tag-form", Severity::warning, N_("the tag is not written as [Name \"value\"]")},
    {Code::tag_error, "tag-error", Severity::error, N_("the tag cannot be read")},
    {Code::tag_alias, "tag-alias", Severity::warning, N_("the tag {0} is read as {1}")},
    {Code::date, "date", Severity::warning, N_("the date {0} is not written as YYYY.MM.DD")},
    {Code::stray_text, "stray-text", Severity::warning, N_("{0} lines of text that are no record are passed over")},
    {Code::mark, "mark", Severity::warning, N_("the mark {0} is kept as text")},
    {Code::nested_comment, "nested-comment", Severity::error,
     N_("the comment ended before this brace; comments do not nest")},
    {Code::unclosed_comment, "unclosed-comment", Severity::error, N_("the comment that begins here is never closed")},
    {Code::unclosed_variation, "unclosed-variation", Severity::error,
     N_("the variation that begins here is never closed")},
    {Code::spare_parenthesis, "spare-parenthesis", Severity::error, N_("there is no open variation to close here")},
    {Code::variation_before_turn, "variation-before-turn", Severity::warning,
     N_("the variation stands before any turn that it could replace")},
    {Code::control_character, "control-character", Severity::error,
     N_("the control character {0} has no place in a record")},
    {Code::limit, "limit", Severity::error, N_("the record exceeds the limit of {0} {1}; {2} raises it")},
    {Code::game_missing, "game-missing", Severity::error,
     N_("the record does not name its game: give it a tag Game, or use --game")},
    {Code::unknown_game, "unknown-game", Severity::error, N_("there is no game {0}")},
    {Code::unknown_game_like, "unknown-game-like", Severity::error, N_("there is no game {0}; did you mean {1}?")},
    {Code::unusable_game, "unusable-game", Severity::error, N_("the game file of {0} is unusable: {1}")},
    {Code::game_type, "game-type", Severity::warning, N_("the tag GameType says {0}, but the turns are those of {1}")},
    {Code::game_guessed, "game-guessed", Severity::note, N_("the record does not name its game: taken for {0}")},
    {Code::rules_tag, "rules-tag", Severity::error, N_("{0} is not an option of {1} with such a value")},
    {Code::no_records, "no-records", Severity::error, N_("there is no record in the input")},
    {Code::bom, "bom", Severity::note, N_("a byte order mark stands in the middle of the text")},
    {Code::broken_utf8, "broken-utf8", Severity::warning, N_("bytes that are no UTF-8 are read as U+FFFD")},
    {Code::encoding_guess, "encoding-guess", Severity::note, N_("the text is not UTF-8: read as {0}")},
    {Code::json_form, "json-form", Severity::error, N_("this is not a record in the JSON form: {0}")},
    {Code::yaml_form, "yaml-form", Severity::error, N_("this is not a record in the YAML form: {0}")},
    // Game files
    {Code::game_file_syntax, "game-file/syntax", Severity::error, N_("{0}")},
    {Code::unknown_key, "game-file/unknown-key", Severity::error, N_("there is no key {0} here")},
    {Code::unknown_key_like, "game-file/unknown-key-like", Severity::error,
     N_("there is no key {0} here; did you mean {1}?")},
    {Code::missing_key, "game-file/missing-key", Severity::error, N_("the key {0} is missing")},
    {Code::wrong_value, "game-file/wrong-value", Severity::error, N_("{0} cannot be {1}: expected {2}")},
    {Code::wrong_value_like, "game-file/wrong-value-like", Severity::error, N_("{0} cannot be {1}; did you mean {2}?")},
    {Code::unknown_cell, "game-file/unknown-cell", Severity::error, N_("the board has no cell {0}")},
    {Code::contradiction, "game-file/contradiction", Severity::error, N_("{0} contradicts {1}")},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < count; ++i)
    if (table[i].code != static_cast<Code>(i) || table[i].message == nullptr) return false;
  return true;
}
static_assert(in_order(), "the table of codes must follow the enumeration");

}  // namespace

const CodeInfo& info(Code code) { return table[static_cast<std::size_t>(code)]; }

std::span<const CodeInfo> all_codes() { return std::span(table).subspan(1); }

Code code_of(std::string_view name) {
  const auto* found = std::find_if(table.begin() + 1, table.end(), [&](const CodeInfo& c) { return c.name == name; });
  return found == table.end() ? Code::none : found->code;
}

std::string_view text(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

}  // namespace plybook
