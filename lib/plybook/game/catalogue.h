#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/mutex.h"
#include "plybook/game/game.h"
#include "plybook/game/game_texts.h"
#include "plybook/game/head.h"

namespace plybook {

/// The games that can be found in some folders, loaded when they are asked for and kept. Safe for use by several
/// threads. A folder that comes earlier hides files of the same name in later ones.
class Catalogue final : public GameTexts {
 public:
  explicit Catalogue(std::vector<std::string> folders);

  /// The game of that id, alias or PDN GameType, with options chosen by `rules` (`"castlings=2, windows=diagonal"`,
  /// empty for the game's own). Errors: unknown game (with the nearest name), unusable game file (the first of its
  /// findings), an option or value that the game does not have.
  tl::expected<std::shared_ptr<const Game>, Finding> find(std::string_view name, std::string_view rules = {}) const;

  /// Every id that can be found, sorted by bytes. Reads folders, not files.
  std::vector<std::string> ids() const override;
  /// The text of a game file. Reads it anew.
  std::optional<std::string> text(std::string_view id) const override;
  const std::vector<std::string>& folders() const { return folders_; }

 private:
  struct Entry;

  std::optional<std::string> path_of(std::string_view id) const;
  const std::vector<std::pair<std::string, GameHead>>& heads() const;
  tl::expected<std::string, Finding> id_of_other_name(std::string_view name) const;
  tl::expected<Entry*, Finding> entry(std::string_view name) const;
  void load(Entry& entry) const;

  std::vector<std::string> folders_;
  mutable Mutex mutex_;
  mutable std::vector<std::shared_ptr<Entry>> entries_;
  mutable std::optional<std::vector<std::pair<std::string, GameHead>>> heads_;  ///< by id; read when first needed
};

}  // namespace plybook
