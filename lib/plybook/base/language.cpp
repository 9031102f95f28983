#include "plybook/base/language.h"

#include <cstdlib>

namespace plybook {

std::optional<Language> language_of(std::string_view word) {
  if (word == "en") return Language::english;
  if (word == "ru") return Language::russian;
  return std::nullopt;
}

Language language_of_locale(std::string_view name) {
  const std::string_view language = name.substr(0, name.find_first_of("_.@"));
  return language == "ru" ? Language::russian : Language::english;
}

Language users_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0') return language_of_locale(value);
  }
  return Language::english;
}

}  // namespace plybook
