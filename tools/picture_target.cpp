#include "picture_target.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "plybook/base/atomic_file.h"
#include "plybook/base/files.h"
#include "plybook/base/place_index.h"
#include "plybook/base/unicode.h"
#include "plybook/diagram/text_board.h"

namespace plybook::cli {

PictureTarget::PictureTarget(Tool& tool, const std::optional<std::string>& output)
    : tool_(tool), output_(output), folder_(output && (output->ends_with('/') || is_folder(*output))) {}

void PictureTarget::put(const std::string& bytes, const std::string& name) {
  if (!folder_) {
    if (waiting_ && !refused_)
      tool_.complain(
          tr("there are several pictures: -o has to name a folder, with / behind it if it is not there yet"));
    refused_ = refused_ || waiting_.has_value();
    waiting_ = bytes;
    return;
  }
  std::error_code error;
  std::filesystem::create_directories(*output_, error);  // what it could not do, writing will tell
  write(output_->ends_with('/') ? *output_ + name : *output_ + "/" + name, bytes);
}

void PictureTarget::finish() {
  if (!waiting_ || refused_) return;
  if (!output_) return tool_.write(*waiting_);
  write(*output_, *waiting_);
}

void PictureTarget::write(const std::string& path, const std::string& bytes) {
  const OutputStatus status = write_file(path, bytes, AtomicFile::IfThere::replace);
  if (!status && !status.closed_pipe()) tool_.complain(fill(tr("{0}: {1}"), printable(path), status.text()));
}

std::string picture_name(std::string_view file, std::uint64_t record) {
  file.remove_prefix(file.rfind('/') + 1);  // npos + 1 is 0
  std::string_view stem = file.substr(0, file.find('.', 1));
  std::string name = file == "-" ? "record" : safe_component(stem);
  if (record != 1) name += "-" + std::to_string(record);
  return name;
}

bool read_board(Tool& tool, const Game& game, const std::string& path, std::string& fen) {
  constexpr std::size_t largest = std::size_t{1} << 20;
  auto file = open_input(path);
  std::string text;
  if (!file || !read_all(**file, text)) {
    tool.complain(fill(tr("{0}: {1}"), printable(path), file ? tr("it cannot be read") : plybook::text(file.error())));
    return false;
  }
  if (text.size() > largest) {
    tool.complain(fill(tr("{0}: this is too long for a board"), printable(path)));
    return false;
  }
  text = replace_invalid(text).text;
  std::vector<TextFault> faults;
  const auto view = read_text_board(game, text, faults);
  const PlaceIndex places(text);
  for (const TextFault& fault : faults) {
    Finding finding;
    finding.code = fault.code;
    finding.args = fault.args;
    const LineColumn at = places.at(fault.span.begin);
    tool.complain(fmt::format("{}:{}:{}: {}", printable(path), at.line, at.column, printable(message(finding, tr))));
  }
  if (view) game.notation->write_position(*view, fen);
  return view.has_value();
}

}  // namespace plybook::cli
