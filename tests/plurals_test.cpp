// Whatever counts something does so in good Russian: one form for 1, 21, 31 …, one for 2 to 4, 22 to 24 …, one for all
// else, 11 to 14 among them. The forms are read from the catalogue and asked for by `tr`, as the programs do.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "plybook/base/language.h"
#include "plybook/base/translation.h"

namespace plybook {
namespace {

/// A number, and the form that goes with it: 0 as with 1, 1 as with 2, 2 as with 5.
struct Number {
  unsigned long count;
  std::size_t form;
};

constexpr std::array<Number, 9> numbers = {
    {{0, 2}, {1, 0}, {2, 1}, {5, 2}, {11, 2}, {21, 0}, {22, 1}, {25, 2}, {111, 2}}};

/// A text that counts, in English and in Russian.
struct Counted {
  std::string singular, plural;
  std::array<std::string, 3> forms;
};

/// Takes the text of a line `key "text"`. The texts that are counted stand on one line each.
bool take(const std::string& line, const std::string& key, std::string& text) {
  if (!line.starts_with(key + " \"") || !line.ends_with('"')) return false;
  text = line.substr(key.size() + 2, line.size() - key.size() - 3);
  return true;
}

std::vector<Counted> counted_texts() {
  std::vector<Counted> texts;
  std::ifstream catalogue(PLYBOOK_SOURCE_DIR "/lib/po/ru.po");
  std::string singular;
  for (std::string line; std::getline(catalogue, line);) {
    std::string plural;
    if (take(line, "msgid", singular)) continue;
    if (take(line, "msgid_plural", plural)) texts.push_back({singular, plural, {}});
    for (std::size_t form = 0; form < 3 && !texts.empty(); ++form)
      take(line, "msgstr[" + std::to_string(form) + "]", texts.back().forms[form]);
  }
  return texts;
}

/// These name nothing that they count.
const std::set<std::string> without_a_noun = {" … and {0} more"};

class Plurals : public testing::Test {
 protected:
  void SetUp() override { speak(Language::russian, PLYBOOK_BIN_DIR "/../share/locale"); }
  void TearDown() override { speak(Language::english, ""); }

  static std::vector<std::string> spoken(const char* singular, const char* plural) {
    std::vector<std::string> texts;
    for (const Number& number : numbers) texts.emplace_back(tr(singular, plural, number.count));
    return texts;
  }
};

TEST_F(Plurals, Plies) {
  EXPECT_EQ(spoken("{0} ply", "{0} plies"),
            (std::vector<std::string>{"{0} полуходов", "{0} полуход", "{0} полухода", "{0} полуходов", "{0} полуходов",
                                      "{0} полуход", "{0} полухода", "{0} полуходов", "{0} полуходов"}));
}

TEST_F(Plurals, Records) {
  EXPECT_EQ(spoken("{0} record", "{0} records"),
            (std::vector<std::string>{"{0} записей", "{0} запись", "{0} записи", "{0} записей", "{0} записей",
                                      "{0} запись", "{0} записи", "{0} записей", "{0} записей"}));
}

TEST_F(Plurals, VerbsGoWithTheirNumber) {
  const std::string one = "{0} запись повторяла прежнюю и опущена", two = "{0} записи повторяли прежние и опущены",
                    five = "{0} записей повторяли прежние и опущены";
  EXPECT_EQ(spoken("{0} record was like one before it and was left out",
                   "{0} records were like one before them and were left out"),
            (std::vector<std::string>{five, one, two, five, five, one, two, five, five}));
}

TEST_F(Plurals, EveryTextThatCountsHasThreeFormsAndTakesTheRightOne) {
  const std::vector<Counted> texts = counted_texts();
  EXPECT_GE(texts.size(), 7u) << "are they still read?";
  for (const Counted& text : texts) {
    const std::size_t different = std::set<std::string>(text.forms.begin(), text.forms.end()).size();
    EXPECT_EQ(different, without_a_noun.contains(text.singular) ? 1u : 3u) << text.singular;
    for (const Number& number : numbers)
      EXPECT_EQ(tr(text.singular.c_str(), text.plural.c_str(), number.count), text.forms[number.form])
          << text.singular << ", " << number.count;
  }
}

TEST_F(Plurals, EnglishHasTwoForms) {
  speak(Language::english, "");
  EXPECT_STREQ(tr("{0} ply", "{0} plies", 1), "{0} ply");
  EXPECT_STREQ(tr("{0} ply", "{0} plies", 21), "{0} plies");
  EXPECT_STREQ(tr("{0} ply", "{0} plies", 0), "{0} plies");
}

}  // namespace
}  // namespace plybook
