#include "plybook/diagram/theme_file.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "plybook/diagram/theme_check.h"
#include "plybook/game/mapping_reader.h"
#include "plybook/game/yaml_file.h"

namespace plybook {

namespace {

constexpr std::array<std::pair<std::string_view, Hatch>, 4> hatches = {
    {{"none", Hatch::none}, {"rising", Hatch::rising}, {"falling", Hatch::falling}, {"crossed", Hatch::crossed}}};

class ThemeReader {
 public:
  ThemeReader(const yaml::Node& node, std::string name, Findings& findings)
      : file_(node, "theme", findings), findings_(findings) {
    theme_.name = std::move(name);
  }

  Theme read() {
    file_.required("plybook");
    read_base();
    if (const auto percent = file_.optional_number("stroke-percent", 20, 400)) theme_.stroke_percent = *percent;
    if (const auto step = file_.optional_number("hatch-step", 60, 1000)) theme_.hatch_step = *step;
    if (const auto width = file_.optional_number("hatch-width", 5, 200)) theme_.hatch_width = *width;
    if (auto inks = file_.optional_mapping("inks")) read_inks(*inks);
    file_.finish();
    return theme_;
  }

 private:
  void read_base() {
    std::string own_name = theme_.name;
    theme_ = built_in_themes().front();
    if (const yaml::Scalar* base = file_.optional_text("extends")) {
      std::vector<std::string_view> names;
      for (const Theme& theme : built_in_themes()) names.push_back(theme.name);
      if (const Theme* found = find_theme(base->text)) {
        theme_ = *found;
      } else {
        findings_.push_back(wrong_word(*base, "extends", names));
      }
    }
    theme_.name = std::move(own_name);
  }

  void read_inks(MappingReader& inks) {
    for (std::size_t i = 1; i < paint_role_count; ++i) {
      const yaml::Node* node = inks.optional(paint_role_names[i]);
      if (node == nullptr) continue;
      if (node->kind == yaml::Node::Kind::scalar) {
        theme_.inks[i].hatch = Hatch::none;
        read_colour(*node, paint_role_names[i], theme_.inks[i].colour);
      } else {
        read_ink(*node, paint_role_names[i], theme_.inks[i]);
      }
    }
    inks.finish();
  }

  void read_ink(const yaml::Node& node, std::string_view role, Ink& ink) {
    MappingReader reader(node, role, findings_);
    if (const yaml::Scalar* colour = reader.text("colour")) read_colour(*colour, "colour", ink.colour);
    ink.hatch = reader.word<Hatch>("hatch", hatches, Hatch::none);
    if (const yaml::Scalar* colour = reader.optional_text("hatch-colour"))
      read_colour(*colour, "hatch-colour", ink.hatch_colour);
    reader.finish();
  }

  void read_colour(const yaml::Scalar& text, std::string_view key, Colour& colour) {
    if (const auto read = parse_colour(text.text)) {
      colour = *read;
    } else {
      findings_.push_back(finding_at(text, Code::wrong_value, {std::string(key), text.text, "\"#rrggbb\""}));
    }
  }

  MappingReader file_;
  Findings& findings_;
  Theme theme_;
};

}  // namespace

std::optional<Theme> read_theme_file(std::string_view text, std::string name, Findings& findings) {
  const auto node = read_yaml_file(text, "theme", findings);
  if (!node) return std::nullopt;
  Findings told;
  const Theme theme = ThemeReader(*node, std::move(name), told).read();
  const bool good = told.empty();
  if (good)
    for (const auto& [a, b] : alike_in_grey(theme))
      told.push_back(finding_at(*node, Code::theme_alike, {std::string(name_of(a)), std::string(name_of(b))}));
  place_findings(told, text);
  findings.insert(findings.end(), told.begin(), told.end());
  return good ? std::optional(theme) : std::nullopt;
}

}  // namespace plybook
