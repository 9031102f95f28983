#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace plybook {

/// One position of a perft file: its text, the rule options of its line, and the count of each depth told.
struct PerftCase {
  std::string position;
  std::string options;
  std::vector<std::pair<int, std::uint64_t>> counts;
};

/// Reads tests/perft/NAME.
inline std::vector<PerftCase> read_perft(const std::string& name) {
  std::ifstream file(std::string(PLYBOOK_SOURCE_DIR "/tests/perft/") + name);
  std::vector<PerftCase> cases;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string first;
    if (!(words >> first) || first[0] == '#') continue;
    if (first == "position") {
      words >> cases.emplace_back().position >> cases.back().options;
    } else {
      std::uint64_t count = 0;
      words >> count;
      cases.back().counts.emplace_back(std::stoi(first), count);
    }
  }
  return cases;
}

}  // namespace plybook
