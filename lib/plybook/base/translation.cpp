#include "plybook/base/translation.h"

#include <libintl.h>

#include <clocale>
#include <cstdlib>

namespace plybook {
namespace {

constexpr const char* domain = "plybook";
Language spoken = Language::english;

}  // namespace

void speak(Language language, const std::string& folder) {
  spoken = language;
  if (language == Language::english) return;
  // gettext answers in the C locale with the English text, whatever LANGUAGE says; C.UTF-8 is always there.
  setenv("LANGUAGE", "ru", 1);
  setlocale(LC_MESSAGES, "C.UTF-8");
  bindtextdomain(domain, folder.c_str());
  bind_textdomain_codeset(domain, "UTF-8");
}

Language spoken_language() { return spoken; }

const char* tr(const char* text) { return spoken == Language::english ? text : dgettext(domain, text); }

const char* tr(const char* singular, const char* plural, unsigned long count) {
  if (spoken == Language::english) return count == 1 ? singular : plural;
  return dngettext(domain, singular, plural, count);
}

}  // namespace plybook
