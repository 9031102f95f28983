#include "plybook/select/selection.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/closest.h"
#include "plybook/base/unicode.h"
#include "plybook/select/parser.h"
#include "plybook/select/pattern.h"
#include "plybook/select/sides.h"

namespace plybook {
namespace {

using Checked = tl::expected<void, SelectFault>;

tl::unexpected<SelectFault> fault(SelectError error, Span place, std::vector<std::string> args) {
  return tl::unexpected(SelectFault{error, place, std::move(args)});
}

/// The codes of that name, or all whose names begin with it and a slash.
std::vector<Code> codes_named(std::string_view name) {
  std::vector<Code> codes;
  for (const CodeInfo& code : all_codes()) {
    const bool is_of_group = code.name.size() > name.size() && code.name[name.size()] == '/';
    if (code.name.starts_with(name) && (code.name.size() == name.size() || is_of_group)) codes.push_back(code.code);
  }
  return codes;
}

tl::unexpected<SelectFault> unknown_code(const PlacedText& code) {
  std::vector<std::string_view> names;
  for (const CodeInfo& known : all_codes()) {
    names.push_back(known.name);
    if (const std::size_t slash = known.name.find('/'); slash != std::string_view::npos) {
      names.push_back(known.name.substr(0, slash));
      names.push_back(known.name.substr(slash + 1));
    }
  }
  const auto near = closest(code.text, names);
  if (!near) return fault(SelectError::unknown_code, code.place, {printable(code.text)});
  // What comes behind the slash is what people remember.
  const auto all = all_codes();
  const auto whole = std::find_if(all.begin(), all.end(), [&](const CodeInfo& known) {
    return known.name.ends_with(*near) && known.name.size() > near->size() &&
           known.name[known.name.size() - near->size() - 1] == '/';
  });
  const bool is_tail = codes_named(*near).empty() && whole != all.end();
  return fault(SelectError::unknown_code_like, code.place,
               {printable(code.text), std::string(is_tail ? whole->name : *near)});
}

/// Looks up what an expression names.
class Resolver {
 public:
  Resolver(const Catalogue& catalogue, const GameChoice& choice) : catalogue_(catalogue), choice_(choice) {}

  Checked comparison(Comparison& comparison) const {
    for (const Operand* side : {&comparison.left, &comparison.right}) {
      if (side->kind != Operand::Kind::pieces || side->side.text.empty()) continue;
      if (Checked known = known_side(side->side); !known) return known;
    }
    const bool is_equality = comparison.sign == CompareSign::equal || comparison.sign == CompareSign::unequal;
    if (!is_equality) return {};
    if (comparison.left.kind == Operand::Kind::game) return game(comparison.right);
    if (comparison.right.kind == Operand::Kind::game) return game(comparison.left);
    return {};
  }

  /// A position must be one of the chosen game, or of some game; else the one that it comes nearest to tells why not.
  Checked position(const PlacedText& position) const {
    std::optional<SelectFault> best;
    const std::vector<std::string> ids =
        choice_.game.empty() ? catalogue_.ids() : std::vector<std::string>{choice_.game};
    for (const std::string& id : ids) {
      const auto game = catalogue_.find(id, choice_.game.empty() ? std::string_view() : choice_.rules);
      if (!game) continue;
      std::vector<TextFault> faults;
      if (read_pattern(**game, position.text, faults)) return {};
      const SelectFault found = wrong(position, **game, faults);
      if (!best || found.span.begin > best->span.begin) best = found;
    }
    // Without any game there is nothing to hold it against; whoever needs one will say so.
    if (best) return tl::unexpected(std::move(*best));
    return {};
  }

 private:
  Checked game(Operand& constant) const {
    if (constant.kind != Operand::Kind::text || constant.text.empty()) return {};
    const auto game = catalogue_.find(constant.text);
    if (game) {
      constant.text = (*game)->id;
      return {};
    }
    const Finding& finding = game.error();
    if (finding.code == Code::unknown_game_like)
      return fault(SelectError::unknown_game_like, constant.place, {printable(constant.text), finding.args.back()});
    return fault(SelectError::unknown_game, constant.place, {printable(constant.text)});
  }

  Checked known_side(const PlacedText& side) const {
    std::vector<std::string> names = {"first", "second"};
    for (const std::string& id : catalogue_.ids()) {
      const auto game = catalogue_.find(id);
      if (!game) continue;
      if (side_named(**game, side.text)) return {};
      for (const SideName& other : (*game)->sides) names.push_back(word_of(other));
    }
    if (side.text == names[0] || side.text == names[1]) return {};
    const auto near = closest(side.text, {names.begin(), names.end()});
    return near ? fault(SelectError::unknown_side_like, side.place, {printable(side.text), std::string(*near)})
                : fault(SelectError::unknown_side, side.place, {printable(side.text)});
  }

  static SelectFault wrong(const PlacedText& position, const Game& game, const std::vector<TextFault>& faults) {
    const auto error = std::find_if(faults.begin(), faults.end(),
                                    [](const TextFault& f) { return info(f.code).severity == Severity::error; });
    SelectFault fault{SelectError::wrong_position, position.place, {game.id}};
    if (error == faults.end()) return fault;
    fault.code = error->code;
    for (const std::string& arg : error->args) fault.code_args.push_back(printable(arg));
    // Within the quotes, where no escape has moved the bytes.
    const std::size_t quotes = position.place.length - position.text.size();
    if (error->span.empty() || (quotes != 0 && quotes != 2)) return fault;
    fault.span = {position.place.begin + static_cast<std::uint32_t>(quotes / 2) + error->span.begin,
                  error->span.length};
    return fault;
  }

  const Catalogue& catalogue_;
  const GameChoice& choice_;
};

}  // namespace

tl::expected<Selection, SelectFault> Selection::read(std::string_view expression, const Catalogue& catalogue,
                                                     const GameChoice& choice) {
  auto parsed = SelectParser(expression).parse();
  if (!parsed) return tl::unexpected(std::move(parsed.error()));
  Selection selection;
  selection.expression_ = std::move(*parsed);
  const Resolver resolver(catalogue, choice);
  for (const PlacedText& code : selection.expression_.codes) {
    selection.codes_.push_back(codes_named(code.text));
    if (selection.codes_.back().empty()) return unknown_code(code);
  }
  for (Comparison& comparison : selection.expression_.comparisons)
    if (Checked good = resolver.comparison(comparison); !good) return tl::unexpected(std::move(good.error()));
  for (const PlacedText& position : selection.expression_.positions)
    if (Checked good = resolver.position(position); !good) return tl::unexpected(std::move(good.error()));
  return selection;
}

tl::expected<Selection, SelectFault> Selection::reaching(std::string_view position, const Catalogue& catalogue,
                                                         const GameChoice& choice) {
  if (const std::size_t valid = valid_prefix(position); valid < position.size())
    return tl::unexpected(SelectFault{SelectError::not_utf8, {static_cast<std::uint32_t>(valid), 1}});
  if (position.size() > longest_expression)
    return tl::unexpected(SelectFault{SelectError::too_long, {}, {std::to_string(longest_expression)}});
  Selection selection;
  selection.expression_.nodes.push_back({SelectNode::Kind::reached, 0});
  selection.expression_.positions.push_back({std::string(position), {0, static_cast<std::uint32_t>(position.size())}});
  if (Checked good = Resolver(catalogue, choice).position(selection.expression_.positions.front()); !good)
    return tl::unexpected(std::move(good.error()));
  return selection;
}

Selection Selection::both(Selection a, Selection b) {
  const auto append = [](auto& to, auto& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  };
  for (SelectNode& node : b.expression_.nodes) {
    if (node.kind == SelectNode::Kind::comparison)
      node.index += static_cast<std::uint32_t>(a.expression_.comparisons.size());
    if (node.kind == SelectNode::Kind::has) node.index += static_cast<std::uint32_t>(a.expression_.codes.size());
    if (node.kind == SelectNode::Kind::reached)
      node.index += static_cast<std::uint32_t>(a.expression_.positions.size());
  }
  append(a.expression_.nodes, b.expression_.nodes);
  append(a.expression_.comparisons, b.expression_.comparisons);
  append(a.expression_.codes, b.expression_.codes);
  append(a.expression_.positions, b.expression_.positions);
  append(a.codes_, b.codes_);
  a.expression_.nodes.push_back({SelectNode::Kind::both});
  return a;
}

bool Selection::needs_positions() const {
  if (!expression_.positions.empty()) return true;
  return std::any_of(expression_.comparisons.begin(), expression_.comparisons.end(), [](const Comparison& comparison) {
    return comparison.left.kind == Operand::Kind::pieces || comparison.right.kind == Operand::Kind::pieces;
  });
}

}  // namespace plybook
