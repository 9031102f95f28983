#include "convert_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <vector>

#include "plybook/base/closest.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/record/shard.h"

namespace plybook::cli {

namespace {

/// Whether a record can have a tag of that name.
bool can_be_tag(std::string_view name) {
  return !name.empty() && name.find_first_of(" \t\r\n\"[]") == std::string_view::npos;
}

/// Words with commas between.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t stop = std::min(text.find(',', at), text.size());
    words.emplace_back(text.substr(at, stop - at));
    at = stop + 1;
  }
  return words;
}

/// Reads options that take more than a word or a number, and says what is wrong with them.
class ShapingReader {
 public:
  ShapingReader(Tool& tool, ConvertOptions& options) : tool_(tool), options_(options) {}

  std::optional<Shaping> read(OutputForm form) {
    Shaping shaping;
    shaping.target.output = options_.output;
    shaping.target.force = options_.force;
    shaping.target.form = form;
    shaping.target.written.language = written_language(options_.common);
    read_strip(shaping.strip);
    read_rejects();
    read_records();
    read_unique(shaping.unique);
    read_columns(shaping.target);
    read_split(shaping.target);
    if (options_.sort) check_tag("--sort", *options_.sort);
    if (!well_) return std::nullopt;
    return shaping;
  }

 private:
  void wrong(std::string_view message) {
    tool_.complain(message);
    well_ = false;
  }

  void check_tag(const char* option, const std::string& name) {
    if (!can_be_tag(name)) wrong(cli::fill(tr("{0}: {1} cannot be the name of a tag"), option, printable(name)));
  }

  void read_strip(Stripping& strip) {
    if (!options_.strip) return;
    const auto read = read_stripping(*options_.strip);
    if (read) {
      strip = *read;
      return;
    }
    const std::vector<std::string_view> words(std::begin(strip_words), std::end(strip_words));
    if (const auto near = closest(read.error(), words))
      return wrong(cli::fill(tr("{0} cannot be {1}; did you mean {2}?"), "--strip", printable(read.error()), *near));
    wrong(cli::fill(tr("{0} cannot be {1}: expected {2}"), "--strip", printable(read.error()), fmt::join(words, ", ")));
  }

  /// Two files of one name: the second to be finished would replace the first.
  void read_rejects() {
    if (!options_.rejects || !options_.output) return;
    std::error_code error;
    const auto absolute = [&](const std::string& path) { return std::filesystem::weakly_canonical(path, error); };
    if (absolute(*options_.rejects) == absolute(*options_.output))
      wrong(cli::fill(tr("{0} and {1} cannot name one file"), "--rejects", "-o"));
  }

  void read_records() {
    if (!options_.records) return;
    if (const auto range = read_record_range(*options_.records)) {
      options_.common.records = *range;
    } else {
      wrong(cli::fill(tr("--records cannot be {0}: expected 5, 5..9, 5.. or ..9"), printable(*options_.records)));
    }
  }

  void read_unique(std::optional<Sameness>& unique) {
    if (options_.unique && options_.unique_positions) return exclude("--unique", "--unique-positions");
    if (options_.unique) unique = Sameness::turns;
    if (options_.unique_positions) unique = Sameness::position;
    if (unique && options_.unchecked) exclude(options_.unique ? "--unique" : "--unique-positions", "--unchecked");
  }

  void exclude(const char* one, const char* other) {
    wrong(cli::fill(tr("{0} and {1} exclude each other"), one, other));
  }

  void read_columns(TargetOptions& target) {
    if (options_.tags && !has_tags(target.form)) wrong(cli::fill(tr("{0} is for {1} only"), "--tags", "csv, tsv"));
    if (options_.rows && !has_rows(target.form)) wrong(cli::fill(tr("{0} is for {1} only"), "--rows", "csv, tsv, fen"));
    if (options_.tags) target.written.tags = words_of(*options_.tags);
    for (const std::string& tag : target.written.tags) check_tag("--tags", tag);
    if (options_.rows) target.written.rows = *options_.rows == "plies" ? Rows::plies : Rows::records;
  }

  void read_split(TargetOptions& target) {
    target.split = {options_.split, options_.split_by};
    if (!options_.split && !options_.split_by) return;
    if (options_.split && options_.split_by) exclude("--split", "--split-by");
    if (options_.split == 0) wrong(tr("--split cannot be 0"));
    if (options_.split_by) check_tag("--split-by", *options_.split_by);
    if (!options_.output) wrong(cli::fill(tr("{0} needs a folder: -o DIR"), options_.split ? "--split" : "--split-by"));
    const auto shard = options_.common.shard ? read_shard(*options_.common.shard) : std::nullopt;
    if (shard) target.shard = fmt::format("{}of{}", shard->part, shard->of);
  }

  Tool& tool_;
  ConvertOptions& options_;
  bool well_ = true;
};

}  // namespace

CommandLine convert_command_line(ConvertOptions& options) {
  CommandLine line(
      "ply-convert", tr("read records in any form, write them in another"),
      {"ply-convert --to json samples/antarktos-breakthrough.pbk", "ply-convert samples/ugolki80-*.pbk -o games.ndjson",
       "ply-convert samples/antarktos-breakthrough.pbk -o game.html"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add(
      {"--to", "",
       tr("what to write (else by the name of -o): fen is the final position of each record, csv and tsv a line for "
          "each "
          "ply, md, tex and sheet (HTML) are score sheets for print, with a figure behind each turn marked $220 ($221: "
          "flipped), html is a page that replays the games, offline"),
       &options.to, output_words()});
  line.add({"-o,--output",
            "FILE",
            tr("write to FILE, whole or not at all"),
            &options.output,
            {},
            {},
            Dash::is_standard_output});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
  line.add(
      {"--rows",
       "",
       tr("what a line of csv, tsv or fen stands for (default: a ply in csv and tsv, with --tags a record; in fen a "
          "record)"),
       &options.rows,
       {"plies", "records"}});
  line.add({"--tags", "A,B", tr("further columns of csv and tsv: these tags"), &options.tags});
  line.group(tr("Which records, in which order"));
  line.add(
      {"--records", "K..L", tr("only the K-th to L-th of all that are read: 5, 5..9, 5.. or ..9"), &options.records});
  line.add({"--position", "FEN",
            tr("only the records that reach this position or pattern (--select help) at any ply of the main line"),
            &options.common.position});
  line.add({"--unique", "",
            tr("leave out records with the same turns of the main line as one before, in the same game by the same "
               "rules from the same start (remembers a digest of each)"),
            &options.unique});
  line.add({"--unique-positions", "",
            tr("leave out records that end in the same position as one before (remembers a digest of each)"),
            &options.unique_positions});
  line.add({"--sort", "TAG",
            tr("sort by what a tag says, by bytes (10 before 2); equal ones stay in their order, those without the tag "
               "come first. Holds all records in memory"),
            &options.sort});
  line.group(tr("Several files, into the folder -o"));
  line.add({"--split", "N", tr("N records to a file: part-000001.pbk and so on"), &options.split});
  line.add({"--split-by", "TAG",
            tr("a file for each value of a tag, named after it; what cannot be a name gets some digits behind it. "
               "Remembers the values"),
            &options.split_by});
  line.group(tr("What is left out of records"));
  line.add(
      {"--strip", "WHAT",
       tr("comments, variations, nags (! ? $n), clocks (commands of comments): one or several, with commas between"),
       &options.strip});
  line.group(tr("Wrong records (left out, reported, exit status 1)"));
  line.add({"--rejects", "FILE", tr("write those that are left out there, as they stand"), &options.rejects});
  line.add({"--keep-invalid", "", tr("write them up to their first wrong turn"), &options.keep_invalid});
  line.add({"--unchecked", "", tr("do not replay: write every record as it stands"), &options.unchecked});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// The form to write: named, else by the ending of the file's name.
std::optional<OutputForm> form_of(const ConvertOptions& options) {
  if (options.to) return output_form(*options.to);
  if (!options.output || options.split || options.split_by) return OutputForm::pbk;
  const std::size_t dot = options.output->rfind('.');
  return dot == std::string::npos ? std::nullopt : output_form(options.output->substr(dot + 1));
}

std::optional<Shaping> read_shaping(Tool& tool, ConvertOptions& options, OutputForm form) {
  return ShapingReader(tool, options).read(form);
}

}  // namespace plybook::cli
