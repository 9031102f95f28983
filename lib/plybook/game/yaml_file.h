#pragma once

#include <optional>
#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/base/yaml.h"

namespace plybook {

/// Reads a YAML file of ours, whose first key tells of what kind it is: `plybook: game | theme | book`. Nothing, and
/// told, when it is no such file.
std::optional<yaml::Node> read_yaml_file(std::string_view text, std::string_view kind, Findings& findings);

/// What is told about a text that is no YAML of ours, by its line and column.
Finding yaml_finding(const yaml::Error& error);

/// Puts findings about a file in its order and fills in the bytes that their lines and columns stand for.
void place_findings(Findings& findings, std::string_view text);

}  // namespace plybook
