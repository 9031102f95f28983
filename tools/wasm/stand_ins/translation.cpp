#include "plybook/base/translation.h"

/// Without gettext there is English alone.
namespace plybook {

void speak(Language, const std::string&) {}
Language spoken_language() { return Language::english; }

const char* tr(const char* text) { return text; }
const char* tr(const char* singular, const char* plural, unsigned long count) { return count == 1 ? singular : plural; }

}  // namespace plybook
