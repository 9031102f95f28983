// Draws the position at the end of a file's first record as ply-diagram does without options, as SVG:
//   plybook-diagram.wasm GAMES FILE
// GAMES is the folder of the game files; - is standard input.
#include <cstdio>
#include <optional>
#include <string>

#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/picture_file.h"
#include "plybook/diagram/svg.h"
#include "plybook/game/catalogue.h"
#include "plybook/publish/line_diagrams.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/replay.h"

namespace plybook {
namespace {

class DrawLast final : public LineDiagrams {
 public:
  explicit DrawLast(const PlyChoice& last) : LineDiagrams(last, {}) {}
  std::string svg;

 private:
  std::optional<DiagramOptions> options_for(const Game&) override { return DiagramOptions(); }

  void diagram(const Moment& moment, DiagramOptions options) override {
    const Scene scene = board_scene(*game(), game()->rules->view(moment.position), options);
    PictureStyle style;
    style.theme = built_in_themes().front();
    SvgOptions svg_options;
    svg_options.width = width_of(scene, style);
    append_svg(svg, scene, style.theme, svg_options);
  }
};

/// Answers what ply-diagram exits with.
int draw(const std::string& games, const std::string& path) {
  constexpr int well = 0, with_errors = 1, failed = 2;
  auto bytes = open_input(path);
  if (!bytes) return failed;
  const auto source = open_records(std::move(*bytes));
  Record record;
  Findings findings;
  if (!source->next(record, findings)) return failed;
  const PlyChoice last = *PlyChoice::read("end");
  DrawLast line(last);
  line.begin(record, "");
  const Catalogue catalogue({games});
  Replayer(catalogue, {}).replay(record, findings, &line);
  line.end();
  std::fwrite(line.svg.data(), 1, line.svg.size(), stdout);
  if (std::fflush(stdout) != 0 || line.svg.empty()) return failed;
  return has_error(findings) ? with_errors : well;
}

}  // namespace
}  // namespace plybook

int main(int argc, char** argv) {
  if (argc != 3) return std::fputs("usage: plybook-diagram GAMES FILE\n", stderr), 2;
  return plybook::draw(argv[1], argv[2]);
}
