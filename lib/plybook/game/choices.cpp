#include "plybook/game/choices.h"

#include <algorithm>

#include "plybook/base/ascii.h"
#include "plybook/base/closest.h"
#include "plybook/base/yaml.h"

namespace plybook {
namespace {

std::string pair_text(std::string_view name, std::string_view value) {
  return std::string(name) + "=" + std::string(value);
}

Finding refused(std::string_view given, std::string_view game, std::string suggestion) {
  Finding finding;
  finding.args = {std::string(given), std::string(game)};
  finding.code = suggestion.empty() ? Code::rules_tag : Code::rules_tag_like;
  if (!suggestion.empty()) {
    finding.fix = Fix{std::string(given), suggestion};
    finding.args.push_back(std::move(suggestion));
  }
  return finding;
}

/// The words that an option takes, as users read them.
std::string words_of(const Option& option) {
  std::string words;
  for (const std::string& value : option.values) words += (words.empty() ? "" : ", ") + value;
  return option.takes_number ? words + ", 0…65534" : words;
}

/// A value that a known option cannot take and that is near none of its words.
Finding refused_value(const Option& option, std::string_view value) {
  Finding finding;
  finding.code = Code::rules_tag_value;
  finding.args = {option.name, std::string(value), words_of(option)};
  return finding;
}

bool takes(const Option& option, std::string_view value) {
  if (std::find(option.values.begin(), option.values.end(), value) != option.values.end()) return true;
  yaml::Scalar scalar;
  scalar.text = value;
  const auto number = yaml::as_int(scalar);
  return option.takes_number && number && *number >= 0 && *number <= 0xFFFE;
}

/// The option and value that were most likely meant; empty when nothing is near.
std::string nearest(std::string_view name, std::string_view value, const std::vector<Option>& options) {
  std::vector<std::string_view> names;
  for (const Option& option : options) names.push_back(option.name);
  const auto near_name = closest(name, names);
  if (!near_name) return {};
  const auto& option =
      *std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == *near_name; });
  if (takes(option, value)) return pair_text(option.name, value);
  const auto near_value = closest(value, {option.values.begin(), option.values.end()});
  return near_value ? pair_text(option.name, *near_value) : std::string();
}

}  // namespace

tl::expected<Choices, Finding> read_choices(std::string_view rules, std::string_view game,
                                            const std::vector<Option>& options) {
  std::vector<std::string> chosen(options.size());
  while (!rules.empty()) {
    const std::size_t end = std::min(rules.find_first_of(",;"), rules.size());
    const std::string_view given = trimmed_text(rules.substr(0, end));
    rules.remove_prefix(std::min(end + 1, rules.size()));
    if (given.empty()) continue;
    const std::size_t equals = std::min(given.find('='), given.size());
    const std::string_view name = trimmed_text(given.substr(0, equals));
    const std::string_view value = equals == given.size() ? std::string_view() : trimmed_text(given.substr(equals + 1));
    const auto option = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == name; });
    if (option == options.end() || !takes(*option, value)) {
      const std::string near = nearest(name, value, options);
      if (near.empty() && option != options.end() && !value.empty())
        return tl::unexpected(refused_value(*option, value));
      return tl::unexpected(refused(given, game, near));
    }
    std::string& choice = chosen[static_cast<std::size_t>(option - options.begin())];
    if (!choice.empty() && choice != value) return tl::unexpected(refused(given, game, {}));
    choice = value;
  }
  Choices choices;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (!chosen[i].empty() && chosen[i] != options[i].values.front()) choices.emplace_back(options[i].name, chosen[i]);
  return choices;
}

std::string text(const Choices& choices) {
  std::string text;
  for (const auto& [name, value] : choices) {
    if (!text.empty()) text += ", ";
    text += pair_text(name, value);
  }
  return text;
}

}  // namespace plybook
