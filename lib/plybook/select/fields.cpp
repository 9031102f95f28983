#include "plybook/select/fields.h"

#include <iterator>
#include <utility>

namespace plybook {
namespace {

constexpr std::pair<std::string_view, Operand::Kind> fields[] = {
    {"player", Operand::Kind::player}, {"game", Operand::Kind::game}, {"termination", Operand::Kind::termination},
    {"result", Operand::Kind::result}, {"date", Operand::Kind::day},  {"plies", Operand::Kind::plies}};

const std::pair<std::string_view, std::vector<PieceKind>> counts[] = {{"men", {PieceKind::man}},
                                                                      {"kings", {PieceKind::king}},
                                                                      {"pieces", {PieceKind::man, PieceKind::king}},
                                                                      {"ice", {PieceKind::ice}},
                                                                      {"tiles", {PieceKind::tile}}};

constexpr std::string_view others[] = {"ok",    "has",   "reached", "tag",   "and",       "or",         "not",
                                       "Game",  "Rules", "FEN",     "Event", "Site",      "Round",      "White",
                                       "Black", "Red",   "Blue",    "Title", "Annotator", "TimeControl"};

}  // namespace

std::optional<Operand::Kind> field_of(std::string_view word) {
  for (const auto& [name, kind] : fields)
    if (name == word) return kind;
  return std::nullopt;
}

std::vector<PieceKind> counted_by(std::string_view word) {
  for (const auto& [name, kinds] : counts)
    if (name == word) return kinds;
  return {};
}

bool belongs_to_sides(std::string_view word) { return word != "ice"; }

std::vector<std::string_view> words_of_expressions() {
  std::vector<std::string_view> words;
  for (const auto& [name, kind] : fields) words.push_back(name);
  for (const auto& [name, kinds] : counts) words.push_back(name);
  words.insert(words.end(), std::begin(others), std::end(others));
  return words;
}

}  // namespace plybook
