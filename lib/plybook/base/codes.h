#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// Marks a text that users see, so that it can be collected for translation.
#define N_(text) text

namespace plybook {

enum class Severity : std::uint8_t { note, warning, error };

/// Everything that can be told about an input. What each is called, how severe it is and what it says stands in one
/// table (codes.cpp), in the same order.
enum class Code : std::uint8_t {
  none,
  // Turns that cannot be: the draughts family
  not_playing_cell,
  no_own_man,
  frozen_man,
  capture_compulsory,
  ice_compulsory,
  capture_before_ice,
  step_backward,
  step_occupied,
  step_too_far,
  step_among_jumps,
  not_a_jump,
  not_an_ice_jump,
  nothing_to_capture,
  nothing_to_jump,
  capture_onto_occupied,
  ice_onto_occupied,
  jumped_twice,
  must_go_on,
  must_capture_from_cascade,
  ice_must_go_on,
  cascade_must_go_on,
  ice_instead_of_capture,
  ice_instead_of_capture_in_cascade,
  ice_forbidden_in_capture,
  no_turn_fits,
  ambiguous,
  // Turns that cannot be: the corners family
  wrong_line,
  no_jump,
  jump_onto_occupied,
  no_chain_jump,
  chain_jump_onto_occupied,
  steps_in_chain,
  ends_where_it_began,
  backward_step,
  backward_jump,
  backward_chain_jump,
  leaves_goal,
  pass_with_turn,
  pass_compulsory,
  no_pass,
  // Turns that cannot be: the sliding family
  no_tile,
  not_into_window,
  not_next_to_window,
  stripe_in_the_way,
  opponents_tile_slid,
  just_used,
  castling_apart,
  castling_far_from_window,
  opponents_tile_castled,
  no_castling_left,
  window_castled,
  castled_look,
  window_turned,
  turning_far_from_window,
  turning_changes_nothing,
  turned_look,
  no_turning_left,
  adjustment_outside_half,
  adjustment_of_runner,
  adjustment_changes_nothing,
  adjusted_look,
  adjustment_of_window,
  adjustment_start,
  not_an_adjustment,
  no_adjustments,
  // Turns that cannot be: every family
  game_over,
  wrong_side,
  no_such_cell,
  not_a_turn,
  unknown_turn,
  // Positions
  position_form,
  position_cell,
  position_twice,
  position_side,
  position_piece,
  position_rows,
  position_row_length,
  position_windows,
  position_runner,
  position_letter,
  position_tile,
  position_castlings,
  position_used,
  position_needed,
  decided_start,
  men_count,
  plain_tiles,
  one_stripe_tiles,
  parallel_tiles,
  adjacent_tiles,
  start_corners,
  start_windows,
  fen_form,
  // Liberties that the reader took
  homoglyph,
  dash,
  letter_case,
  turn_form,
  leading_zero,
  separator,
  partial_path,
  split_capture,
  // Records
  move_number,
  no_result,
  result_form,
  second_result,
  result_mismatch,
  wrong_result,
  wrong_termination,
  other_termination,
  no_such_end,
  result_unexplained,
  draw_unknown,
  draw_agreed,
  dead_position,
  tag_form,
  tag_error,
  tag_twice,
  tag_alias,
  date,
  stray_text,
  mark,
  nested_comment,
  spare_brace,
  balanced_comment,
  unclosed_comment,
  unclosed_variation,
  spare_parenthesis,
  control_character,
  limit,
  game_missing,
  unknown_game,
  unknown_game_like,
  unusable_game,
  game_type,
  game_guessed,
  rules_tag,
  rules_tag_like,
  no_records,
  bom,
  broken_utf8,
  encoding_guess,
  json_form,
  yaml_form,
  form_key,
  form_value,
  // YAML that is none, or more of it than is read
  yaml_syntax,
  yaml_too_long,
  yaml_too_many_nodes,
  yaml_too_deep,
  yaml_not_utf8,
  yaml_control,
  yaml_empty,
  yaml_second_document,
  yaml_text_after,
  yaml_alias,
  yaml_anchor,
  yaml_tag,
  yaml_duplicate_key,
  yaml_complex_key,
  // Game files
  game_file_unreadable,
  game_file_kind,
  unknown_key,
  unknown_key_like,
  missing_key,
  wrong_value,
  wrong_value_like,
  unknown_cell,
  contradiction,
  count,
};

struct CodeInfo {
  Code code;
  std::string_view name;  ///< stable, what scripts rely on: `illegal-turn/capture-compulsory`
  Severity severity;
  const char* message;  ///< English, with {0}, {1} … for a finding's args
};

const CodeInfo& info(Code code);
/// All codes but `none`, in the order of the enumeration.
std::span<const CodeInfo> all_codes();
/// The code of that name; `Code::none` where there is none.
Code code_of(std::string_view name);

std::string_view text(Severity severity);

}  // namespace plybook
