#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plybook {

/// Where the texts of game files are found by their ids: what a file that extends another game asks.
class GameTexts {
 public:
  virtual ~GameTexts() = default;
  /// Nothing where there is no such file, or none that can be read.
  virtual std::optional<std::string> text(std::string_view id) const = 0;
  /// Every id that can be found, sorted by bytes.
  virtual std::vector<std::string> ids() const = 0;
};

}  // namespace plybook
