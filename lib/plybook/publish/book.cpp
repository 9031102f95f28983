#include "plybook/publish/book.h"

#include <set>

#include "plybook/diagram/sheet.h"
#include "plybook/game/yaml_file.h"

namespace plybook {

namespace {

constexpr std::size_t contact_columns = 5;

}  // namespace

Book read_book(std::string_view text, const FigureStyle& defaults, FigureReader& reader, Findings& findings) {
  Book book;
  book.style = defaults;
  Findings told;
  if (const auto node = read_yaml_file(text, "book", told)) {
    MappingReader file(*node, "book", told);
    file.required("plybook");
    read_style(file, reader.themes(), book.style);
    book.contact_sheet = file.flag("contact-sheet", true);
    const yaml::Node* figures = file.required("figures");
    file.finish();
    if (figures != nullptr && figures->kind != yaml::Node::Kind::sequence)
      told.push_back(finding_at(*figures, Code::wrong_value, {"figures", figures->text, "[…]"}));
    else if (figures != nullptr)
      for (const yaml::Node& figure : figures->items)
        if (auto drawn = reader.read(figure, book.style, {}, told)) book.figures.push_back(std::move(*drawn));
    check_names(book.figures, told);
    for (Finding& warning : reader.themes().take_warnings()) told.push_back(std::move(warning));
  }
  place_findings(told, text);
  findings.insert(findings.end(), told.begin(), told.end());
  return book;
}

void check_names(const std::vector<Figure>& figures, Findings& findings) {
  std::set<std::string_view> names;
  for (const Figure& figure : figures)
    if (!names.insert(figure.file).second)
      findings.push_back(finding_at(figure.place, Code::figure_twice, {figure.file}));
}

Scene contact_sheet(const std::vector<Figure>& figures) {
  std::vector<Scene> thumbnails;
  for (const Figure& figure : figures) thumbnails.push_back(figure.thumbnail);
  return sheet_of(thumbnails, contact_columns);
}

}  // namespace plybook
