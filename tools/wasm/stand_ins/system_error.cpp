#include "plybook/base/system_error.h"

#include <cstring>

namespace plybook {

std::string system_error_text(int error) { return std::strerror(error); }

}  // namespace plybook
