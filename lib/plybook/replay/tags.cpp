#include "plybook/replay/tags.h"

#include <algorithm>

#include "plybook/record/places.h"

namespace plybook {

namespace {

/// What a local name stands for; null where a name is no local one.
const std::string* meaning(const Game& game, std::string_view name) {
  const auto found = std::find_if(game.tag_aliases.begin(), game.tag_aliases.end(),
                                  [&](const auto& alias) { return alias.first == name; });
  return found == game.tag_aliases.end() ? nullptr : &found->second;
}

}  // namespace

std::string_view usual_name(const Game& game, std::string_view name) {
  const std::string* meant = meaning(game, name);
  return meant == nullptr ? name : std::string_view(*meant);
}

const Tag* find_tag(const Record& record, const Game* game, std::string_view name) {
  const Tag* tag = record.tag(name);
  if (tag != nullptr || game == nullptr) return tag;
  const auto local = std::find_if(record.tags.begin(), record.tags.end(),
                                  [&](const Tag& t) { return usual_name(*game, record.name(t)) == name; });
  return local == record.tags.end() ? nullptr : &*local;
}

std::optional<std::string_view> tag_value(const Record& record, const Game* game, std::string_view name) {
  const Tag* tag = find_tag(record, game, name);
  if (tag == nullptr) return std::nullopt;
  return record.value(*tag);
}

void tell_local_tags(const Record& record, const Game& game, Findings& findings) {
  std::optional<Places> places;
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.name(tag);
    const std::string* meant = meaning(game, name);
    if (meant == nullptr || *meant == name) continue;
    if (!places) places.emplace(record);
    Finding finding;
    finding.code = Code::tag_alias;
    finding.args = {std::string(name), *meant};
    finding.fix = Fix{std::string(name), *meant};
    finding.place = places->at(tag.name);
    findings.push_back(std::move(finding));
  }
}

}  // namespace plybook
