#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "plybook/board/topology.h"
#include "plybook/game/facts.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// A rule engine that game files can name. `make` reads the facts it knows, tells what is wrong with them, and compiles
/// them into rules; null when they cannot be used.
struct Family {
  std::string_view name;
  std::unique_ptr<const Rules> (*make)(const std::shared_ptr<const Topology>& topology, Facts& facts);
};

std::unique_ptr<const Rules> make_draughts(const std::shared_ptr<const Topology>& topology, Facts& facts);
std::unique_ptr<const Rules> make_corners(const std::shared_ptr<const Topology>& topology, Facts& facts);
std::unique_ptr<const Rules> make_sliding(const std::shared_ptr<const Topology>& topology, Facts& facts);

/// All families, the only place that lists them.
std::span<const Family> families();

}  // namespace plybook
