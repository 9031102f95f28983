#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/language.h"
#include "plybook/replay/record_output.h"

namespace plybook {

/// Every form in which records are written.
enum class OutputForm : std::uint8_t { pbk, pdn, json, ndjson, yaml, csv, tsv, fen, md, tex, sheet, html };

/// The form of that name; nothing where there is none. The names are the endings of file names too.
std::optional<OutputForm> output_form(std::string_view name);
/// The ending of the names of files in that form.
std::string_view ending_of(OutputForm form);
std::vector<std::string> output_words();

/// What a line of a table or of a list of positions stands for.
enum class Rows : std::uint8_t { plies, records };

struct OutputOptions {
  Language language = Language::english;  ///< of what is for people
  std::optional<Rows> rows{};             ///< nothing: as `has_rows` tells
  std::vector<std::string> tags{};        ///< columns of tables
};

/// Whether the form is the record's own tree written anew, for which its turns' texts are enough.
bool writes_tree(OutputForm form);
/// Whether lines of the form can stand for plies or for records. Without a word about it, lines of tables are plies
/// (records where tags are asked for), and those of positions are records.
bool has_rows(OutputForm form);
/// Whether the form is a table.
bool has_tags(OutputForm form);

/// Writes records in any form.
std::unique_ptr<RecordOutput> make_output(OutputForm form, const OutputOptions& options);

}  // namespace plybook
