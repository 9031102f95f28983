#include "plybook/game/sides_section.h"

namespace plybook {
namespace {

SideName read_side(MappingReader side) {
  SideName name;
  if (const yaml::Scalar* en = side.text("en")) name.name.en = en->text;
  if (const yaml::Scalar* ru = side.text("ru")) name.name.ru = ru->text;
  if (const yaml::Scalar* tag = side.text("tag")) name.tag = tag->text;
  if (const yaml::Scalar* letter = side.text("letter")) {
    name.letter = letter->text;
    // K and F mean kings and ice in positions.
    const bool capital = name.letter.size() == 1 && name.letter[0] >= 'A' && name.letter[0] <= 'Z';
    if (!capital || name.letter == "K" || name.letter == "F")
      side.findings().push_back(finding_at(*letter, Code::wrong_value, {"letter", name.letter, "A…Z"}));
  }
  for (const yaml::Scalar* tag : side.texts("other-tags")) name.other_tags.push_back(tag->text);
  side.finish();
  return name;
}

}  // namespace

LocalText read_local_text(MappingReader& mapping) {
  LocalText text;
  if (const yaml::Scalar* en = mapping.text("en")) text.en = en->text;
  if (const yaml::Scalar* ru = mapping.text("ru")) text.ru = ru->text;
  mapping.finish();
  return text;
}

void read_sides(MappingReader& file, GameDefinition& game) {
  auto sides = file.mapping("sides");
  if (!sides) return;
  const yaml::Node* first = sides->required("first");
  const yaml::Node* second = sides->required("second");
  if (first != nullptr) game.sides[0] = read_side(MappingReader(*first, "first", file.findings()));
  if (second != nullptr) game.sides[1] = read_side(MappingReader(*second, "second", file.findings()));
  sides->finish();
  if (first == nullptr || second == nullptr) return;
  const auto refuse_equal = [&](const char* key, const std::string& a, const std::string& b) {
    const yaml::Node* where = second->find(key);
    if (a == b && where != nullptr && !a.empty())
      file.findings().push_back(
          finding_at(*where, Code::contradiction,
                     {"sides.second." + std::string(key) + ": " + b, "sides.first." + std::string(key) + ": " + a}));
  };
  refuse_equal("tag", game.sides[0].tag, game.sides[1].tag);
  refuse_equal("letter", game.sides[0].letter, game.sides[1].letter);
}

void read_tag_aliases(MappingReader& file, GameDefinition& game) {
  const yaml::Node* aliases = file.optional("tag-aliases");
  if (aliases == nullptr) return;
  MappingReader reader(*aliases, "tag-aliases", file.findings());
  for (const yaml::Scalar& alias : reader.node().keys)
    if (const yaml::Scalar* tag = reader.text(alias.text)) game.tag_aliases.emplace_back(alias.text, tag->text);
}

}  // namespace plybook
