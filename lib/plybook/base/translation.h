#pragma once

namespace plybook {

/// A text for users in the chosen language; the English text itself where there is no translation.
const char* tr(const char* text);
/// The same for a text that counts something: the form that fits `count`.
const char* tr(const char* singular, const char* plural, unsigned long count);

}  // namespace plybook
