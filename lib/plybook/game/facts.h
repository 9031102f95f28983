#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/yaml.h"
#include "plybook/board/cell.h"
#include "plybook/game/game.h"

namespace plybook {

/// What a game file says to its family under `facts:`, with the chosen options put over it. A family asks for each fact
/// by name and gets a value in any case; what is wrong is collected with its place, and after the family has asked for
/// all that it knows, `finish` tells every fact that nobody asked for.
class Facts {
 public:
  /// `mapping` may be null (no facts given). `choices` override facts of the same name.
  Facts(const yaml::Node* mapping, const Choices& choices, const Notation& notation, Findings& findings);

  bool has(std::string_view name) const;
  bool flag(std::string_view name, bool otherwise);
  int number(std::string_view name, int otherwise, int least, int most);
  /// One of the words; `words` is the one list of them, in the order in which they are told to users.
  template <class Word>
  Word word(std::string_view name, std::span<const std::pair<std::string_view, Word>> words, Word otherwise);
  /// A number from 0, or the word `unlimited`, which gives nothing.
  std::optional<int> count(std::string_view name, std::optional<int> otherwise);
  /// A list of cells (`[G.5, H.4]`) or of ranges in one row (`I.3-I.5`), in the order given; empty where one is wrong.
  std::vector<Cell> cells(std::string_view name);
  /// A list of such words in the order given, each at most once (priorities among captures).
  template <class Word>
  std::vector<Word> words(std::string_view name, std::span<const std::pair<std::string_view, Word>> words);

  /// A fact that the family cannot do without and that is not there.
  void missing(std::string_view name);
  /// Two facts that cannot both hold: told at the place of the first.
  void contradict(std::string_view name, std::string_view other);
  /// Tells every fact that nobody asked for. Telling it twice tells nothing more.
  void finish();

 private:
  const yaml::Node* find(std::string_view name);
  std::string text(std::string_view name, std::string_view otherwise);
  std::size_t choose(std::string_view name, std::string_view given, std::span<const std::string_view> words);
  std::vector<std::size_t> choose_each(std::string_view name, std::span<const std::string_view> words);
  const yaml::Scalar& place(std::string_view name) const;
  void wrong(std::string_view name, const std::string& given, std::string expected);
  static std::optional<int> whole(std::string_view given);
  void add_cells(std::string_view name, const yaml::Node& item, std::vector<Cell>& cells);

  const yaml::Node* mapping_;
  const Choices& choices_;
  const Notation& notation_;
  Findings& findings_;
  std::vector<std::string> asked_;
  bool finished_ = false;
};

template <class Word>
Word Facts::word(std::string_view name, std::span<const std::pair<std::string_view, Word>> words, Word otherwise) {
  std::vector<std::string_view> known;
  std::string_view usual;
  for (const auto& entry : words) {
    known.push_back(entry.first);
    if (entry.second == otherwise) usual = entry.first;
  }
  const std::size_t chosen = choose(name, text(name, usual), known);
  return chosen < words.size() ? words[chosen].second : otherwise;
}

template <class Word>
std::vector<Word> Facts::words(std::string_view name, std::span<const std::pair<std::string_view, Word>> words) {
  std::vector<std::string_view> known;
  for (const auto& entry : words) known.push_back(entry.first);
  std::vector<Word> chosen;
  for (const std::size_t i : choose_each(name, known)) chosen.push_back(words[i].second);
  return chosen;
}

}  // namespace plybook
