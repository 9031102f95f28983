#include "plybook/record/record.h"

#include <algorithm>

namespace plybook {

const Tag* Record::tag(std::string_view name) const {
  const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == name; });
  return found == tags.end() ? nullptr : &*found;
}

void Record::clear() {
  text = {};
  tags.clear();
  nodes.clear();
  nodes.emplace_back();
  remarks.clear();
  result_span = {};
  result = Result::unknown;
}

}  // namespace plybook
