#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/yaml.h"

namespace plybook {

/// A finding about a text of a file, at its place.
Finding finding_at(const yaml::Scalar& where, Code code, std::vector<std::string> args);

/// Words as they are told to users: `a, b, c`.
std::string listed(const std::vector<std::string_view>& words);

/// The finding that a value is none of those allowed, with the nearest where one is near.
Finding wrong_word(const yaml::Scalar& where, std::string_view key, const std::vector<std::string_view>& allowed);

/// Reads a mapping of a file strictly: a key is asked for by name, what is wrong is told with its place, and `finish`
/// tells every key that nobody asked for.
class MappingReader {
 public:
  /// Both arguments must outlive the reader. A node that is no mapping is told, and then read as an empty one.
  MappingReader(const yaml::Node& node, std::string_view name, Findings& findings);

  bool has(std::string_view key) const { return node_.find(key) != nullptr; }
  const yaml::Node* optional(std::string_view key);
  /// Null, and told, where the key is missing.
  const yaml::Node* required(std::string_view key);

  /// A text that is not empty; null, and told, where it is missing or no text.
  const yaml::Scalar* text(std::string_view key);
  const yaml::Scalar* optional_text(std::string_view key);
  bool flag(std::string_view key, bool otherwise);
  std::optional<int> number(std::string_view key, int least, int most);
  std::optional<int> optional_number(std::string_view key, int least, int most);
  /// One of the words; `otherwise` where the key is missing. `words` is the one list of them.
  template <class Word>
  Word word(std::string_view key, std::span<const std::pair<std::string_view, Word>> words, Word otherwise);
  /// Texts of a list; none where the key is missing.
  std::vector<const yaml::Scalar*> texts(std::string_view key);
  /// A mapping within this one.
  std::optional<MappingReader> mapping(std::string_view key);
  std::optional<MappingReader> optional_mapping(std::string_view key);

  const yaml::Node& node() const { return node_; }
  Findings& findings() { return *findings_; }
  void finish();

 private:
  const yaml::Scalar* as_text(std::string_view key, const yaml::Node* node);
  std::optional<int> as_number(std::string_view key, const yaml::Node* node, int least, int most);
  std::size_t choose(std::string_view key, const std::vector<std::string_view>& words);

  const yaml::Node& node_;
  Findings* findings_;
  std::vector<std::string_view> asked_;
};

template <class Word>
Word MappingReader::word(std::string_view key, std::span<const std::pair<std::string_view, Word>> words,
                         Word otherwise) {
  std::vector<std::string_view> known;
  for (const auto& entry : words) known.push_back(entry.first);
  const std::size_t chosen = choose(key, known);
  return chosen < words.size() ? words[chosen].second : otherwise;
}

}  // namespace plybook
