#pragma once

#include <string>

#include "plybook/base/language.h"

/// Texts for users go through gettext. They are written in English where they are used, in calls of `tr`, or marked by
/// N_ in tables; lib/po holds the other languages.
namespace plybook {

/// Turns what `tr` answers to a language. `folder` holds the compiled translations (`share/locale`). To be called once,
/// before threads are started. Nothing but messages changes: numbers and sorting stay as they are.
void speak(Language language, const std::string& folder);
Language spoken_language();

/// A text for users in the chosen language; the English text itself where there is no translation.
const char* tr(const char* text);
/// The same for a text that counts something: the form that fits `count`.
const char* tr(const char* singular, const char* plural, unsigned long count);

}  // namespace plybook
