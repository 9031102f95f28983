#include "plybook/publish/replay_page.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>
#include <vector>

#include "plybook/base/json_text.h"
#include "plybook/base/sha256.h"
#include "plybook/base/xml_text.h"
#include "plybook/diagram/svg.h"
#include "plybook/publish/moment_diagram.h"
#include "plybook/publish/put.h"
#include "plybook/publish/replay_boards.h"
#include "plybook/publish/replay_files.h"
#include "plybook/publish/replay_head.h"
#include "plybook/publish/replay_turns.h"

namespace plybook {

namespace {

/// What a page keeps of a ply until the record is written.
struct KeptPly {
  std::uint32_t node = 0;
  std::string cells;       ///< letters of ReplayBoards
  std::vector<Cell> path;  ///< of the turn
  Side to_move = Side::first;
  std::optional<Outcome> outcome;
};

class ReplayPage final : public RecordOutput {
 public:
  explicit ReplayPage(Language language) : language_(language), texts_(replay_texts(language)), boards_(language) {}

  void begin(std::string_view, const Record& record) override {
    record_ = &record;
    game_ = nullptr;
    kept_.clear();
    overlays_.clear();
    plies_.assign(record.nodes.size(), 0);
  }

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    game_ = &game;
    start_ = last_ = game.rules->view(position);
    keep(0, start_, {}, outcome);
  }

  void ply(const Ply& ply) override {
    TurnText full;
    ply.game.rules->spell(ply.before, ply.turn, &ply.written, full);
    View view = ply.game.rules->view(ply.after);
    keep(ply.node, view, std::move(full.cells), ply.outcome);
    plies_[ply.node] = ply.number;
    if (ply.main_line) last_ = std::move(view);
  }

  void write(const Record& record, TurnTexts turns, std::string& out) override {
    ++games_;
    const std::string heading = record_heading(record, game_, games_, texts_);
    if (games_ == 1) page_head(heading, out);
    if (game_) boards_.define(*game_, start_, letters(), out);
    put(out, R"(<article id="{0}" aria-labelledby="{0}-name"><h2 id="{0}-name">)", games_);
    append_xml_text(out, heading);
    out += "</h2>\n";
    append_record_facts(record, game_, texts_, language_, out);
    if (game_) first_board(out);
    put(out, R"(<section class="turns" aria-label="{}">)", texts_.turns);
    std::vector<std::uint32_t> order;
    ShownTurns shown;
    if (game_) shown.plies = plies_;
    shown.game = games_;
    append_turn_list(record, turns, shown, texts_, order, out);
    append_record_end(record, game_, language_, out);
    out += "</section>\n";
    if (game_) last_board(out);
    if (game_) data(record, order, out);
    out += "</article>\n";
    game_ = nullptr;
  }

  void finish(std::string& out) override {
    if (games_ == 0) page_head("Plybook", out);
    append_controls(texts_, out);
    put(out, "</main>\n<script>{}</script>\n</body></html>\n", replayer_script);
  }

 private:
  void keep(std::uint32_t node, const View& view, std::vector<Cell> path, const std::optional<Outcome>& outcome) {
    kept_.push_back({node, ReplayBoards::letters(*game_, view), std::move(path), view.to_move, outcome});
    DiagramOptions options;
    const Node& at = record_->nodes[node];
    add_comment_marks(*game_, *record_, node, at.child, options);
    if (options.marks.empty() && options.arrows.empty()) return;
    append_svg_shapes(overlays_[node], overlay_part(*game_, view, options), *find_theme("colour"));
  }

  std::string letters() const {
    std::string all;
    for (const KeptPly& ply : kept_)
      for (const char letter : ply.cells)
        if (all.find(letter) == std::string::npos) all += letter;
    return all;
  }

  void page_head(std::string_view title, std::string& out) const {
    std::string style(replayer_style);
    append_style_rules(style, *find_theme("colour"));
    put(out, R"(<!DOCTYPE html>
<html lang="{}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src {}; style-src {}; base-uri 'none'; form-action 'none'"/>
<meta name="color-scheme" content="light dark"/>
<title>)",
        language_ == Language::russian ? "ru" : "en", policy_hash(replayer_script), policy_hash(style));
    append_xml_text(out, title);
    put(out, "</title>\n<style>{}</style></head>\n<body><main>\n", style);
  }

  void first_board(std::string& out) const {
    out += R"(<figure class="board">)";
    boards_.show(*game_, start_, texts_.start, out);
    put(out, R"(<figcaption aria-live="polite">{}</figcaption></figure>)", texts_.say_start);
    out += '\n';
  }

  /// Scripts hide it: it is for readers without them, and for paper.
  void last_board(std::string& out) const {
    if (kept_.size() < 2) return;
    out += R"(<figure class="final">)";
    boards_.show(*game_, last_, texts_.final, out);
    put(out, "<figcaption>{}</figcaption></figure>\n", texts_.final);
  }

  /// The positions in the order of the links; `from` is said where a turn does not follow the one before it.
  void data(const Record& record, const std::vector<std::uint32_t>& order, std::string& out) const {
    std::vector<std::uint32_t> kept_of(record.nodes.size(), Node::none), place_of(record.nodes.size(), 0);
    for (std::size_t i = 0; i < kept_.size(); ++i) kept_of[kept_[i].node] = static_cast<std::uint32_t>(i);
    append_overlays(order, out);
    put(out, R"(<script type="application/json" class="positions">{{"board":"{}","pieces":)", boards_.name(*game_));
    boards_.legend(*game_, letters(), out);
    out += R"(,"positions":[)";
    for (std::size_t i = 0; i < order.size(); ++i) {
      place_of[order[i]] = static_cast<std::uint32_t>(i);
      if (i != 0) out += ',';
      position(record, kept_[kept_of[order[i]]], i, place_of, out);
    }
    out += "]}</script>\n";
  }

  void position(const Record& record, const KeptPly& ply, std::size_t place, const std::vector<std::uint32_t>& place_of,
                std::string& out) const {
    put(out, R"({{"cells":"{}","toMove":{})", ply.cells, index(ply.to_move));
    if (place != 0) {
      const std::uint32_t from = place_of[turn_before(record, ply.node)];
      if (from + 1 != place) put(out, R"(,"from":{})", from);
      out += R"(,"path":[)";
      for (const Cell cell : ply.path) put(out, "{}{}", out.back() == '[' ? "" : ",", index(cell));
      out += ']';
    }
    if (ply.outcome) {
      out += R"(,"over":)";
      append_script_json(out, fmt::format(fmt::runtime(texts_.say_over), text(ply.outcome->result),
                                          termination_words(ply.outcome->termination, language_)));
    }
    out += '}';
  }

  /// The shown turn before, over nodes that are no plies.
  std::uint32_t turn_before(const Record& record, std::uint32_t node) const {
    do {
      node = record.nodes[node].parent;
    } while (node != 0 && node != Node::none && plies_[node] == 0);
    return node == Node::none ? 0 : node;
  }

  void append_overlays(const std::vector<std::uint32_t>& order, std::string& out) const {
    if (overlays_.empty()) return;
    out += R"(<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>)";
    for (std::size_t i = 0; i < order.size(); ++i)
      if (const auto drawn = overlays_.find(order[i]); drawn != overlays_.end())
        put(out, R"(<g id="{}-overlay-{}">{}</g>)", games_, i, drawn->second);
    out += "</defs></svg>\n";
  }

  Language language_;
  const ReplayTexts& texts_;
  ReplayBoards boards_;
  std::uint64_t games_ = 0;
  const Record* record_ = nullptr;
  const Game* game_ = nullptr;
  View start_, last_;
  std::vector<KeptPly> kept_;
  std::vector<std::uint32_t> plies_;  // by node
  std::map<std::uint32_t, std::string> overlays_;
};

}  // namespace

std::unique_ptr<RecordOutput> make_replay_page(Language language) { return std::make_unique<ReplayPage>(language); }

}  // namespace plybook
