#include "plybook/game/mapping_reader.h"

#include <algorithm>

#include "plybook/base/closest.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

using Kind = yaml::Node::Kind;

const yaml::Node empty_mapping = [] {
  yaml::Node node;
  node.kind = Kind::mapping;
  return node;
}();

/// How a value is shown in a message: texts as they are, the rest by its kind.
std::string shown(const yaml::Node& node) {
  switch (node.kind) {
    case Kind::scalar:
      return node.text.empty() ? "\"\"" : node.text;
    case Kind::sequence:
      return "[…]";
    case Kind::mapping:
      return "{…}";
  }
  return {};
}

std::string range(int least, int most) { return std::to_string(least) + "…" + std::to_string(most); }

}  // namespace

Finding finding_at(const yaml::Scalar& where, Code code, std::vector<std::string> args) {
  Finding finding;
  finding.code = code;
  finding.args = std::move(args);
  finding.place.line = where.line;
  finding.place.column = where.column;
  finding.place.length = count_code_points(where.text);
  return finding;
}

std::string listed(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

Finding wrong_word(const yaml::Scalar& where, std::string_view key, const std::vector<std::string_view>& allowed) {
  if (const auto near = closest(where.text, allowed))
    return finding_at(where, Code::wrong_value_like, {std::string(key), where.text, std::string(*near)});
  return finding_at(where, Code::wrong_value, {std::string(key), where.text, listed(allowed)});
}

MappingReader::MappingReader(const yaml::Node& node, std::string_view name, Findings& findings)
    : node_(node.kind == Kind::mapping ? node : empty_mapping), findings_(&findings) {
  if (&node_ == &empty_mapping)
    findings.push_back(finding_at(node, Code::wrong_value, {std::string(name), shown(node), "{…}"}));
}

const yaml::Node* MappingReader::optional(std::string_view key) {
  asked_.push_back(key);
  return node_.find(key);
}

const yaml::Node* MappingReader::required(std::string_view key) {
  const yaml::Node* found = optional(key);
  if (found == nullptr && &node_ != &empty_mapping)
    findings_->push_back(finding_at(node_, Code::missing_key, {std::string(key)}));
  return found;
}

const yaml::Scalar* MappingReader::as_text(std::string_view key, const yaml::Node* node) {
  if (node == nullptr) return nullptr;
  if (node->kind == Kind::scalar && !node->text.empty()) return node;
  findings_->push_back(finding_at(*node, Code::wrong_value, {std::string(key), shown(*node), "\"…\""}));
  return nullptr;
}

const yaml::Scalar* MappingReader::text(std::string_view key) { return as_text(key, required(key)); }

const yaml::Scalar* MappingReader::optional_text(std::string_view key) { return as_text(key, optional(key)); }

bool MappingReader::flag(std::string_view key, bool otherwise) {
  const yaml::Node* node = optional(key);
  if (node == nullptr) return otherwise;
  const std::optional<bool> value = node->kind == Kind::scalar ? yaml::as_bool(*node) : std::nullopt;
  if (!value)
    findings_->push_back(finding_at(*node, Code::wrong_value, {std::string(key), shown(*node), "true, false"}));
  return value.value_or(otherwise);
}

std::optional<int> MappingReader::as_number(std::string_view key, const yaml::Node* node, int least, int most) {
  if (node == nullptr) return std::nullopt;
  const auto value = node->kind == Kind::scalar ? yaml::as_int(*node) : std::nullopt;
  if (value && *value >= least && *value <= most) return static_cast<int>(*value);
  findings_->push_back(finding_at(*node, Code::wrong_value, {std::string(key), shown(*node), range(least, most)}));
  return std::nullopt;
}

std::optional<int> MappingReader::number(std::string_view key, int least, int most) {
  return as_number(key, required(key), least, most);
}

std::optional<int> MappingReader::optional_number(std::string_view key, int least, int most) {
  return as_number(key, optional(key), least, most);
}

std::size_t MappingReader::choose(std::string_view key, const std::vector<std::string_view>& words) {
  const yaml::Node* node = optional(key);
  if (node == nullptr) return words.size();
  if (node->kind == Kind::scalar) {
    const auto found = std::find(words.begin(), words.end(), node->text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    findings_->push_back(wrong_word(*node, key, words));
  } else {
    findings_->push_back(finding_at(*node, Code::wrong_value, {std::string(key), shown(*node), listed(words)}));
  }
  return words.size();
}

std::vector<const yaml::Scalar*> MappingReader::texts(std::string_view key) {
  std::vector<const yaml::Scalar*> result;
  const yaml::Node* node = optional(key);
  if (node == nullptr) return result;
  if (node->kind != Kind::sequence) {
    findings_->push_back(finding_at(*node, Code::wrong_value, {std::string(key), shown(*node), "[…]"}));
    return result;
  }
  for (const yaml::Node& item : node->items)
    if (const yaml::Scalar* text = as_text(key, &item)) result.push_back(text);
  return result;
}

std::optional<MappingReader> MappingReader::mapping(std::string_view key) {
  const yaml::Node* node = required(key);
  if (node == nullptr) return std::nullopt;
  return MappingReader(*node, key, *findings_);
}

std::optional<MappingReader> MappingReader::optional_mapping(std::string_view key) {
  const yaml::Node* node = optional(key);
  if (node == nullptr) return std::nullopt;
  return MappingReader(*node, key, *findings_);
}

void MappingReader::finish() {
  for (const yaml::Scalar& key : node_.keys) {
    if (std::find(asked_.begin(), asked_.end(), key.text) != asked_.end()) continue;
    if (const auto near = closest(key.text, asked_))
      findings_->push_back(finding_at(key, Code::unknown_key_like, {key.text, std::string(*near)}));
    else
      findings_->push_back(finding_at(key, Code::unknown_key, {key.text}));
  }
}

}  // namespace plybook
