#include "plybook/replay/pdn_output.h"

#include <algorithm>

#include "plybook/base/ascii.h"
#include "plybook/record/words.h"
#include "plybook/replay/pdn_turn.h"
#include "plybook/replay/results.h"
#include "plybook/replay/setup.h"

namespace plybook {
namespace {

/// A capital letter, then letters, digits and `_`.
bool is_pdn_name(std::string_view name) {
  const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
  return !name.empty() && name[0] >= 'A' && name[0] <= 'Z' && std::all_of(name.begin(), name.end(), fits);
}

std::string game_type(const PdnType& type) {
  const std::string number = std::to_string(type.number);
  return type.bare ? number : number + "," + type.attributes;
}

/// A result as the game's files write it.
std::string_view result_word(Result result, bool two_points) {
  if (!two_points) return text(result);
  switch (result) {
    case Result::first_wins:
      return "2-0";
    case Result::second_wins:
      return "0-2";
    case Result::draw:
      return "1-1";
    case Result::both_lose:
    case Result::unknown:
      return text(result);
  }
  return text(result);
}

class PdnOutput final : public RecordOutput {
 public:
  void begin(std::string_view, const Record& record) override {
    own_.assign(record.nodes.size(), {});
    game_ = nullptr;
    fen_.clear();
  }
  void start(const Game& game, const Position& position, const std::optional<Outcome>&) override {
    game_ = &game;
    fen_ = fen(game, position);
  }
  void ply(const Ply& ply) override { own_[ply.node] = turns_.text(ply.game, ply.before, ply.turn); }

  void write(const Record& record, TurnTexts turns, std::string& out) override {
    if (!is_first_) out += '\n';
    is_first_ = false;
    write_setups(record);
    texts_.assign(turns.begin(), turns.end());
    texts_.resize(record.nodes.size());
    for (std::size_t i = 0; i < own_.size() && i < texts_.size(); ++i)
      if (!own_[i].empty()) texts_[i] = own_[i];
    write_tags(record, out);
    for (LostText& lost : write_pdn_movetext(record, texts_, out)) tell(lost.code, std::move(lost.args));
    own_.clear();
  }
  void told(Findings& findings) override {
    findings.insert(findings.end(), findings_.begin(), findings_.end());
    findings_.clear();
  }

 private:
  const PdnType* type() const { return game_ && game_->pdn && game_->choices.empty() ? &*game_->pdn : nullptr; }

  /// Positions inside the game, in their canonical text.
  void write_setups(const Record& record) {
    if (!game_) return;
    for (std::size_t i = 0; i < own_.size(); ++i) {
      if (record.nodes[i].kind != Node::Kind::setup) continue;
      const std::string_view text = record.nodes[i].text.in(record.text);
      const std::size_t begin = text.find('"') + 1;
      std::vector<TextFault> faults;
      const auto view = game_->notation->read_position(text.substr(begin, text.rfind('"') - begin), faults);
      if (!view) continue;
      own_[i] = "/FEN \"";
      game_->notation->write_position(*view, own_[i]);
      own_[i] += "\"/";
    }
  }

  void tell(Code code, std::vector<std::string> args) {
    Finding& finding = findings_.emplace_back();
    finding.code = code;
    finding.args = std::move(args);
  }

  std::string_view pdn_name(std::string_view name) const {
    if (game_)
      for (const auto& [local, meant] : game_->tag_aliases)
        if (local == name) return meant;
    return name;
  }

  void write_tags(const Record& record, std::string& out) {
    bool named = false, has_result = false;
    for (const Tag& tag : record.tags) {
      const std::string_view name = pdn_name(record.name(tag)), value = record.value(tag);
      has_result = has_result || name == "Result";
      if (name == "Game" || name == "GameType") {
        if (!named) write_game(name, value, out);
        named = true;
      } else if (name == "FEN" && !fen_.empty()) {
        write_tag(name, fen_, out);
      } else if (name == "Result") {
        write_tag(name, result(record, value), out);
      } else if (is_pdn_name(name)) {
        write_tag(name, value, out);
      } else {
        tell(Code::pdn_line, {"[" + std::string(name) + "]"});
      }
    }
    if (!named) write_game("", "", out);
    if (!has_result) write_tag("Result", record.has_result() ? result(record, "") : "*", out);
    out += '\n';
  }

  void write_game(std::string_view name, std::string_view value, std::string& out) {
    if (const PdnType* known = type()) return write_tag("GameType", game_type(*known), out);
    if (game_) tell(Code::pdn_game, {game_->id});
    if (game_ && !game_->pdn) return write_tag("Game", game_->id, out);
    if (!name.empty()) write_tag(name, value, out);
  }

  /// The result at the end counts; a score that is no result stays as it is.
  std::string result(const Record& record, std::string_view value) const {
    const bool two_points = game_ && game_->pdn && game_->pdn->two_points;
    if (record.has_result() && !is_separator(record)) {
      const std::string_view written = record.result_span.in(record.text);
      return std::string(result_of(written) ? result_word(record.result, two_points) : written);
    }
    const auto known = result_of(value);
    return std::string(known ? result_word(known->result, two_points) : value);
  }

  PdnTurns turns_;
  std::vector<std::string> own_;
  std::vector<std::string_view> texts_;
  Findings findings_;
  const Game* game_ = nullptr;
  std::string fen_;
  bool is_first_ = true;
};

}  // namespace

std::unique_ptr<RecordOutput> make_pdn_output() { return std::make_unique<PdnOutput>(); }

}  // namespace plybook
