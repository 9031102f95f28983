#include "plybook/base/yaml.h"

#include <utility>

#include "plybook/base/yaml_plain.h"

/// Only the plain layout is read, which the game files have.
namespace plybook::yaml {

tl::expected<Node, Error> parse(std::string_view text, const Limits& limits) {
  if (std::optional<Node> node = parse_plain(text, limits)) return std::move(*node);
  return parse_in_full(text, limits);
}

tl::expected<Node, Error> parse_in_full(std::string_view, const Limits&) {
  return tl::unexpected(
      Error{Error::Kind::syntax, 1, 1, "only the plain layout of the shipped game files is read here"});
}

}  // namespace plybook::yaml
