#include "plybook/game/yaml_file.h"

#include <algorithm>
#include <string>
#include <utility>

#include "plybook/base/unicode.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {
namespace {

Code code_of(yaml::Error::Kind kind) {
  using Kind = yaml::Error::Kind;
  switch (kind) {
    case Kind::too_long:
      return Code::yaml_too_long;
    case Kind::too_many_nodes:
      return Code::yaml_too_many_nodes;
    case Kind::too_deep:
      return Code::yaml_too_deep;
    case Kind::not_utf8:
      return Code::yaml_not_utf8;
    case Kind::control:
      return Code::yaml_control;
    case Kind::empty:
      return Code::yaml_empty;
    case Kind::syntax:
      return Code::yaml_syntax;
    case Kind::second_document:
      return Code::yaml_second_document;
    case Kind::text_after_document:
      return Code::yaml_text_after;
    case Kind::alias:
      return Code::yaml_alias;
    case Kind::anchor:
      return Code::yaml_anchor;
    case Kind::tag:
      return Code::yaml_tag;
    case Kind::duplicate_key:
      return Code::yaml_duplicate_key;
    case Kind::complex_key:
      return Code::yaml_complex_key;
  }
  return Code::yaml_syntax;
}

}  // namespace

Finding yaml_finding(const yaml::Error& error) {
  return finding_at({{}, false, error.line, error.column}, code_of(error.kind), {error.detail});
}

std::optional<yaml::Node> read_yaml_file(std::string_view text, std::string_view kind, Findings& findings) {
  auto root = yaml::parse(text);
  if (!root) {
    findings.push_back(yaml_finding(root.error()));
    return std::nullopt;
  }
  const bool marked = !root->keys.empty() && root->keys.front().text == "plybook" && root->items.front().text == kind;
  if (!marked) {
    findings.push_back(
        finding_at({{}, false, root->line, root->column}, Code::game_file_kind, {"plybook: " + std::string(kind)}));
    return std::nullopt;
  }
  return std::move(*root);
}

void place_findings(Findings& findings, std::string_view text) {
  std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  std::size_t offset = 0;
  std::uint64_t line = 1, column = 1;
  for (Finding& finding : findings) {
    while (offset < text.size() && std::pair(line, column) < std::pair(finding.place.line, finding.place.column)) {
      const char32_t c = next_code_point(text, offset);
      const bool ends_line = c == '\n' || (c == '\r' && !text.substr(offset).starts_with('\n'));
      line += ends_line ? 1u : 0u;
      column = ends_line ? 1 : column + 1;
    }
    finding.place.offset = offset;
  }
}

}  // namespace plybook
