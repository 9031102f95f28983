#include "plybook/publish/output_form.h"

#include "plybook/publish/replay_page.h"
#include "plybook/publish/score_sheet.h"
#include "plybook/replay/pdn_output.h"
#include "plybook/replay/record_tables.h"

namespace plybook {
namespace {

constexpr std::pair<std::string_view, OutputForm> output_forms[] = {
    {"pbk", OutputForm::pbk},   {"pdn", OutputForm::pdn}, {"json", OutputForm::json},   {"ndjson", OutputForm::ndjson},
    {"yaml", OutputForm::yaml}, {"csv", OutputForm::csv}, {"tsv", OutputForm::tsv},     {"fen", OutputForm::fen},
    {"md", OutputForm::md},     {"tex", OutputForm::tex}, {"sheet", OutputForm::sheet}, {"html", OutputForm::html}};

std::unique_ptr<RecordOutput> make_table(TableForm form, const OutputOptions& options) {
  const Rows rows = options.rows.value_or(options.tags.empty() ? Rows::plies : Rows::records);
  return rows == Rows::plies ? make_ply_table(form, options.tags) : make_record_table(form, options.tags);
}

}  // namespace

std::optional<OutputForm> output_form(std::string_view name) {
  for (const auto& [word, form] : output_forms)
    if (word == name) return form;
  return std::nullopt;
}

std::string_view ending_of(OutputForm form) {
  if (form == OutputForm::sheet) return "html";
  for (const auto& [word, named] : output_forms)
    if (named == form) return word;
  return {};
}

std::vector<std::string> output_words() {
  std::vector<std::string> words;
  for (const auto& [word, form] : output_forms) words.emplace_back(word);
  return words;
}

bool writes_tree(OutputForm form) {
  return form == OutputForm::pbk || form == OutputForm::json || form == OutputForm::ndjson || form == OutputForm::yaml;
}

bool has_tags(OutputForm form) { return form == OutputForm::csv || form == OutputForm::tsv; }

bool has_rows(OutputForm form) { return has_tags(form) || form == OutputForm::fen; }

std::unique_ptr<RecordOutput> make_output(OutputForm form, const OutputOptions& options) {
  switch (form) {
    case OutputForm::pbk:
      return make_tree_output(WrittenForm::text);
    case OutputForm::pdn:
      return make_pdn_output();
    case OutputForm::json:
      return make_tree_output(WrittenForm::json);
    case OutputForm::ndjson:
      return make_tree_output(WrittenForm::ndjson);
    case OutputForm::yaml:
      return make_tree_output(WrittenForm::yaml);
    case OutputForm::csv:
      return make_table(TableForm::csv, options);
    case OutputForm::tsv:
      return make_table(TableForm::tsv, options);
    case OutputForm::fen:
      return make_fen_list(options.rows == Rows::plies);
    case OutputForm::md:
      return make_score_sheet(SheetForm::markdown, options.language);
    case OutputForm::tex:
      return make_score_sheet(SheetForm::latex, options.language);
    case OutputForm::sheet:
      return make_score_sheet(SheetForm::html, options.language);
    case OutputForm::html:
      return make_replay_page(options.language);
  }
  return nullptr;
}

}  // namespace plybook
