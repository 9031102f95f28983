#include "plybook/game/board_section.h"

#include <cstdlib>

namespace plybook {
namespace {

constexpr int longest_side = 16, most_rows = 26, longest_row = 26;
constexpr std::size_t most_cells = 256;

constexpr std::pair<std::string_view, Lattice> lattices[] = {{"square", Lattice::square},
                                                             {"hexagonal", Lattice::hexagonal}};
constexpr std::pair<std::string_view, Topology::Squares> squares[] = {
    {"all", Topology::Squares::all}, {"dark", Topology::Squares::dark}, {"light", Topology::Squares::light}};
constexpr std::pair<std::string_view, Topology::Order> orders[] = {
    {"from-first-rank", Topology::Order::from_first_rank}, {"from-last-rank", Topology::Order::from_last_rank}};
constexpr std::pair<std::string_view, Naming::Kind> kinds[] = {
    {"algebraic", Naming::Kind::algebraic}, {"numeric", Naming::Kind::numeric}, {"dotted", Naming::Kind::dotted}};
constexpr std::pair<std::string_view, Corner> corners[] = {{"bottom-left", Corner::bottom_left},
                                                           {"bottom-right", Corner::bottom_right},
                                                           {"top-left", Corner::top_left},
                                                           {"top-right", Corner::top_right}};

/// Whether every square of the board is a cell.
bool is_full_rectangle(const Topology& topology) {
  const int width = (topology.bottom_right().x - topology.top_left().x) / 2 + 1;
  const int height = (topology.bottom_right().y - topology.top_left().y) / 2 + 1;
  return topology.lattice() == Lattice::square && topology.cells() == static_cast<std::size_t>(width * height);
}

std::shared_ptr<const Topology> read_squares(MappingReader& board) {
  const auto width = board.number("width", 2, longest_side), height = board.number("height", 2, longest_side);
  const auto which = board.word<Topology::Squares>("cells", squares, Topology::Squares::all);
  const auto order = board.word<Topology::Order>("order", orders, Topology::Order::from_first_rank);
  if (!width || !height) return nullptr;
  return std::make_shared<Topology>(Topology::squares(*width, *height, which, order));
}

/// Lengths of rows that lie between each other: neighbours differ by an odd number.
std::shared_ptr<const Topology> read_rows(MappingReader& board) {
  std::vector<int> lengths;
  std::size_t cells = 0;
  bool right = true;
  const auto rows = board.texts("rows");
  for (const yaml::Scalar* row : rows) {
    const auto length = yaml::as_int(*row);
    const bool fits = length && *length >= 1 && *length <= longest_row;
    const bool between = fits && (lengths.empty() || std::abs(*length - lengths.back()) % 2 == 1);
    if (!between) {
      board.findings().push_back(finding_at(*row, Code::wrong_value, {"rows", row->text, "5, 6, 7…"}));
      right = false;
    }
    if (!fits) continue;
    lengths.push_back(static_cast<int>(*length));
    cells += static_cast<std::size_t>(*length);
  }
  if (const yaml::Node* node = board.required("rows");
      node != nullptr && right && (lengths.empty() || lengths.size() > most_rows || cells > most_cells)) {
    board.findings().push_back(
        finding_at(*node, Code::wrong_value, {"rows", std::to_string(cells), "1…" + std::to_string(most_cells)}));
    right = false;
  }
  if (!right || lengths.empty()) return nullptr;
  return std::make_shared<Topology>(Topology::hexagons(lengths));
}

Naming read_naming(MappingReader& mapping, const GameDefinition& game) {
  Naming naming;
  mapping.required("cells");
  naming.kind = mapping.word<Naming::Kind>("cells", kinds, Naming::Kind::algebraic);
  // Where PDN's digit is left out, names begin where people expect them.
  const Corner usual = naming.kind == Naming::Kind::numeric ? Corner::top_left : Corner::bottom_left;
  naming.corner = mapping.word<Corner>("corner", corners, usual);
  const bool hexagonal = game.topology != nullptr && game.topology->lattice() == Lattice::hexagonal;
  if (hexagonal && naming.kind == Naming::Kind::algebraic && mapping.has("cells"))
    mapping.findings().push_back(finding_at(*mapping.node().find("cells"), Code::contradiction,
                                            {"notation.cells: algebraic", "board.lattice: hexagonal"}));
  return naming;
}

void read_sign(MappingReader& signs, std::string_view key, std::string& sign) {
  const yaml::Scalar* given = signs.optional_text(key);
  if (given == nullptr) return;
  constexpr std::string_view allowed = "-:x*=~+/";
  if (given->text.size() != 1 || allowed.find(given->text[0]) == std::string_view::npos)
    signs.findings().push_back(
        finding_at(*given, Code::wrong_value, {std::string(key), given->text, "- : x * = ~ + /"}));
  else
    sign = given->text;
}

void read_men(MappingReader& notation, GameDefinition& game) {
  MenNotationFacts men;
  men.namings = {read_naming(notation, game)};
  if (const yaml::Node* also = notation.optional("also-read"); also != nullptr) {
    MappingReader other(*also, "also-read", notation.findings());
    men.namings.push_back(read_naming(other, game));
    other.finish();
  }
  for (std::size_t side = 0; side < 2; ++side) men.letters[side] = game.sides[side].letter;
  if (auto signs = notation.optional_mapping("signs")) {
    read_sign(*signs, "step", men.step_sign);
    read_sign(*signs, "capture", men.capture_sign);
    read_sign(*signs, "ice", men.ice_sign);
    signs->finish();
  }
  men.kings = notation.flag("kings", false);
  men.ranges = notation.flag("ranges", false);
  game.men = std::move(men);
}

}  // namespace

void read_board(MappingReader& file, GameDefinition& game) {
  auto board = file.mapping("board");
  if (!board) return;
  board->required("lattice");
  const Lattice lattice = board->word<Lattice>("lattice", lattices, Lattice::square);
  game.topology = lattice == Lattice::square ? read_squares(*board) : read_rows(*board);
  board->finish();
}

void read_notation(MappingReader& file, GameDefinition& game) {
  enum class Writing : std::uint8_t { men, tiles };
  constexpr std::pair<std::string_view, Writing> writings[] = {{"men", Writing::men}, {"tiles", Writing::tiles}};
  auto notation = file.mapping("notation");
  if (!notation) return;
  notation->required("kind");
  if (notation->word<Writing>("kind", writings, Writing::men) == Writing::men)
    read_men(*notation, game);
  else if (game.topology != nullptr && !is_full_rectangle(*game.topology))
    file.findings().push_back(
        finding_at(*notation->node().find("kind"), Code::contradiction, {"notation.kind: tiles", "board"}));
  notation->finish();
}

}  // namespace plybook
