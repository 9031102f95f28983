#include "plybook/record/record.h"

#include <algorithm>

namespace plybook {

const Tag* Record::tag(std::string_view name) const {
  const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name.in(text) == name; });
  return found == tags.end() ? nullptr : &*found;
}

std::optional<std::string_view> Record::value(std::string_view name) const {
  const Tag* found = tag(name);
  if (found == nullptr) return std::nullopt;
  return value(*found);
}

void Record::clear() {
  text = {};
  tags.clear();
  unescaped.clear();
  broken.clear();
  form_places.clear();
  nodes.clear();
  nodes.emplace_back();
  remarks.clear();
  start_index = 0;
  result_span = {};
  result = Result::unknown;
}

}  // namespace plybook
