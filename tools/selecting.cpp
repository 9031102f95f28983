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

/// What expressions and positions are made of.
constexpr std::pair<std::string_view, const char*> parts[] = {
    {"= != < <= > >=", N_("compare a field with a text in quotes, a number or a date")},
    {"~", N_("the left text contains the right one, letter case aside")},
    {"and or not ( )", N_("join comparisons")},
    {"White, tag('x-y')", N_("a tag by its name; empty where it is missing")},
    {"player", N_("any of the players")},
    {"game", N_("the id of the game")},
    {"result", N_("1-0, 0-1, 1/2-1/2, 0-0 or '*'")},
    {"termination", N_("the word of the tag, letter case aside")},
    {"date", N_("the tag Date: date = 1990, date >= 1990-05; holds where what is known of it is enough")},
    {"plies", N_("the legal plies of the main line")},
    {"men kings pieces tiles", N_("on the board at the end; of one side: men(white)")},
    {"ice", N_("on the board at the end")},
    {"ok", N_("there is no error")},
    {"has(illegal-turn)", N_("there is such a finding, or one of such a group")},
    {"reached('POSITION')", N_("the main line reaches it, turned or mirrored where the rules of the game allow")},
    {"W:Wc3:Bd4", N_("a position as the game writes it: on every cell")},
    {"W:Wc3:Bd4...", N_("a pattern: what stands on other cells does not matter")},
    {"?:Wc3:-e5,g5:+h6...", N_("either side to move; e5 and g5 are empty, h6 is not")},
    {"?/?/?/?/?/?/?/??_?e??R ?", N_("tiles: ? is anything, _ a window, a row ? one of anything")}};

}  // namespace

std::string selection_help() {
  std::string text;
  for (const auto& [part, meaning] : parts) text += fmt::format("  {:28}{}\n", part, tr(meaning));
  return text;
}

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
