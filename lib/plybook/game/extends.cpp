#include "plybook/game/extends.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "plybook/base/closest.h"
#include "plybook/game/mapping_reader.h"
#include "plybook/game/yaml_file.h"

namespace plybook {
namespace {

using Kind = yaml::Node::Kind;

constexpr std::string_view key_of_base = "extends";
constexpr std::array<std::string_view, 5> own_keys = {"plybook", key_of_base, "title", "aliases", "pdn"};
constexpr std::array<std::string_view, 2> whole_keys = {"clauses", "terminations"};

template <class Keys>
bool among(const Keys& keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

yaml::Node* item(yaml::Node& mapping, std::string_view key) {
  for (std::size_t i = 0; i < mapping.keys.size(); ++i)
    if (mapping.keys[i].text == key) return &mapping.items[i];
  return nullptr;
}

void remove(yaml::Node& mapping, std::string_view key) {
  for (std::size_t i = 0; i < mapping.keys.size(); ++i) {
    if (mapping.keys[i].text != key) continue;
    mapping.keys.erase(mapping.keys.begin() + static_cast<std::ptrdiff_t>(i));
    mapping.items.erase(mapping.items.begin() + static_cast<std::ptrdiff_t>(i));
    return;
  }
}

void place(yaml::Scalar& scalar, const yaml::Scalar& where) {
  scalar.line = where.line;
  scalar.column = where.column;
}

/// Gives everything in a tree one place. YAML is read to a small depth only, so the recursion is a small one too.
void place_all(yaml::Node& node, const yaml::Scalar& where) {
  place(node, where);
  for (yaml::Scalar& key : node.keys) place(key, where);
  for (yaml::Node& child : node.items) place_all(child, where);
}

void merge(yaml::Node& over, yaml::Node&& base) {
  for (std::size_t i = 0; i < base.keys.size(); ++i) {
    yaml::Node* own = item(over, base.keys[i].text);
    if (own == nullptr) {
      over.keys.push_back(std::move(base.keys[i]));
      over.items.push_back(std::move(base.items[i]));
    } else if (own->kind == Kind::mapping && base.items[i].kind == Kind::mapping) {
      merge(*own, std::move(base.items[i]));
    }
  }
}

/// What a game gives to those that extend it, beside what `over` says for itself.
void keep_what_is_passed_on(yaml::Node& base, yaml::Node& over) {
  for (const std::string_view key : own_keys) remove(base, key);
  for (const std::string_view key : whole_keys)
    if (over.find(key) != nullptr) remove(base, key);
  yaml::Node* options = item(base, "options");
  const yaml::Node* facts = over.find("facts");
  if (options == nullptr || facts == nullptr) return;
  for (const yaml::Scalar& fact : facts->keys) remove(*options, fact.text);
}

Finding unknown(const yaml::Scalar& where, const GameTexts& texts) {
  const std::vector<std::string> ids = texts.ids();
  const std::vector<std::string_view> known(ids.begin(), ids.end());
  if (const auto near = closest(where.text, known))
    return finding_at(where, Code::unknown_game_like, {where.text, std::string(*near)});
  return finding_at(where, Code::unknown_game, {where.text});
}

std::string first_of(const Findings& findings) {
  const Place& at = findings.front().place;
  return std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + message(findings.front());
}

}  // namespace

void gather_at_base(const yaml::Node& file, Findings& findings) {
  const yaml::Node* base = file.find(key_of_base);
  if (base == nullptr) return;
  std::vector<Code> told;
  const auto superfluous = [&](Finding& finding) {
    if (finding.place.line != base->line || finding.place.column < base->column) return false;
    finding.place = finding_at(*base, finding.code, {}).place;
    const bool again = std::find(told.begin(), told.end(), finding.code) != told.end();
    told.push_back(finding.code);
    return again;
  };
  findings.erase(std::remove_if(findings.begin(), findings.end(), superfluous), findings.end());
}

bool put_base_under(yaml::Node& file, std::string_view id, const GameTexts& texts, Findings& findings) {
  std::vector<std::string> chain = {std::string(id)};
  const yaml::Node* named = file.find(key_of_base);
  if (named == nullptr) return true;
  const yaml::Scalar where = *named;
  for (std::string base_id = where.text; true;) {
    if (among(chain, base_id)) {
      findings.push_back(finding_at(where, Code::extends_itself, {base_id}));
      return false;
    }
    const auto text = texts.text(base_id);
    if (!text) {
      findings.push_back(base_id == where.text ? unknown(where, texts)
                                               : finding_at(where, Code::unknown_game, {base_id}));
      return false;
    }
    Findings wrong;
    auto base = read_yaml_file(*text, "game", wrong);
    if (!base) {
      findings.push_back(finding_at(where, Code::unusable_base, {base_id, first_of(wrong)}));
      return false;
    }
    const yaml::Node* next = base->find(key_of_base);
    const std::optional<std::string> next_id = next == nullptr ? std::nullopt : std::optional(next->text);
    place_all(*base, where);
    keep_what_is_passed_on(*base, file);
    merge(file, std::move(*base));
    if (!next_id) return true;
    chain.push_back(std::exchange(base_id, *next_id));
  }
}

}  // namespace plybook
