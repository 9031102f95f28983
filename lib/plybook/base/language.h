#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace plybook {

/// The languages that the toolkit speaks.
enum class Language : std::uint8_t { english, russian };

/// The language of `en` or `ru`; nothing for any other word.
std::optional<Language> language_of(std::string_view word);

/// The language that a locale's name asks for, as in `ru_RU.UTF-8`; English for any other than Russian.
Language language_of_locale(std::string_view name);

/// The language of the user's locale: LC_ALL, else LC_MESSAGES, else LANG. Read here and not through setlocale, so that
/// it works where no locale is installed.
Language users_language();

}  // namespace plybook
