#include "plybook/game/head.h"

#include <algorithm>
#include <array>

#include "plybook/base/yaml.h"

namespace plybook {
namespace {

constexpr std::array<std::string_view, 4> head_keys = {"plybook", "title", "aliases", "pdn"};

/// The lines of a file that belong to the keys of its head: each from the key to the next line that begins a key. A
/// file in another layout gives no lines.
std::string head_lines(std::string_view text) {
  std::string lines;
  bool wanted = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (std::string_view(" \t\r\n#-").find(line[0]) == std::string_view::npos) {
      const std::string_view key = line.substr(0, line.find(':'));
      wanted = std::find(head_keys.begin(), head_keys.end(), key) != head_keys.end();
    }
    if (wanted) lines += line;
  }
  return lines;
}

void add_names(const yaml::Node* node, GameHead& head) {
  if (node == nullptr) return;
  for (const yaml::Node& name : node->items) head.names.push_back(name.text);
}

}  // namespace

std::optional<GameHead> read_head(std::string_view text) {
  const auto root = yaml::parse(head_lines(text));
  if (!root) return std::nullopt;
  const yaml::Node* kind = root->find("plybook");
  if (kind == nullptr || kind->text != "game") return std::nullopt;
  GameHead head;
  add_names(root->find("aliases"), head);
  add_names(root->find("title"), head);
  const yaml::Node* pdn = root->find("pdn");
  const yaml::Node* type = pdn == nullptr ? nullptr : pdn->find("type");
  const yaml::Node* attributes = pdn == nullptr ? nullptr : pdn->find("attributes");
  if (type == nullptr || attributes == nullptr) return head;
  const yaml::Node* bare = pdn->find("bare");
  head.pdn = PdnType{static_cast<int>(yaml::as_int(*type).value_or(0)), attributes->text,
                     bare == nullptr || yaml::as_bool(*bare).value_or(true)};
  return head;
}

bool calls_exactly(const PdnType& type, std::string_view game_type) {
  return game_type == std::to_string(type.number) + "," + type.attributes;
}

bool calls_by_number(const PdnType& type, std::string_view game_type) {
  return type.bare && game_type.substr(0, game_type.find(',')) == std::to_string(type.number);
}

}  // namespace plybook
