#pragma once

#include <optional>
#include <string_view>

#include "plybook/base/yaml.h"

namespace plybook::yaml {

/// Reads a document in the plain layout that nearly all files have, twenty times as fast as a parser of all of YAML:
/// block mappings, lists of texts, flow lists and mappings, texts on one line, comments. Nothing where the text has
/// anything else in it, or any fault: then the full parser must read it, and tell the fault. What is read here, the
/// full parser reads likewise.
std::optional<Node> parse_plain(std::string_view text, const Limits& limits);

}  // namespace plybook::yaml
