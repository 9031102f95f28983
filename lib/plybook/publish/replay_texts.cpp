#include "plybook/publish/replay_texts.h"

#include <array>
#include <cstddef>

namespace plybook {

namespace {

constexpr ReplayTexts english = {
    "Start",
    "Turns",
    "Final position",
    "All tags",
    "Variation",
    "Game {0}",
    "Game",
    "Move through the game",
    "Start",
    "Back",
    "Forward",
    "End",
    "Play",
    "Flip the board",
    "Keys: ← → a turn back and forward, ↑ ↓ other variations, Home and End, space plays, F flips, Page Up and Page "
    "Down "
    "other games.",
    "Start position.",
    "Ply {0}, {1}: {2}.",
    "The game is over: {0}, {1}.",
};

constexpr ReplayTexts russian = {
    "Начало",
    "Ходы",
    "Конечная позиция",
    "Все теги",
    "Вариант",
    "Партия {0}",
    "Партия",
    "Просмотр партии",
    "В начало",
    "Назад",
    "Вперёд",
    "В конец",
    "Показать ходы подряд",
    "Перевернуть доску",
    "Клавиши: ← → на ход назад и вперёд, ↑ ↓ другие варианты, Home и End, пробел — показ ходов подряд, F — перевернуть "
    "доску, "
    "Page Up и Page Down — другие партии.",
    "Начальная позиция.",
    "Полуход {0}, {1}: {2}.",
    "Партия окончена: {0}, {1}.",
};

struct Words {
  Termination termination;
  const char *en, *ru;
};

constexpr std::array<Words, 18> terminations = {{
    {Termination::goal, "goal reached", "цель достигнута"},
    {Termination::breakthrough, "breakthrough", "прорыв"},
    {Termination::total_freeze, "total freeze", "полная заморозка"},
    {Termination::home, "home filled", "дом занят"},
    {Termination::no_men, "no men left", "нет шашек"},
    {Termination::blocked, "blocked", "нет ходов"},
    {Termination::repetition, "repetition", "повторение позиции"},
    {Termination::no_progress, "no progress", "нет продвижения"},
    {Termination::turn_limit, "turn limit", "предел числа ходов"},
    {Termination::resignation, "resignation", "сдача"},
    {Termination::time_forfeit, "time forfeit", "просрочка времени"},
    {Termination::agreement, "agreement", "по соглашению"},
    {Termination::dead_position, "dead position", "мёртвая позиция"},
    {Termination::adjudication, "adjudication", "решение судьи"},
    {Termination::rules_infraction, "rules infraction", "нарушение правил"},
    {Termination::adjourned, "adjourned", "отложена"},
    {Termination::abandoned, "abandoned", "прервана"},
    {Termination::unterminated, "unterminated", "не окончена"},
}};

}  // namespace

const ReplayTexts& replay_texts(Language language) { return language == Language::russian ? russian : english; }

const char* termination_words(Termination termination, Language language) {
  const Words& words = terminations[static_cast<std::size_t>(termination)];
  return language == Language::russian ? words.ru : words.en;
}

}  // namespace plybook
