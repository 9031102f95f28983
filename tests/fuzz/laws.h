#pragma once

#include <span>
#include <string>
#include <string_view>

/// What must hold for any bytes that a part of the library is given. The fuzz targets attack these laws with new bytes;
/// the tests check them with the seeds and with every text in the tree.
namespace plybook::laws {

/// Checks one law. Answers what was broken; empty where it holds.
using Law = std::string (*)(std::string_view bytes);

struct NamedLaw {
  const char* name;
  Law check;
};

/// - `record`: what is read as records and written is read as the same records, and written again as the same bytes;
///   every finding has its place in the input
/// - `json`, `yaml`: the same of those forms where they have no error, and what they hold is what the text form holds
/// - `replay`: replaying tells a fault for each line that stops, and a record that is written in canonical turns
///   replays to the same end
/// - `game-file`: a game file is refused with a finding or gives a game whose start is read as it is written
/// - `antarktos`, `ugolki80`, `argo`: the first line is a position, the others are turns; what is read of them and
///   written is read as the same without a liberty, and so is the text of a legal turn
std::span<const NamedLaw> all();

}  // namespace plybook::laws
