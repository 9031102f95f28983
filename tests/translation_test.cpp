// Every text for users is translated, and every translation is of a text that there is. `lib/po/update` brings the file
// up to date with the sources; new texts come in untranslated.
#include "plybook/base/translation.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "plybook/base/codes.h"
#include "plybook/base/language.h"

namespace plybook {
namespace {

constexpr const char* file = PLYBOOK_SOURCE_DIR "/lib/po/ru.po";

TEST(Translation, NothingIsLeftUntranslated) {
  EXPECT_EQ(std::system(("test -z \"$(msgattrib --untranslated " + std::string(file) + ")\"").c_str()), 0)
      << "msgattrib --untranslated lib/po/ru.po shows what is missing";
}

TEST(Translation, NothingIsGuessed) {
  EXPECT_EQ(std::system(("test -z \"$(msgattrib --only-fuzzy " + std::string(file) + ")\"").c_str()), 0);
}

TEST(Translation, TheFileHoldsTheTextsOfTheSources) {
  const std::string copy = testing::TempDir() + "plybook-ru.po";
  const std::string update = PLYBOOK_SOURCE_DIR "/lib/po/update " + copy;
  EXPECT_EQ(std::system((update + " && diff " + file + " " + copy).c_str()), 0)
      << "a text is new (>) or used no more (<): lib/po/update brings the file up to date";
}

TEST(Translation, EveryCodeSpeaksRussian) {
  speak(Language::russian, PLYBOOK_BIN_DIR "/../share/locale");
  for (const CodeInfo& code : all_codes()) {
    const std::string text = code.message;
    if (text.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos) continue;  // placeholders alone
    EXPECT_NE(std::string(tr(code.message)), text) << code.name;
  }
  speak(Language::english, "");
}

TEST(Translation, LocalesNameTheLanguage) {
  EXPECT_EQ(language_of_locale("ru_RU.UTF-8"), Language::russian);
  EXPECT_EQ(language_of_locale("ru"), Language::russian);
  EXPECT_EQ(language_of_locale("rue"), Language::english);
  EXPECT_EQ(language_of_locale("C.UTF-8"), Language::english);
}

}  // namespace
}  // namespace plybook
