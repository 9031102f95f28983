#include "plybook/game/facts.h"

#include <algorithm>
#include <charconv>

#include "plybook/base/closest.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {
namespace {

using Kind = yaml::Node::Kind;

constexpr std::string_view unlimited = "unlimited";

const yaml::Node no_facts = [] {
  yaml::Node node;
  node.kind = Kind::mapping;
  return node;
}();

std::string range(int least, int most) { return std::to_string(least) + "…" + std::to_string(most); }

/// Whether a range of cells may go from one name to the other: within a row of dotted names, along a rank of others.
bool one_row(std::string_view a, std::string_view b) {
  if (a.find('.') != std::string_view::npos) return a[0] == b[0];
  const bool lettered = a[0] >= 'a';
  return !lettered || a.substr(1) == b.substr(1);
}

}  // namespace

Facts::Facts(const yaml::Node* mapping, const Choices& choices, const Notation& notation, Findings& findings)
    : mapping_(mapping == nullptr || mapping->kind != Kind::mapping ? &no_facts : mapping),
      choices_(choices),
      notation_(notation),
      findings_(findings) {}

bool Facts::has(std::string_view name) const {
  const auto chosen = [&](const auto& choice) { return choice.first == name; };
  return mapping_->find(name) != nullptr || std::any_of(choices_.begin(), choices_.end(), chosen);
}

const yaml::Node* Facts::find(std::string_view name) {
  asked_.emplace_back(name);
  return mapping_->find(name);
}

std::string Facts::text(std::string_view name, std::string_view otherwise) {
  const yaml::Node* node = find(name);
  for (const auto& [chosen, value] : choices_)
    if (chosen == name) return value;
  if (node == nullptr) return std::string(otherwise);
  if (node->kind == Kind::scalar) return node->text;
  return {};
}

/// The place of a fact's value; of all facts where the value was chosen from outside.
const yaml::Scalar& Facts::place(std::string_view name) const {
  const yaml::Node* node = mapping_->find(name);
  return node == nullptr ? *mapping_ : *node;
}

void Facts::wrong(std::string_view name, const std::string& given, std::string expected) {
  findings_.push_back(finding_at(place(name), Code::wrong_value, {std::string(name), given, std::move(expected)}));
}

std::size_t Facts::choose(std::string_view name, std::string_view given, std::span<const std::string_view> words) {
  const auto found = std::find(words.begin(), words.end(), given);
  if (found == words.end()) {
    yaml::Scalar where = place(name);
    where.text = given;
    findings_.push_back(wrong_word(where, name, {words.begin(), words.end()}));
  }
  return static_cast<std::size_t>(found - words.begin());
}

bool Facts::flag(std::string_view name, bool otherwise) {
  const std::string given = text(name, otherwise ? "true" : "false");
  if (given == "true" || given == "false") return given == "true";
  wrong(name, given, "true, false");
  return otherwise;
}

std::optional<int> Facts::whole(std::string_view given) {
  yaml::Scalar scalar;
  scalar.text = given;
  const auto value = yaml::as_int(scalar);
  if (!value || *value < INT32_MIN || *value > INT32_MAX) return std::nullopt;
  return static_cast<int>(*value);
}

int Facts::number(std::string_view name, int otherwise, int least, int most) {
  const std::string given = text(name, std::to_string(otherwise));
  const std::optional<int> value = whole(given);
  if (value && *value >= least && *value <= most) return *value;
  wrong(name, given, range(least, most));
  return otherwise;
}

std::optional<int> Facts::count(std::string_view name, std::optional<int> otherwise) {
  const std::string given = text(name, otherwise ? std::to_string(*otherwise) : std::string(unlimited));
  if (given == unlimited) return std::nullopt;
  const std::optional<int> value = whole(given);
  if (value && *value >= 0) return value;
  wrong(name, given, "0…, " + std::string(unlimited));
  return otherwise;
}

std::vector<Cell> Facts::cells(std::string_view name) {
  std::vector<Cell> cells;
  const yaml::Node* node = find(name);
  if (node == nullptr) return cells;
  if (node->kind != Kind::sequence) {
    wrong(name, node->text, "[…]");
    return cells;
  }
  const std::size_t told = findings_.size();
  for (const yaml::Node& item : node->items) add_cells(name, item, cells);
  if (findings_.size() != told) cells.clear();
  return cells;
}

/// A cell, or the cells from one to another in its row.
void Facts::add_cells(std::string_view name, const yaml::Node& item, std::vector<Cell>& cells) {
  const std::string_view written = item.text;
  const std::size_t dash = std::min(written.find('-'), written.size());
  const auto read = [&](std::string_view cell_name) {
    const Cell cell = notation_.cell(cell_name);
    if (cell == no_cell) findings_.push_back(finding_at(item, Code::unknown_cell, {std::string(cell_name)}));
    return cell;
  };
  const Cell from = read(written.substr(0, dash));
  const Cell to = dash == written.size() ? from : read(written.substr(dash + 1));
  if (from == no_cell || to == no_cell) return;
  if (to < from || !one_row(notation_.name(from), notation_.name(to))) {
    findings_.push_back(finding_at(item, Code::wrong_value, {std::string(name), item.text, "a1-c1, A.1-A.3"}));
    return;
  }
  for (std::size_t i = index(from); i <= index(to); ++i) {
    if (std::find(cells.begin(), cells.end(), cell_at(i)) != cells.end())
      findings_.push_back(finding_at(item, Code::position_twice, {std::string(notation_.name(cell_at(i)))}));
    cells.push_back(cell_at(i));
  }
}

std::vector<std::size_t> Facts::choose_each(std::string_view name, std::span<const std::string_view> words) {
  std::vector<std::size_t> chosen;
  const yaml::Node* node = find(name);
  if (node == nullptr) return chosen;
  if (node->kind != Kind::sequence) {
    wrong(name, node->text, "[…]");
    return chosen;
  }
  for (const yaml::Node& item : node->items) {
    std::vector<std::string_view> left;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (std::find(chosen.begin(), chosen.end(), i) == chosen.end()) left.push_back(words[i]);
    if (std::find(left.begin(), left.end(), item.text) == left.end())
      findings_.push_back(wrong_word(item, name, left));
    else
      chosen.push_back(static_cast<std::size_t>(std::find(words.begin(), words.end(), item.text) - words.begin()));
  }
  return chosen;
}

void Facts::missing(std::string_view name) {
  findings_.push_back(finding_at(*mapping_, Code::missing_key, {std::string(name)}));
}

void Facts::contradict(std::string_view name, std::string_view other) {
  yaml::Scalar where = place(name);
  for (const yaml::Scalar& key : mapping_->keys)
    if (key.text == name) where = key;
  findings_.push_back(finding_at(where, Code::contradiction, {std::string(name), std::string(other)}));
}

void Facts::finish() {
  if (finished_) return;
  finished_ = true;
  const std::vector<std::string_view> known(asked_.begin(), asked_.end());
  for (const yaml::Scalar& key : mapping_->keys) {
    if (std::find(known.begin(), known.end(), key.text) != known.end()) continue;
    if (const auto near = closest(key.text, known))
      findings_.push_back(finding_at(key, Code::unknown_key_like, {key.text, std::string(*near)}));
    else
      findings_.push_back(finding_at(key, Code::unknown_key, {key.text}));
  }
}

}  // namespace plybook
