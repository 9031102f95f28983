#include "plybook/game/game_file.h"

#include <algorithm>

#include "plybook/game/board_section.h"
#include "plybook/game/clauses_section.h"
#include "plybook/game/extends.h"
#include "plybook/game/mapping_reader.h"
#include "plybook/game/options_section.h"
#include "plybook/game/sides_section.h"
#include "plybook/game/yaml_file.h"

namespace plybook {
namespace {

constexpr std::string_view drawn_start = "drawn";

void read_family(MappingReader& file, GameDefinition& game) {
  const yaml::Scalar* name = file.text("family");
  if (name == nullptr) return;
  std::vector<std::string_view> known;
  for (const Family& family : families()) {
    known.push_back(family.name);
    if (family.name == name->text) game.family = &family;
  }
  if (game.family == nullptr) file.findings().push_back(wrong_word(*name, "family", known));
}

void read_pdn(MappingReader& file, GameDefinition& game) {
  auto pdn = file.optional_mapping("pdn");
  if (!pdn) return;
  PdnType type;
  type.number = pdn->number("type", 0, 255).value_or(0);
  if (const yaml::Scalar* attributes = pdn->text("attributes")) type.attributes = attributes->text;
  type.bare = pdn->flag("bare", true);
  constexpr std::pair<std::string_view, bool> wins[] = {{"1-0", false}, {"2-0", true}};
  type.two_points = pdn->word<bool>("win", wins, false);
  pdn->finish();
  game.pdn = std::move(type);
}

void read_look(MappingReader& file, GameDefinition& game) {
  using Board = Look::Board;
  constexpr std::pair<std::string_view, Board> boards[] = {
      {"squares", Board::squares}, {"circles", Board::circles}, {"tiles", Board::tiles}};
  auto look = file.optional_mapping("look");
  game.look.piece_colours = {"white", "black"};
  if (!look) return;
  game.look.board = look->word<Board>("board", boards, Board::squares);
  const std::vector<std::string_view> colours = {"white", "black", "red", "blue"};
  const auto pieces = look->texts("pieces");
  if (look->has("pieces") && pieces.size() != 2)
    file.findings().push_back(finding_at(*look->node().find("pieces"), Code::wrong_value,
                                         {"pieces", std::to_string(pieces.size()), listed(colours)}));
  for (std::size_t i = 0; i < std::min<std::size_t>(pieces.size(), 2); ++i) {
    if (std::find(colours.begin(), colours.end(), pieces[i]->text) == colours.end())
      file.findings().push_back(wrong_word(*pieces[i], "pieces", colours));
    game.look.piece_colours[i] = pieces[i]->text;
  }
  look->finish();
}

void read_start(MappingReader& file, GameDefinition& game) {
  const yaml::Scalar* start = file.text("start");
  if (start != nullptr && start->text != drawn_start) game.start = *start;
}

void read_facts(MappingReader& file, GameDefinition& game) {
  game.facts.kind = yaml::Node::Kind::mapping;
  if (const yaml::Node* facts = file.required("facts"); facts != nullptr) {
    MappingReader(*facts, "facts", file.findings());
    if (facts->kind == yaml::Node::Kind::mapping) game.facts = *facts;
  }
}

void read_file(MappingReader& file, GameDefinition& game) {
  file.required("plybook");
  file.optional("extends");
  if (auto title = file.mapping("title")) game.title = read_local_text(*title);
  for (const yaml::Scalar* alias : file.texts("aliases")) game.aliases.push_back(alias->text);
  read_pdn(file, game);
  read_family(file, game);
  read_sides(file, game);
  read_board(file, game);
  read_notation(file, game);
  read_start(file, game);
  read_facts(file, game);
  read_clauses(file, game);
  read_options(file, game);
  read_terminations(file, game);
  constexpr std::pair<std::string_view, Draws> draws[] = {
      {"unknown", Draws::unknown}, {"agreed", Draws::agreed}, {"known", Draws::known}};
  file.required("draws");
  game.draws = file.word<Draws>("draws", draws, Draws::known);
  read_tag_aliases(file, game);
  read_look(file, game);
  file.finish();
}

std::optional<GameDefinition> read_unplaced(std::optional<yaml::Node>& root, std::string id, const GameTexts& texts,
                                            Findings& findings) {
  if (!root || !put_base_under(*root, id, texts, findings)) return std::nullopt;
  GameDefinition game;
  game.id = std::move(id);
  MappingReader file(*root, "game", findings);
  read_file(file, game);
  if (!findings.empty()) return std::nullopt;
  return game;
}

}  // namespace

std::optional<GameDefinition> read_game_file(std::string_view text, std::string id, const GameTexts& texts,
                                             Findings& findings) {
  auto root = read_yaml_file(text, "game", findings);
  auto game = read_unplaced(root, std::move(id), texts, findings);
  if (root) gather_at_base(*root, findings);
  place_findings(findings, text);
  return game;
}

Findings check_game_file(std::string_view text, std::string id, const GameTexts& texts) {
  Findings findings;
  auto root = read_yaml_file(text, "game", findings);
  const auto game = read_unplaced(root, std::move(id), texts, findings);
  if (game) {
    compile(*game, {}, findings);
    // Each other value of each option, one at a time, as far as the game itself is right.
    for (const OptionSource& source : game->options)
      for (const std::string& value : source.option.values)
        if (findings.empty() && value != source.option.values.front())
          compile(*game, {{source.option.name, value}}, findings);
  }
  if (root) gather_at_base(*root, findings);
  place_findings(findings, text);
  return findings;
}

}  // namespace plybook
