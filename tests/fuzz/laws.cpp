#include "fuzz/laws.h"

#include <vector>

#include "plybook/base/unicode.h"
#include "plybook/game/game_file.h"
#include "plybook/record/edit.h"
#include "plybook/record/form_writer.h"
#include "plybook/record/open_records.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/canonical.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "record/contents.h"

namespace plybook::laws {
namespace {

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

Limits small_limits() {
  Limits limits;
  limits.max_plies = 5000;
  limits.max_text = 1 << 20;
  return limits;
}

struct Pass {
  Contents contents;
  std::string written;
  std::string fault;
  bool has_control_characters = false;  // an error, told; forms hold U+FFFD instead
  bool has_error = false;               // or a result that is none, which is kept as a word
};

/// Whether a text holds a control character of the second set, which YAML refuses.
bool has_c1(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const char32_t c = next_code_point(text, i);
    if (c >= 0x7F && c < 0xA0) return true;
  }
  return false;
}

/// Reads records in one form and writes them in another.
Pass pass(std::string_view bytes, RecordForm form, WrittenForm to, bool knows_encoding) {
  Pass out;
  const auto source = open_records(memory_input(bytes), form,
                                   knows_encoding ? std::optional(Encoding::utf8) : std::nullopt, small_limits());
  const auto writer = make_record_writer(to);
  Record record;
  Findings findings;
  while (source->next(record, findings)) {
    add_contents(record, out.contents);
    writer->write(record, {}, out.written);
  }
  writer->finish(out.written);
  for (const std::string& text : out.contents.records) out.has_control_characters |= has_c1(text);
  for (const Finding& finding : findings) {
    out.has_error |= info(finding.code).severity == Severity::error || finding.code == Code::result_form;
    out.has_control_characters |= finding.code == Code::control_character;
    if (finding.place.offset > bytes.size() || finding.place.line == 0 || finding.place.column == 0)
      out.fault =
          fmt::format("{} is placed at byte {} of {}", info(finding.code).name, finding.place.offset, bytes.size());
  }
  return out;
}

RecordForm read_form(WrittenForm form) {
  if (form == WrittenForm::text) return RecordForm::text;
  return form == WrittenForm::yaml ? RecordForm::yaml : RecordForm::json;
}

std::string comes_back(std::string_view bytes, WrittenForm from, WrittenForm to) {
  const Pass first = pass(bytes, read_form(from), to, false);
  if (!first.fault.empty() || first.has_control_characters) return first.fault;
  if (from != WrittenForm::text && first.has_error) return {};  // what a form cannot hold was left out and told
  const Pass second = pass(first.written, read_form(to), to, true);
  if (const std::string found = difference(first.contents, second.contents); !found.empty())
    return found + "\nas it is written:\n" + first.written;
  if (second.written != first.written)
    return "what was written is written otherwise:\n" + first.written + "\nthen\n" + second.written;
  return {};
}

std::string record_law(std::string_view bytes) {
  for (const WrittenForm to : {WrittenForm::text, WrittenForm::json, WrittenForm::yaml})
    if (std::string broken = comes_back(bytes, WrittenForm::text, to); !broken.empty()) return broken;
  return {};
}

std::string json_law(std::string_view bytes) {
  std::string broken = comes_back(bytes, WrittenForm::json, WrittenForm::json);
  return broken.empty() ? comes_back(bytes, WrittenForm::json, WrittenForm::text) : broken;
}

std::string yaml_law(std::string_view bytes) {
  std::string broken = comes_back(bytes, WrittenForm::yaml, WrittenForm::yaml);
  return broken.empty() ? comes_back(bytes, WrittenForm::yaml, WrittenForm::text) : broken;
}

std::string replay_law(std::string_view bytes) {
  const auto source = open_records(memory_input(bytes), RecordForm::text, {}, small_limits());
  Replayer replayer(catalogue(), {}, {true});
  Replayer again(catalogue(), {});
  Record record;
  Findings findings;
  CanonicalTurns turns;
  while (source->next(record, findings)) {
    turns.begin(record);
    const Replay replay = replayer.replay(record, findings, &turns);
    if (replay.broken && !has_error(findings)) return "a line stops and no finding says why";
    if (!replay.complete()) continue;
    for (const std::uint32_t piece : turns.pieces()) take_out(record, piece);
    std::string written;
    TextWriter().write(record, turns.texts(), written);
    const ByteSourcePtr input = memory_input(written);
    RecordReader reader(*input, Encoding::utf8);
    Record other;
    Findings ignored;
    if (!reader.next(other, ignored)) return "nothing is read of\n" + written;
    const Replay second = again.replay(other, ignored);
    if (second.plies != replay.plies || second.broken || second.board.has_value() != replay.board.has_value())
      return fmt::format("{} plies become {} in\n{}", replay.plies, second.plies, written);
  }
  return {};
}

std::string game_file_law(std::string_view bytes) {
  Findings findings;
  const auto definition = read_game_file(bytes, "fuzzed", catalogue(), findings);
  if (!definition && !has_error(findings)) return "a game file is refused and no finding says why";
  for (const Finding& finding : findings)
    if (finding.place.line == 0 || finding.place.offset > bytes.size()) return "a finding has no place";
  return {};
}

std::string position_law(const Game& game, std::string_view text, std::optional<Position>& position) {
  std::vector<TextFault> faults;
  const auto view = game.notation->read_position(text, faults);
  for (const TextFault& fault : faults)
    if (fault.span.end() > text.size()) return "a fault lies behind the position's text";
  if (!view) return faults.empty() ? "a position is refused and no fault says why" : "";
  std::string written, twice;
  game.notation->write_position(*view, written);
  faults.clear();
  const auto again = game.notation->read_position(written, faults);
  if (!again) return "the position is written so that it cannot be read: " + written;
  game.notation->write_position(*again, twice);
  if (twice != written) return written + " is written again as " + twice;
  std::vector<SetupFault> setup;
  game.rules->check_setup(*view, setup);
  for (const SetupFault& fault : setup)
    if (info(fault.code).severity == Severity::error) return {};
  position = game.rules->set_up(*view);
  return {};
}

std::string turn_law(const Game& game, const std::optional<Position>& position, std::string_view text) {
  TurnText turn;
  if (const auto read = game.notation->read_turn(text, turn); !read)
    return read.error().span.end() > text.size() ? "a fault lies behind the turn's text" : "";
  if (!position) return {};
  const Play play = game.rules->begin(*position, false);
  const auto resolved = game.rules->resolve(play, turn);
  if (!resolved) return {};
  const std::string canonical = turn_text(game, play, resolved->turn, &turn);
  TurnText again;
  if (!game.notation->read_turn(canonical, again)) return canonical + " cannot be read";
  const auto same = game.rules->resolve(play, again);
  if (!same || turn_text(game, play, same->turn, &again) != canonical) return canonical + " is not the same turn again";
  if (!again.liberties.none() || !same->liberties.none()) return canonical + " takes liberties";
  return {};
}

std::string texts_law(const char* id, std::string_view given) {
  const auto game = *catalogue().find(id);
  const std::string text = replace_invalid(given).text;
  const std::string_view bytes = text;
  std::optional<Position> position;
  const std::size_t line = std::min(bytes.find('\n'), bytes.size());
  std::string broken = position_law(*game, bytes.substr(0, line), position);
  if (!position) position = game->start;
  for (std::size_t at = line; broken.empty() && at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at + 1), bytes.size());
    broken = turn_law(*game, position, bytes.substr(at + 1, end - at - 1));
    at = end;
  }
  return broken;
}

constexpr NamedLaw laws[] = {
    {"record", record_law},
    {"json", json_law},
    {"yaml", yaml_law},
    {"replay", replay_law},
    {"game-file", game_file_law},
    {"antarktos", [](std::string_view bytes) { return texts_law("antarktos", bytes); }},
    {"ugolki80", [](std::string_view bytes) { return texts_law("ugolki80", bytes); }},
    {"argo", [](std::string_view bytes) { return texts_law("argo", bytes); }},
};

}  // namespace

std::span<const NamedLaw> all() { return laws; }

}  // namespace plybook::laws
