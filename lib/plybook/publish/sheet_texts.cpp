#include "plybook/publish/sheet_texts.h"

#include <fmt/format.h>

#include "plybook/base/unicode.h"

namespace plybook {

namespace {

constexpr SheetTexts english_sheet = {"No records", "Notes", "Start",           "Game",        "Event", "Site",
                                      "Date",       "Round", "Annotator",       "Time",        "Rules", "Position",
                                      "{0} won",    "Draw",  "Both sides lost", "Not finished"};

constexpr SheetTexts russian_sheet = {"Нет партий",
                                      "Примечания",
                                      "Начальная позиция",
                                      "Игра",
                                      "Турнир",
                                      "Место",
                                      "Дата",
                                      "Тур",
                                      "Комментатор",
                                      "Контроль времени",
                                      "Правила",
                                      "Позиция",
                                      "{0} выиграли",
                                      "Ничья",
                                      "Обе стороны проиграли",
                                      "Партия не окончена"};

/// Capital letters of the Latin and Russian alphabets.
char32_t capital(char32_t c) {
  if ((c >= 'a' && c <= 'z') || (c >= 0x430 && c <= 0x44F)) return c - 0x20;
  return c == 0x451 ? 0x401 : c;
}

}  // namespace

const SheetTexts& sheet_texts(Language language) {
  return language == Language::russian ? russian_sheet : english_sheet;
}

std::string result_words(Result result, const Game* game, Language language) {
  const SheetTexts& texts = sheet_texts(language);
  const auto win = [&](Side side) { return fmt::format(fmt::runtime(texts.win), side_heading(game, side, language)); };
  switch (result) {
    case Result::first_wins:
      return win(Side::first);
    case Result::second_wins:
      return win(Side::second);
    case Result::draw:
      return texts.draw;
    case Result::both_lose:
      return texts.both_lose;
    case Result::unknown:
      return texts.unknown;
  }
  return {};
}

std::string side_heading(const Game* game, Side side, Language language) {
  if (game == nullptr) return std::to_string(index(side) + 1);
  std::u32string name = to_code_points(game->sides[index(side)].name.in(language));
  if (!name.empty()) name.front() = capital(name.front());
  return to_utf8(name);
}

}  // namespace plybook
