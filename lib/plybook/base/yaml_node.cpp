// What can be asked of a document that was read, whoever read it.
#include <algorithm>
#include <charconv>

#include "plybook/base/yaml.h"

namespace plybook::yaml {

const Node* Node::find(std::string_view key) const {
  const auto found = std::find_if(keys.begin(), keys.end(), [&](const Scalar& k) { return k.text == key; });
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

std::optional<std::int64_t> as_int(const Scalar& scalar) {
  const std::string_view text = scalar.text;
  const std::string_view digits = text.substr(text.substr(0, 1) == "-" ? 1 : 0);
  const bool leading_zero = digits.substr(0, 1) == "0" && text != "0";
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (scalar.quoted || leading_zero || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<bool> as_bool(const Scalar& scalar) {
  if (scalar.quoted || (scalar.text != "true" && scalar.text != "false")) return std::nullopt;
  return scalar.text == "true";
}

}  // namespace plybook::yaml
