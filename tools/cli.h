#pragma once

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.h"
#include "plybook/base/input.h"
#include "plybook/base/limits.h"
#include "plybook/base/output.h"
#include "plybook/base/recording_source.h"
#include "plybook/base/translation.h"
#include "plybook/game/catalogue.h"
#include "plybook/record/record_range.h"
#include "plybook/record/record_source.h"
#include "plybook/record/shard.h"
#include "plybook/replay/record_pipeline.h"
#include "plybook/replay/replay.h"
#include "plybook/select/selector.h"

namespace plybook::cli {

/// What the tools exit with. The worse one wins.
enum class Status { well = 0, findings = 1, failed = 2 };

/// The options that every tool has.
struct Common {
  std::vector<std::string> files;
  std::optional<std::string> files_from;
  bool nul_separated = false;
  std::string game, rules;
  std::optional<std::string> lang;
  std::optional<std::string> encoding, from;
  std::vector<std::string> game_folders;
  bool list_games = false;
  std::string color = "auto";
  bool quiet = false;
  std::optional<std::string> shard;
  std::optional<std::string> select, position;
  RecordRange records;  ///< of all inputs, before they are shared out to shards
  Limits limits;
  std::optional<std::uint64_t> max_plies, max_text, max_nesting, max_tags, max_record_findings, jobs;
};

/// A translated text with its places filled.
std::string fill(const char* text, const auto&... args) { return fmt::format(fmt::runtime(text), args...); }

/// The language of what is written: that of `--lang`, English without it.
Language written_language(const Common& common);

/// Adds them to a command line. Tools that read no records leave the options about inputs out.
void add_game_options(CommandLine& line, Common& common);
void add_input_options(CommandLine& line, Common& common);

/// Lets the tool speak the user's language, before anything is told: that of `--lang`, else the locale's.
void speak_users_language(int argc, char** argv);

/// An input that is being read: records, or the text of a game file.
struct OpenInput {
  std::unique_ptr<RecordSource> records;
  ByteSourcePtr game_file;
};

/// What the tools share while they run: where games are, standard output, the exit status so far.
class Tool {
 public:
  Tool(const CommandLine& line, Common& common);

  const Catalogue& catalogue() const { return catalogue_; }
  /// How many threads are to check records.
  std::size_t jobs() const;
  GameChoice game_choice() const { return {common_.game, common_.rules}; }
  /// The game of `--game` with `--rules`; null, and told, when there is none.
  std::shared_ptr<const Game> game();

  /// The inputs that were asked for, folders expanded. What cannot be found is told and worsens the status. With none
  /// given: standard input, or nothing at all when that is a terminal.
  std::optional<std::vector<std::string>> inputs();
  /// `recorded`, where given, is set to what keeps all bytes that are read; it lives as long as the input.
  tl::expected<OpenInput, InputError> open(const std::string& path, const RecordingSource** recorded = nullptr);

  /// Reads what `--select` and `--position` ask for. Answers the exit status when there is nothing more to do: one of
  /// them is wrong, which is told, or help was asked for.
  std::optional<int> read_selection();
  /// What they ask for; null when all records are wanted.
  const std::shared_ptr<const Selection>& selection() const { return selection_; }

  /// Reads the records of all inputs one after the other, but for those whose text alone tells that they are not
  /// wanted. `take` does what is to be done with one and answers what
  /// replaying it came to; then its findings are told on standard error as ply-validate shows them, and an error among
  /// them worsens the status.
  using Take = std::function<Replay(const std::string& file, const Record& record, Findings& findings)>;
  void each_record(const std::vector<std::string>& inputs, const Take& take);
  /// Within `take`: whether it must replay the record before anybody knows if it is wanted, and who must hear of that
  /// replay (null: nobody).
  bool is_wanted_unknown() const { return is_wanted_unknown_; }
  PlyListener* watch() { return selector_ ? selector_->watch() : nullptr; }
  /// Within `take`: whether the record is wanted, once it was replayed; without `replay`, replays it for that alone.
  /// When it is not, its findings are forgotten; when it is, where it reaches the positions asked for is told.
  bool wants(const std::string& file, const Record& record, Findings& findings, const Replay* replay = nullptr);
  /// Whether the record is the one that `--record` asks for: the K-th of its input, of those that are wanted where some
  /// are selected. To be asked of wanted records only, once of each.
  bool is_number(std::uint64_t wanted, const Record& record);
  /// Whether the K-th wanted record of the input came already.
  bool is_past(std::uint64_t wanted) const { return selector_ && taken_ >= wanted; }

  /// The same with several threads, as the pipeline has them: `take` gets the records when they were checked.
  void each_checked(const std::vector<std::string>& inputs, RecordPipeline& pipeline, const RecordPipeline::Take& take);

  /// The part of all records that is asked for; nothing, and told, where the option is wrong.
  std::optional<Shard> shard();

  /// How messages in machine output are translated: as `--lang` says, English without it.
  const char* (*machine_language() const)(const char*) {
    return common_.lang ? static_cast<const char* (*)(const char*)>(tr) : nullptr;
  }

  /// Standard output. Written in large pieces.
  void write(std::string_view text) { out_.write(text); }
  void flush() { out_.flush(); }
  /// Whether what goes to that file descriptor may be coloured.
  bool colour(int file) const;

  /// Tells on standard error: `ply-validate: …`.
  void tell(std::string_view message) const;
  void tell(const Finding& finding) const;
  /// Tells, and worsens the status to failed.
  void complain(std::string_view message);
  /// Tells why a file cannot be written, and worsens the status.
  void complain_of_file(const std::string& path, const OutputStatus& status);
  /// Writes a file whole or not at all. False, and told, where it cannot be.
  bool write_whole(const std::string& path, std::string_view bytes, bool may_replace);
  void worsen(Status status) { status_ = std::max(status_, status); }
  void worsen(const Findings& findings, bool strict = false);

  /// What `main` returns: after all work was done; for `--list-games`; when something was asked for that cannot be;
  /// when nothing was asked for.
  int finish();
  int list_games();
  int fail(std::string_view message = {});
  int usage();

 private:
  void names_from_file(std::vector<std::string>& names);
  void expand(const std::string& name, std::vector<std::string>& inputs);
  /// Tells what was found about a record.
  using Tell = std::function<void(const Record& record, const Replay& replay, const Findings& findings)>;
  /// Reads and checks the records of a source; answers what was found behind the last.
  using Read = std::function<Findings(const std::string& path, RecordSource& records, const Tell& tell)>;
  void read_inputs(const std::vector<std::string>& inputs, const Read& read);
  void read_input(const std::string& path, const Read& read, std::string& told);
  void print_told(std::string& told) const;

  const CommandLine& line_;
  Common& common_;
  Catalogue catalogue_;
  Output out_;
  Shard shard_;
  std::uint64_t records_read_ = 0;   ///< of all inputs, those of other shards too
  std::uint64_t records_there_ = 0;  ///< of all inputs, those out of the range too
  std::shared_ptr<const Selection> selection_;
  std::unique_ptr<Selector> selector_;  ///< of each_record
  bool is_wanted_unknown_ = false;
  std::uint64_t taken_ = 0;  ///< wanted records of the input at hand
  Status status_ = Status::well;
};

/// How an input is called in messages and in machine output: its path, as it was given.
std::string shown(const std::string& path);

}  // namespace plybook::cli
