#include "figure_book.h"

#include <cstdio>
#include <filesystem>

#include "plybook/base/atomic_file.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/source_file.h"
#include "plybook/publish/weave.h"
#include "plybook/report/report.h"

namespace plybook::cli {
namespace {

/// The files of a book in their folder.
class BookFolder {
 public:
  BookFolder(Tool& tool, std::string folder, bool check) : tool_(tool), folder_(std::move(folder)), check_(check) {}

  /// Writes a file unless it is there and the same. When it is only to be checked: tells at `place` that it is not.
  void put(const std::string& name, const std::string& bytes, const yaml::Scalar& place, Findings& findings) {
    ++files_;
    const std::string path = path_in(folder_, name);
    std::string there;
    const bool exists = read(path, there);
    if (exists && there == bytes) return;
    ++changed_;
    if (check_) {
      findings.push_back(finding_at(place, exists ? Code::figure_stale : Code::figure_missing, {name}));
      return;
    }
    std::error_code error;
    std::filesystem::create_directories(folder_, error);  // what it could not do, writing will tell
    const OutputStatus status = write_file(path, bytes, AtomicFile::IfThere::replace);
    if (!status) tool_.complain(fill(tr("{0}: {1}"), printable(path), status.text()));
  }

  std::size_t files() const { return files_; }
  std::size_t changed() const { return changed_; }

 private:
  static bool read(const std::string& path, std::string& bytes) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return false;
    auto file = open_input(path);
    return file && read_all(**file, bytes);
  }

  Tool& tool_;
  std::string folder_;
  bool check_;
  std::size_t files_ = 0, changed_ = 0;
};

std::string stem_of(std::string_view path) {
  const std::string_view name = name_in_folder(path);
  return std::string(name.substr(0, name.find('.', 1)));
}

void put_all(const Book& book, const std::string& path, bool whole, BookFolder& folder, Findings& findings) {
  for (const Figure& figure : book.figures) folder.put(figure.file, figure.bytes, figure.place, findings);
  if (whole && book.contact_sheet && !book.figures.empty()) {
    Scene sheet = contact_sheet(book.figures);
    sheet.title = stem_of(path);
    PictureStyle style = book.style.picture;
    style.format = PictureFormat::svg;
    style.width.reset();
    if (const auto bytes = picture_file(sheet, style)) folder.put("contact-sheet.svg", *bytes, {}, findings);
  }
  if (whole && !book.woven.empty()) folder.put(std::string(name_in_folder(path)), book.woven, {}, findings);
}

/// The defaults for all figures, as the options say.
FigureStyle defaults_of(const std::string& path, const BookOptions& options, const Drawing& drawing) {
  FigureStyle style;
  style.game = options.common.game;
  style.rules = options.common.rules;
  style.picture = drawing.style();
  style.language = drawing.language();
  style.coordinates = drawing.coordinates();
  if (!options.drawing.format && text_kind_of(path) == TextKind::latex) style.picture.format = PictureFormat::pdf;
  return style;
}

}  // namespace

void draw_book(Tool& tool, const std::string& path, const BookOptions& options, const Drawing& drawing) {
  if (!options.drawing.output) return tool.complain(tr("a book needs -o DIR, the folder of its figures"));
  const auto text = read_source(path);
  if (!text) return tool.complain(fill(tr("{0}: {1}"), printable(path), text.error()));
  if (path_in(*options.drawing.output, name_in_folder(path)) == path)
    return tool.complain(tr("-o DIR cannot be the folder of the text itself"));
  FigureReader reader(tool.catalogue(), folder_of(path));
  const FigureStyle defaults = defaults_of(path, options, drawing);
  Findings findings;
  const auto kind = text_kind_of(path);
  const Book book = kind ? weave(*text, *kind, stem_of(path), defaults, reader, findings)
                         : read_book(*text, defaults, reader, findings);
  BookFolder folder(tool, *options.drawing.output, options.check);
  put_all(book, path, !has_error(findings), folder, findings);
  tool.worsen(findings);
  std::string told;
  const auto report = make_report(ReportFormat::text, told, {options.common.quiet, {}, tool.colour(2)});
  report->begin_file(shown(path));
  report->end_file(findings, "");
  std::fwrite(told.data(), 1, told.size(), stderr);
  if (!options.common.quiet && !options.check)
    tool.tell(fill(tr("{0} files, {1} of them written"), folder.files(), folder.changed()));
}

}  // namespace plybook::cli
