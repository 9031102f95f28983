#include "plybook/publish/replay_head.h"

#include <fmt/format.h>

#include <vector>

#include "plybook/base/xml_text.h"
#include "plybook/publish/put.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/tags.h"

namespace plybook {

namespace {

/// The players, under their sides' names; where the game is not known, under those of most games.
std::string players(const Record& record, const Game* game) {
  using Pair = std::pair<std::string_view, std::string_view>;
  std::vector<Pair> pairs = {{"White", "Black"}, {"Red", "Blue"}};
  if (game) pairs = {{game->sides[0].tag, game->sides[1].tag}};
  for (const auto& [first, second] : pairs) {
    const auto a = tag_value(record, game, first), b = tag_value(record, game, second);
    if (a && b && (says_something(*a) || says_something(*b))) return fmt::format("{} – {}", *a, *b);
  }
  return {};
}

/// Pictures of the buttons, drawn on a square of 24 units.
struct Button {
  const char* action;
  const char* ReplayTexts::*name;
  const char* drawing;
};
constexpr Button buttons[] = {
    {"first", &ReplayTexts::first, "M6 5v14M19 5l-9 7 9 7z"}, {"back", &ReplayTexts::back, "M16 5l-9 7 9 7z"},
    {"play", &ReplayTexts::play, "M8 4l12 8-12 8z"},          {"forward", &ReplayTexts::forward, "M8 5l9 7-9 7z"},
    {"last", &ReplayTexts::last, "M18 5v14M5 5l9 7-9 7z"},    {"flip", &ReplayTexts::flip, "M8 20V5l-4 4M16 4v15l4-4"}};

}  // namespace

bool says_something(std::string_view value) { return value.find_first_not_of("?. -") != std::string_view::npos; }

std::string record_heading(const Record& record, const Game* game, std::uint64_t number, const ReplayTexts& texts) {
  if (std::string names = players(record, game); !names.empty()) return names;
  if (const auto event = tag_value(record, game, "Event"); event && says_something(*event)) return std::string(*event);
  return fmt::format(fmt::runtime(texts.game), number);
}

void append_record_facts(const Record& record, const Game* game, const ReplayTexts& texts, Language language,
                         std::string& out) {
  out += R"(<p class="facts">)";
  if (game) {
    out += "<span>";
    append_xml_text(out, game->title.in(language));
    out += "</span>";
  }
  for (const char* name : {"Event", "Site", "Date", "Round"}) {
    const auto value = tag_value(record, game, name);
    if (!value || !says_something(*value)) continue;
    out += "<span>";
    append_xml_text(out, *value);
    out += "</span>";
  }
  out += "</p>\n";
  if (record.tags.empty()) return;
  put(out, "<details><summary>{}</summary><dl>", texts.tags);
  for (const Tag& tag : record.tags) {
    out += "<dt>";
    append_xml_text(out, record.name(tag));
    out += "</dt><dd>";
    append_xml_text(out, record.value(tag));
    out += "</dd>";
  }
  out += "</dl></details>\n";
}

void append_record_end(const Record& record, const Game* game, Language language, std::string& out) {
  out += R"(<p class="result"><b>)";
  append_xml_text(out, result_text(record));
  out += "</b>";
  if (const auto word = tag_value(record, game, "Termination")) {
    out += ' ';
    const auto known = termination_of(*word);
    append_xml_text(out, known ? termination_words(*known, language) : *word);
  }
  out += "</p>";
}

void append_controls(const ReplayTexts& texts, std::string& out) {
  put(out, R"(<template id="controls"><div class="controls" role="toolbar" aria-label="{}">)", texts.controls);
  for (const Button& button : buttons)
    put(out,
        R"(<button type="button" data-do="{}" aria-label="{}" title="{}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg></button>)",
        button.action, texts.*button.name, texts.*button.name, button.drawing);
  put(out, R"(</div><p class="keys">{}</p></template>)", texts.keys);
  put(out,
      R"(<template id="chooser"><p class="chooser"><label for="choice">{}</label> <select id="choice"></select></p></template>)",
      texts.choose);
  put(out, R"(<template id="sayings"><p>{}</p><p>{}</p></template>)", texts.say_start, texts.say_turn);
  out += '\n';
}

}  // namespace plybook
