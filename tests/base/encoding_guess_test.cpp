#include <gtest/gtest.h>

#include <string>

#include "plybook/base/encoding.h"

namespace plybook {
namespace {

constexpr Encoding russian_encodings[] = {Encoding::windows1251, Encoding::koi8r, Encoding::cp866};

std::string guessed(std::string_view text, Encoding encoding) {
  const auto bytes = encode(text, encoding);
  return bytes ? std::string(encoding_name(guess_encoding(*bytes, true))) : "not encodable";
}

std::string record_of(std::string_view player) {
  return "[Game \"antarktos\"]\n[White \"" + std::string(player) + "\"]\n\n1. e3-d4 f6-g5 *\n";
}

TEST(EncodingGuess, OneRussianNameIsEnough) {
  for (const char* name : {"Иванов",  "ИВАНОВ",      "иванов",      "Пётр",   "Ким",      "Ян",          "Ли",
                           "Сергей",  "Ростов",      "Чижов А.",    "Цой",    "Щёголев",  "Куперман И.", "Абациев",
                           "Юрий",    "Ёлкин",       "Гёте",        "Ходов",  "заход",    "Плакхин",     "Гантварг А.",
                           "Фёдоров", "Жуков-Юрьев", "Хмельницкий", "Эстрин", "Объедков", "\"Спартак\""}) {
    for (const Encoding encoding : russian_encodings) {
      EXPECT_EQ(guessed(record_of(name), encoding), encoding_name(encoding)) << name;
      EXPECT_EQ(guessed(name, encoding), encoding_name(encoding)) << name << " alone";
    }
  }
}

TEST(EncodingGuess, RussianSentences) {
  for (const char* text :
       {"Белые проводят дамку и выигрывают.", "ВСЕСОЮЗНОЕ ПЕРВЕНСТВО 1924 ГОДА", "{ход, который решает}",
        "Ничья по соглашению: силы равны, а времени мало", "А", "и", "хуже", "{сильнее было с3-д4}"}) {
    for (const Encoding encoding : russian_encodings) {
      EXPECT_EQ(guessed(text, encoding), encoding_name(encoding)) << text;
    }
  }
  EXPECT_EQ(guessed("«Спартак» — «Динамо», тур №5…", Encoding::windows1251), "windows-1251");
}

TEST(EncodingGuess, CyrillicCellsAndSignsInAsciiText) {
  for (const Encoding encoding : russian_encodings) {
    EXPECT_EQ(guessed("1. с3-d4 f6-g5", encoding), encoding_name(encoding));
    EXPECT_EQ(guessed("1. c3хe5 f6-g5", encoding), encoding_name(encoding));
  }
}

TEST(EncodingGuess, LatinNames) {
  for (const char* name :
       {"Müller", "Krüger", "Große", "Élodie", "Ångström", "Sørensen", "Žižek", "García Ñ", "Zoë", "José", "Çelik",
        "Göß", "Märtíñez", "Ólafur", "François à Nîmes", "MÜLLER", "Jürgen Größe"}) {
    EXPECT_EQ(guessed(record_of(name), Encoding::latin1), "latin-1") << name;
    EXPECT_EQ(guessed(name, Encoding::latin1), "latin-1") << name << " alone";
  }
  for (const char* text : {"1. c3×d4 ½-½", "c3–d4", "1/2 “good”", "½-½", "c3×e5"}) {
    EXPECT_EQ(guessed(text, Encoding::latin1), "latin-1") << text;
  }
}

TEST(EncodingGuess, ValidUtf8IsUtf8) {
  for (const char* text : {"", "c3-d4", "Müller", "Иванов", "Пётр", "½", "é", "棋手"}) {
    EXPECT_EQ(guess_encoding(text, true), Encoding::utf8) << text;
  }
}

TEST(EncodingGuess, ABrokenByteOrTwoInUtf8IsUtf8) {
  for (const char* text : {"[White \"Müller\"] {\xFF}", "Иван\xD0 ничья", "Иванов \xD1 и Петров \xE2\x80 ничья",
                           "{a\xE2\x80 z}", "棋手棋手棋手棋手\xE6", "[White \"Krüger\"] caf\xE9"}) {
    EXPECT_EQ(guess_encoding(text, true), Encoding::utf8) << text;
  }
}

TEST(EncodingGuess, ASequenceCutOffByThePrefixIsNoFault) {
  EXPECT_EQ(guess_encoding("ascii \xD0", false), Encoding::utf8);
  EXPECT_EQ(guess_encoding("{a\xE2\x80", false), Encoding::utf8);
  EXPECT_EQ(guess_encoding("caf\xE9", true), Encoding::latin1);
}

TEST(EncodingGuess, ByteOrderMarks) {
  EXPECT_EQ(guess_encoding("\xEF\xBB\xBF"
                           "a",
                           true),
            Encoding::utf8_bom);
  EXPECT_EQ(guess_encoding("\xEF\xBB\xBF"
                           "caf\xE9",
                           true),
            Encoding::utf8_bom);
  EXPECT_EQ(guess_encoding(std::string_view("\xFF\xFE"
                                            "a\0",
                                            4),
                           true),
            Encoding::utf16le);
  EXPECT_EQ(guess_encoding(std::string_view("\xFE\xFF\0a", 4), true), Encoding::utf16be);
}

TEST(EncodingGuess, AsciiInUtf16WithoutAMark) {
  const std::string text = record_of("Иванов");
  EXPECT_EQ(guess_encoding(encode(text, Encoding::utf16le)->substr(2), true), Encoding::utf16le);
  EXPECT_EQ(guess_encoding(encode(text, Encoding::utf16be)->substr(2), true), Encoding::utf16be);
  EXPECT_EQ(guess_encoding(std::string_view("1. c3-d4\0 c5", 12), true), Encoding::utf8);
}

}  // namespace
}  // namespace plybook
