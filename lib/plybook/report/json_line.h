#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace plybook {

/// On one line; what is no UTF-8 becomes U+FFFD.
inline std::string json_line(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace plybook
