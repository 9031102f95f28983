#include "selecting.h"

#include "cli.h"
#include "plybook/base/unicode.h"
#include "plybook/report/source_line.h"

namespace plybook::cli {
namespace {

/// On one line, so that a caret below it shows a place; each byte keeps its own.
std::string on_one_line(std::string_view value) {
  std::string line = replace_invalid(value).text;
  for (char& c : line)
    if (c == '\n' || c == '\r') c = ' ';
  return line;
}

}  // namespace

std::string selection_message(std::string_view option, std::string_view value, const SelectFault& fault) {
  Place place;
  place.column = count_code_points(value.substr(0, fault.span.begin)) + 1;
  place.length = count_code_points(fault.span.in(value));
  const Excerpt excerpt = excerpt_of(on_one_line(value), place);
  return fill(tr("{0}, column {1}: {2}"), option, place.column, printable(message(fault, tr))) +
         fmt::format("\n    {0}\n    {1:>{2}}^{1:~>{3}}", excerpt.text, "", excerpt.before,
                     excerpt.length > 0 ? excerpt.length - 1 : 0);
}

std::vector<std::string> reached_messages(const Selector& selector, std::uint64_t record) {
  std::vector<std::string> messages;
  const auto& positions = selector.selection().expression().positions;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const std::optional<ReachedPly>& reached = selector.reached(i);
    if (!reached) continue;
    const char* text = N_("record {0} reaches {1} at ply {2}");
    if (reached->how == ReachedPly::How::turned) text = N_("record {0} reaches {1} at ply {2}, turned or mirrored");
    if (reached->how == ReachedPly::How::turned_sides_too)
      text = N_("record {0} reaches {1} at ply {2}, turned, with the sides swapped");
    messages.push_back(fill(tr(text), record, printable(positions[i].text), reached->ply));
  }
  return messages;
}

}  // namespace plybook::cli
