#include "plybook/replay/diagnosis.h"

#include <algorithm>
#include <array>
#include <utility>

namespace plybook {
namespace {

constexpr std::array<Code, static_cast<std::size_t>(Liberty::count)> code_of_liberty = {
    Code::homoglyph,    Code::dash,      Code::letter_case,  Code::turn_form,
    Code::leading_zero, Code::separator, Code::partial_path, Code::split_capture};

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) {
    if (!all.empty()) all += ", ";
    all += text;
  }
  return all;
}

std::vector<std::string> texts_of(const Game& game, const Play& play, const Turn* begin, const Turn* end) {
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(end - begin));
  for (const Turn* turn = begin; turn != end; ++turn) texts.push_back(turn_text(game, play, *turn));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Finding with_legal_turns(const Game& game, const Play& play, Code code, std::string_view written) {
  Finding finding;
  finding.code = code;
  finding.clause = game.clause(code);
  finding.turn = written;
  finding.legal = legal_texts(game, play);
  return finding;
}

}  // namespace

std::string turn_text(const Game& game, const Play& before, const Turn& turn, const TurnText* written) {
  thread_local TurnText full;  // keeps its memory from turn to turn
  game.rules->spell(before, turn, written, full);
  std::string text;
  game.notation->write_turn(full, text);
  return text;
}

std::vector<std::string> legal_texts(const Game& game, const Play& play) {
  TurnList turns;
  game.rules->legal(play, turns);
  return texts_of(game, play, turns.begin(), turns.end());
}

Finding illegal_turn(const Game& game, const Play& play, const Illegal& illegal, std::string_view written) {
  Finding finding = with_legal_turns(game, play, illegal.code, written);
  if (illegal.code == Code::ambiguous) {
    const Turn* first = illegal.candidates.data();
    finding.args.push_back(joined(texts_of(game, play, first, first + illegal.candidates.size())));
    return finding;
  }
  for (const Cell cell : illegal.cells)
    if (cell != no_cell) finding.args.emplace_back(game.notation->name(cell));
  return finding;
}

Finding unreadable_turn(const Game& game, const Play& play, const TextFault& fault, std::string_view written) {
  Finding finding = with_legal_turns(game, play, fault.code, written);
  finding.args = fault.args;
  if (finding.args.empty()) finding.args.emplace_back(fault.span.in(written));
  return finding;
}

Finding turn_after_end(const Game& game, const Outcome& outcome, std::uint32_t ply, std::string_view written) {
  Finding finding;
  finding.code = Code::game_over;
  finding.clause = game.clause(outcome.termination);
  finding.turn = written;
  finding.args = {std::to_string(ply),
                  finding.clause.empty() ? std::string(text(outcome.termination)) : finding.clause};
  return finding;
}

Finding decided_start(const Game& game, const Outcome& outcome) {
  Finding finding;
  finding.code = Code::decided_start;
  finding.clause = game.clause(outcome.termination);
  finding.args = {finding.clause.empty() ? std::string(text(outcome.termination)) : finding.clause};
  return finding;
}

void tell_liberties(const Game& game, Liberties liberties, std::string_view written, std::string_view canonical,
                    std::vector<Finding>& findings) {
  for (std::size_t i = 0; i < code_of_liberty.size(); ++i) {
    if (!liberties.has(static_cast<Liberty>(i))) continue;
    Finding finding;
    finding.code = code_of_liberty[i];
    finding.clause = game.clause(finding.code);
    finding.turn = written;
    finding.args = {std::string(written), std::string(canonical)};
    finding.fix = Fix{std::string(written), std::string(canonical)};
    findings.push_back(std::move(finding));
  }
}

}  // namespace plybook
