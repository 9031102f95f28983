#include <fmt/format.h>

#include "plybook/base/input.h"
#include "plybook/base/translation.h"

namespace plybook {

std::string text(const InputError& error) {
  switch (error.kind) {
    case InputError::Kind::missing:
      return tr("there is no such file");
    case InputError::Kind::directory:
      return tr("this is a folder");
    case InputError::Kind::unreadable:
      return fmt::format(fmt::runtime(tr("it cannot be read: {0}")), error.detail);
    case InputError::Kind::truncated:
      return tr("the compressed data ends too early");
    case InputError::Kind::corrupt:
      return fmt::format(fmt::runtime(tr("the compressed data is damaged: {0}")), error.detail);
    case InputError::Kind::expansion_total:
      return fmt::format(fmt::runtime(tr("it expands to more than {0} bytes")), error.detail);
    case InputError::Kind::expansion_ratio:
      return fmt::format(fmt::runtime(tr("it expands to more than {0} times its size")), error.detail);
    case InputError::Kind::not_text:
      return tr("this is no text");
    case InputError::Kind::out_of_memory:
      return tr("there is not enough memory to decompress it");
  }
  return error.detail;
}

}  // namespace plybook
