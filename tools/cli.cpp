#include "cli.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "plybook/base/atomic_file.h"
#include "plybook/base/encoding.h"
#include "plybook/base/files.h"
#include "plybook/base/limits.h"
#include "plybook/base/peeked_source.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/game/folders.h"
#include "plybook/record/open_records.h"
#include "plybook/report/report.h"
#include "selecting.h"

namespace plybook::cli {
namespace {

/// The forms that `--from` names.
constexpr std::pair<std::string_view, RecordForm> forms[] = {{"pbk", RecordForm::text},
                                                             {"pdn", RecordForm::text},
                                                             {"json", RecordForm::json},
                                                             {"ndjson", RecordForm::json},
                                                             {"yaml", RecordForm::yaml}};

std::optional<RecordForm> form_of(const std::optional<std::string>& word) {
  for (const auto& [name, form] : forms)
    if (word && name == *word) return form;
  return std::nullopt;
}

Limits limits_of(const Common& common) {
  Limits limits;
  if (common.max_plies) limits.max_plies = *common.max_plies;
  if (common.max_text) limits.max_text = std::min(*common.max_text, std::uint64_t{1} << 40) << 20;
  if (common.max_nesting) limits.max_nesting = *common.max_nesting;
  if (common.max_tags) limits.max_tags = *common.max_tags;
  if (common.max_record_findings) limits.max_record_findings = *common.max_record_findings;
  return limits;
}

}  // namespace

void speak_users_language(int argc, char** argv) {
  Language language = users_language();
  for (int i = 1; i < argc; ++i) {
    std::string_view word = argv[i];
    if (word == "--lang" && i + 1 < argc)
      word = argv[i + 1];
    else if (word.starts_with("--lang="))
      word.remove_prefix(7);
    else
      continue;
    if (const auto named = language_of(word)) language = *named;
  }
  speak(language, data_folder(Surroundings::ours(), "locale"));
}

void add_game_options(CommandLine& line, Common& common) {
  line.group(tr("Games"));
  line.add({"--game", "ID", tr("the game of records that do not name theirs"), &common.game, {}, "--list-games"});
  line.add({"--rules", "K=V,...", tr("rule options, put over those of a record's tag Rules"), &common.rules});
  line.add(
      {"--games", "DIR", tr("a folder of game files to look into first (also PLYBOOK_GAMES)"), &common.game_folders});
  line.add({"--list-games", "", tr("list the games that can be found"), &common.list_games});
  line.group(tr("Other"));
  line.add({"--lang",
            "",
            tr("the language of messages, and of what is written (default: the locale's for messages, English for what "
               "is written)"),
            &common.lang,
            {"en", "ru"}});
  line.add({"--color",
            "",
            tr("colour in messages (default: auto, on a terminal; NO_COLOR is heeded)"),
            &common.color,
            {"auto", "always", "never"}});
}

void add_input_options(CommandLine& line, Common& common) {
  line.group(tr("Input (FILE may be -, a folder, or compressed by gzip or zstd)"));
  line.add({"--files-from", "F", tr("read the names of inputs from F, a line each"), &common.files_from});
  line.add({"-0", "", tr("with --files-from: names end with NUL"), &common.nul_separated});
  std::vector<std::string> words;
  for (const auto& [name, form] : forms) words.emplace_back(name);
  line.add({"--from", "", tr("the form of the input, instead of what its content tells"), &common.from, words});
  line.add({"--encoding", "NAME",
            tr("of the input, instead of a guess: utf-8, windows-1251, koi8-r, cp866, latin-1, utf-16le"),
            &common.encoding});
  line.add({"-j,--jobs", "N",
            tr("check records with N threads; 0: one for each core (default: 1). What is written stays the same"),
            &common.jobs});
  line.add({"--shard", "K/N", tr("of all records, only every N-th from the K-th"), &common.shard});
  line.add({"--select", "EXPR",
            tr("only the records for which EXPR holds: White ~ 'ivanov' and plies > 20; --select help tells all"),
            &common.select});
  line.add({"-q,--quiet", "", tr("tell errors only"), &common.quiet});
  line.add({"--max-plies", "N", tr("limit for one record, in plies (default: 1000000)"), &common.max_plies});
  line.add({"--max-text", "MIB", tr("limit for the text of one record, in MiB (default: 64)"), &common.max_text});
  line.add({"--max-nesting", "N", tr("limit for variations inside variations (default: 1000)"), &common.max_nesting});
  line.add({"--max-tags", "N", tr("limit for the tags of one record (default: 256)"), &common.max_tags});
  line.add({"--max-record-findings", "N", tr("limit for the findings about the text of one record (default: 10000)"),
            &common.max_record_findings});
}

Language written_language(const Common& common) {
  return common.lang ? language_of(*common.lang).value_or(Language::english) : Language::english;
}

std::string shown(const std::string& path) { return path; }

Tool::Tool(const CommandLine& line, Common& common)
    : line_(line),
      common_(common),
      catalogue_(game_folders(common.game_folders, Surroundings::ours())),
      out_(STDOUT_FILENO) {
  ignore_closed_pipes();
  common_.limits = limits_of(common);
}

std::size_t Tool::jobs() const {
  constexpr std::uint64_t most = 256;
  if (common_.jobs == 0) return std::max(std::thread::hardware_concurrency(), 1U);
  return static_cast<std::size_t>(std::min(common_.jobs.value_or(1), most));
}

std::shared_ptr<const Game> Tool::game() {
  if (common_.game.empty()) {
    complain(tr("which game? --game names it, --list-games lists them"));
    return nullptr;
  }
  auto game = catalogue_.find(common_.game, common_.rules);
  if (game) return *game;
  tell(game.error());
  worsen(Status::failed);
  return nullptr;
}

std::optional<std::vector<std::string>> Tool::inputs() {
  if (common_.encoding && !parse_encoding(*common_.encoding)) {
    complain(fill(tr("--encoding cannot be {0}: expected {1}"), printable(*common_.encoding),
                  "utf-8, utf-16le, utf-16be, windows-1251, koi8-r, cp866, latin-1"));
    return std::vector<std::string>();
  }
  const auto shard = this->shard();
  if (!shard) return std::vector<std::string>();
  shard_ = *shard;
  std::vector<std::string> names = common_.files;
  if (common_.files_from) names_from_file(names);
  if (names.empty() && !common_.files_from) {
    if (isatty(STDIN_FILENO)) return std::nullopt;
    names.emplace_back("-");
  }
  std::vector<std::string> inputs;
  for (const std::string& name : names) expand(name, inputs);
  return inputs;
}

std::optional<Shard> Tool::shard() {
  if (!common_.shard) return Shard{};
  const auto shard = read_shard(*common_.shard);
  if (!shard) complain(fill(tr("--shard cannot be {0}: expected K/N with K from 1 to N"), printable(*common_.shard)));
  return shard;
}

std::optional<int> Tool::read_selection() {
  if (common_.select == "help") {
    write(selection_help());
    return finish();
  }
  std::optional<Selection> wanted;
  const auto add = [&](std::string_view option, const std::optional<std::string>& value, auto read) {
    if (!value) return true;
    auto selection = read(*value, catalogue_, game_choice());
    if (!selection) {
      complain(selection_message(option, *value, selection.error()));
      return false;
    }
    wanted = wanted ? Selection::both(std::move(*wanted), std::move(*selection)) : std::move(*selection);
    return true;
  };
  const bool selects = add("--select", common_.select, Selection::read);
  if (!add("--position", common_.position, Selection::reaching) || !selects) return fail();
  if (!wanted) return std::nullopt;
  selection_ = std::make_shared<const Selection>(std::move(*wanted));
  selector_ = std::make_unique<Selector>(selection_, catalogue_, game_choice());
  return std::nullopt;
}

bool Tool::wants(const std::string& file, const Record& record, Findings& findings, const Replay* replay) {
  if (is_wanted_unknown_) {
    const bool wanted = replay ? selector_->after(record, findings, *replay) : selector_->selects(record, findings);
    if (!wanted) forget(findings);
    if (!wanted) return false;
    if (!common_.quiet)
      for (const std::string& reached : reached_messages(*selector_, record.number))
        tell(printable(shown(file)) + ": " + reached);
  }
  return true;
}

bool Tool::is_number(std::uint64_t wanted, const Record& record) {
  ++taken_;
  return (selector_ ? taken_ : record.number) == wanted;
}

void Tool::names_from_file(std::vector<std::string>& names) {
  auto file = open_input(*common_.files_from);
  std::string list;
  if (!file || !read_all(**file, list)) {
    complain(fill(tr("{0}: {1}"), printable(*common_.files_from), file ? tr("it cannot be read") : text(file.error())));
    return;
  }
  const char end = common_.nul_separated ? '\0' : '\n';
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t stop = std::min(list.find(end, at), list.size());
    if (stop > at) names.push_back(list.substr(at, stop - at));
    at = stop + 1;
  }
}

void Tool::expand(const std::string& name, std::vector<std::string>& inputs) {
  if (name == "-" || !is_folder(name)) {
    inputs.push_back(name);
    return;
  }
  const FoundFiles found = find_files(name);
  inputs.insert(inputs.end(), found.paths.begin(), found.paths.end());
  for (const FoundFiles::Fault& fault : found.faults)
    complain(fill(tr("{0}: {1}"), printable(fault.path), text(fault.error)));
}

tl::expected<OpenInput, InputError> Tool::open(const std::string& path, const RecordingSource** recorded) {
  auto bytes = open_input(path);
  if (!bytes) return tl::unexpected(bytes.error());
  if (recorded) {
    auto recording = std::make_unique<RecordingSource>(std::move(*bytes));
    *recorded = recording.get();
    bytes = std::move(recording);
  }
  auto peeked = std::make_unique<PeekedSource>(std::move(*bytes));
  if (looks_binary(peeked->beginning())) return tl::unexpected(InputError{InputError::Kind::not_text, {}});
  OpenInput input;
  if (!common_.from && document_kind(peeked->beginning()) == "game") {
    input.game_file = std::move(peeked);
    return input;
  }
  std::optional<Encoding> encoding;
  if (common_.encoding) encoding = parse_encoding(*common_.encoding);
  auto records = open_records(std::move(peeked), form_of(common_.from), encoding, common_.limits);
  records = records_of_range(std::move(records), common_.records, records_there_);
  input.records = records_of_shard(std::move(records), shard_, records_read_);
  return input;
}

void Tool::each_record(const std::vector<std::string>& inputs, const Take& take) {
  Record record;
  read_inputs(inputs, [&](const std::string& path, RecordSource& records, const Tell& tell) {
    Findings findings;
    taken_ = 0;
    while (records.next(record, findings)) {
      const Truth wanted = selector_ ? selector_->before(record, findings) : Truth::yes;
      is_wanted_unknown_ = wanted == Truth::unknown;
      if (wanted == Truth::no) forget(findings);
      const Replay replay = wanted == Truth::no ? Replay() : take(path, record, findings);
      tell(record, replay, findings);
      findings.clear();
    }
    return findings;
  });
}

void Tool::each_checked(const std::vector<std::string>& inputs, RecordPipeline& pipeline,
                        const RecordPipeline::Take& take) {
  read_inputs(inputs, [&](const std::string&, RecordSource& records, const Tell& tell) {
    return pipeline.run(records, [&](CheckedRecord& checked) {
      take(checked);
      tell(checked.record, checked.replay, checked.findings);
    });
  });
}

void Tool::read_inputs(const std::vector<std::string>& inputs, const Read& read) {
  std::string told;
  for (const std::string& path : inputs) read_input(path, read, told);
}

void Tool::read_input(const std::string& path, const Read& read, std::string& told) {
  const auto report = make_report(ReportFormat::text, told, {common_.quiet, {}, colour(STDERR_FILENO)});
  report->begin_file(shown(path));
  auto input = open(path);
  Findings outside;
  std::string error;
  if (input && input->game_file) {
    error = tr("this is a game file, and records are wanted");
  } else if (input) {
    outside = read(path, *input->records, [&](const Record& record, const Replay& replay, const Findings& findings) {
      worsen(findings);
      report->record(record, replay, findings);
      print_told(told);
    });
    if (const InputError* broken = input->records->error()) error = text(*broken);
  } else {
    error = text(input.error());
  }
  if (!error.empty()) worsen(Status::failed);
  worsen(outside);
  report->end_file(outside, error);
  print_told(told);
}

void Tool::print_told(std::string& told) const {
  if (!told.empty()) std::fwrite(told.data(), 1, told.size(), stderr);
  told.clear();
}

bool Tool::colour(int file) const {
  if (common_.color != "auto") return common_.color == "always";
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(file) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

void Tool::tell(std::string_view message) const { fmt::print(stderr, "{}: {}\n", line_.name(), message); }

void Tool::tell(const Finding& finding) const {
  tell(fmt::format("{}: {} [{}]", tr(text(info(finding.code).severity).data()), printable(message(finding, tr)),
                   info(finding.code).name));
}

void Tool::complain(std::string_view message) {
  tell(message);
  worsen(Status::failed);
}

void Tool::complain_of_file(const std::string& path, const OutputStatus& status) {
  const bool there = status.error() == EEXIST;
  complain(fill(there ? tr("{0} is there already; --force replaces it") : tr("cannot write {0}: {1}"), printable(path),
                status.text()));
}

bool Tool::write_whole(const std::string& path, std::string_view bytes, bool may_replace) {
  const OutputStatus status =
      write_file(path, bytes, may_replace ? AtomicFile::IfThere::replace : AtomicFile::IfThere::refuse);
  if (!status) complain_of_file(path, status);
  return static_cast<bool>(status);
}

void Tool::worsen(const Findings& findings, bool strict) {
  for (const Finding& finding : findings) {
    const Severity severity = info(finding.code).severity;
    if (finding.code == Code::limit) worsen(Status::failed);
    if (severity == Severity::error || (strict && severity == Severity::warning)) worsen(Status::findings);
  }
}

int Tool::finish() {
  const OutputStatus closed = out_.close();
  if (!closed && !closed.closed_pipe()) complain(fill(tr("cannot write: {0}"), closed.text()));
  return static_cast<int>(status_);
}

int Tool::list_games() {
  for (const std::string& id : catalogue_.ids()) write(id + "\n");
  return finish();
}

int Tool::fail(std::string_view message) {
  if (!message.empty()) tell(message);
  worsen(Status::failed);
  return finish();
}

int Tool::usage() {
  fmt::print(stderr, "{}", line_.help());
  return fail();
}

}  // namespace plybook::cli
