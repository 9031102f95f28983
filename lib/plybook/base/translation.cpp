#include "plybook/base/translation.h"

namespace plybook {

const char* tr(const char* text) { return text; }

const char* tr(const char* singular, const char* plural, unsigned long count) { return count == 1 ? singular : plural; }

}  // namespace plybook
