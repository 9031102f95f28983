#include "plybook/publish/figure_style.h"

#include <array>
#include <iterator>

#include "plybook/diagram/theme_file.h"
#include "plybook/publish/source_file.h"

namespace plybook {

namespace {

constexpr std::array<std::pair<std::string_view, PictureFormat>, 3> formats = {
    {{"svg", PictureFormat::svg}, {"png", PictureFormat::png}, {"pdf", PictureFormat::pdf}}};
constexpr std::array<std::pair<std::string_view, Coordinates>, 4> coordinates = {{{"outside", Coordinates::outside},
                                                                                  {"inside", Coordinates::inside},
                                                                                  {"numbers", Coordinates::numbers},
                                                                                  {"none", Coordinates::none}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> svg_kinds = {{{"portable", false}, {"css", true}}};
constexpr std::array<std::pair<std::string_view, Language>, 2> languages = {
    {{"en", Language::english}, {"ru", Language::russian}}};

std::vector<std::string_view> theme_names() {
  std::vector<std::string_view> names;
  for (const Theme& theme : built_in_themes()) names.push_back(theme.name);
  return names;
}

}  // namespace

const Theme* Themes::find(const yaml::Scalar& where, Findings& findings) {
  if (const Theme* theme = find_theme(where.text)) return theme;
  if (const auto known = read_.find(where.text); known != read_.end()) return &known->second;
  if (!where.text.ends_with(".yaml")) {
    findings.push_back(wrong_word(where, "theme", theme_names()));
    return nullptr;
  }
  const auto text = read_source(path_in(folder_, where.text));
  if (!text) {
    findings.push_back(finding_at(where, Code::figure_source, {where.text, text.error()}));
    return nullptr;
  }
  Findings told;
  const auto theme = read_theme_file(*text, where.text, told);
  for (const Finding& finding : told) {
    if (info(finding.code).severity != Severity::error) {
      warnings_.push_back(finding_at(where, finding.code, finding.args));
      continue;
    }
    const std::string place = where.text + ":" + std::to_string(finding.place.line);
    findings.push_back(finding_at(where, Code::figure_source, {place, message(finding)}));
  }
  return theme ? &read_.emplace(where.text, *theme).first->second : nullptr;
}

void read_style(MappingReader& file, Themes& themes, FigureStyle& style) {
  if (const yaml::Scalar* game = file.optional_text("game")) style.game = game->text;
  if (const yaml::Scalar* rules = file.optional_text("rules")) style.rules = rules->text;
  if (const yaml::Scalar* name = file.optional_text("theme"))
    if (const Theme* theme = themes.find(*name, file.findings())) style.picture.theme = *theme;
  if (const yaml::Scalar* size = file.optional_text("size")) {
    if (const auto width = parse_length(size->text)) {
      style.picture.width = width;
    } else {
      file.findings().push_back(finding_at(*size, Code::wrong_value, {"size", size->text, "60mm, 400px"}));
    }
  }
  style.picture.format = file.word<PictureFormat>("format", formats, style.picture.format);
  style.picture.css = file.word<bool>("svg", svg_kinds, style.picture.css);
  style.coordinates = file.word<Coordinates>("coords", coordinates, style.coordinates);
  style.language = file.word<Language>("lang", languages, style.language);
}

}  // namespace plybook
