#include "plybook/base/system_error.h"

#include <cstring>

namespace plybook {

std::string system_error_text(int error) {
  const char* text = strerrordesc_np(error);
  return text != nullptr ? text : "error " + std::to_string(error);
}

}  // namespace plybook
