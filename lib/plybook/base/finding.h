#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/base/text.h"

namespace plybook {

/// What to write instead: `from` as it stands in the input, `to` as it should stand (empty: nothing).
struct Fix {
  std::string from;
  std::string to;
  /// Where `from` stands, when it is another turn than the one that the finding is about.
  std::optional<std::uint32_t> ply{};
  std::optional<Place> place{};
  friend bool operator==(const Fix&, const Fix&) = default;
};

/// One thing that is told about an input. The message is made when it is shown: the code's text with `args` put in.
struct Finding {
  Code code = Code::none;
  std::vector<std::string> args;
  std::string clause;                ///< of the game's rules, as in "5.1.4"; empty where there is none
  std::string variation;             ///< empty for the main line, else as in "2.1"
  std::optional<std::uint32_t> ply;  ///< nothing where the finding is not about a ply
  Place place;
  std::string turn;                ///< as it is written in the input; empty where the finding is not about a turn
  std::vector<std::string> legal;  ///< every legal turn there, canonical and sorted; empty where none are told
  std::optional<Fix> fix;
  std::vector<Fix> candidates{};  ///< changes that would do as well as each other, or are not beyond doubt
};

using Findings = std::vector<Finding>;

/// The message of a finding in English or, by `translate`, in another language: the code's text with the args put in.
std::string message(const Finding& finding, const char* (*translate)(const char*) = nullptr);

/// Whether any of them is an error.
bool has_error(const Findings& findings);

}  // namespace plybook
