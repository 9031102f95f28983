#include "plybook/game/catalogue.h"

#include <algorithm>
#include <map>

#include "plybook/base/closest.h"
#include "plybook/base/files.h"
#include "plybook/base/input.h"
#include "plybook/base/letters.h"
#include "plybook/game/choices.h"
#include "plybook/game/game_file.h"
#include "plybook/game/head.h"

namespace plybook {
namespace {

constexpr std::string_view ending = ".yaml";
constexpr std::size_t most_bytes = (std::size_t{1} << 20) + 1;  // one more than a game file may have

/// The text of a file, or as much of it as shows that it is too long.
std::optional<std::string> file_text(const std::string& path) {
  const auto source = open_input(path);
  if (!source) return std::nullopt;
  std::string text;
  for (std::size_t size = 0; size < most_bytes;) {
    text.resize(std::min(most_bytes, std::max<std::size_t>(2 * size, std::size_t{1} << 15)));
    const auto read = (*source)->read(text.data() + size, text.size() - size);
    if (!read) return std::nullopt;
    size += *read;
    text.resize(*read == 0 ? size : text.size());
    if (*read == 0) break;
  }
  return text;
}

/// Whether a text can be the name of a game file: small letters, digits and hyphens. Nothing else becomes a path.
bool is_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= 64 && text[0] != '-' && std::all_of(text.begin(), text.end(), fits);
}

Finding unknown(std::string_view name, const std::vector<std::string_view>& known) {
  Finding finding;
  finding.code = Code::unknown_game;
  finding.args = {std::string(name)};
  if (const auto near = closest(name, known)) {
    finding.code = Code::unknown_game_like;
    finding.args.emplace_back(*near);
  }
  return finding;
}

/// The first fault of a game file as one text, which names the file and the place.
Finding unusable(const std::string& id, const std::string& path, const Finding& first) {
  Finding finding;
  finding.code = Code::unusable_game;
  finding.args = {id, path + ":" + std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + ": " +
                          message(first)};
  return finding;
}

}  // namespace

/// A game file that was looked at: its definition, or why there is none, and the games that were made of it.
struct Catalogue::Entry {
  std::string id;
  std::string path;
  std::optional<GameDefinition> definition;
  std::optional<Finding> fault;
  std::map<std::string, std::shared_ptr<const Game>, std::less<>> games;  ///< by the text of their choices
};

Catalogue::Catalogue(std::vector<std::string> folders) : folders_(std::move(folders)) {}

std::optional<std::string> Catalogue::path_of(std::string_view id) const {
  for (const std::string& folder : folders_) {
    std::string path = folder;
    if (!path.empty() && path.back() != '/') path += '/';
    path.append(id).append(ending);
    if (is_regular_file(path)) return path;
  }
  return std::nullopt;
}

std::vector<std::string> Catalogue::ids() const {
  std::vector<std::string> ids;
  for (const std::string& folder : folders_) {
    for (std::string& name : names_in_folder(folder)) {
      if (!name.ends_with(ending)) continue;
      name.resize(name.size() - ending.size());
      if (is_id(name)) ids.push_back(std::move(name));
    }
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

std::optional<std::string> Catalogue::text(std::string_view id) const {
  const auto path = is_id(id) ? path_of(id) : std::nullopt;
  return path ? file_text(*path) : std::nullopt;
}

/// The heads of all files, read once.
const std::vector<std::pair<std::string, GameHead>>& Catalogue::heads() const {
  if (heads_) return *heads_;
  heads_.emplace();
  for (std::string& id : ids()) {
    const auto path = path_of(id);
    const auto text = path ? file_text(*path) : std::nullopt;
    if (std::optional<GameHead> head = text ? read_head(*text) : std::nullopt)
      heads_->emplace_back(std::move(id), std::move(*head));
  }
  return *heads_;
}

/// The id of the game that is called so otherwise.
tl::expected<std::string, Finding> Catalogue::id_of_other_name(std::string_view name) const {
  const std::string wanted = without_case(name);
  std::vector<std::string_view> known;
  for (const auto& [id, head] : heads()) {
    known.push_back(id);
    for (const std::string& alias : head.names) {
      if (without_case(alias) == wanted) return id;
      known.push_back(alias);
    }
  }
  for (const auto match : {&calls_exactly, &calls_by_number})
    for (const auto& [id, head] : heads())
      if (head.pdn && match(*head.pdn, name)) return id;
  return tl::unexpected(unknown(name, known));
}

tl::expected<Catalogue::Entry*, Finding> Catalogue::entry(std::string_view name) const {
  std::string id = without_case(name);
  if (!is_id(id) || !path_of(id)) {
    auto other = id_of_other_name(name);
    if (!other) return tl::unexpected(std::move(other.error()));
    id = std::move(*other);
  }
  for (const auto& known : entries_)
    if (known->id == id) return known.get();
  auto made = std::make_shared<Entry>();
  made->id = id;
  made->path = path_of(id).value_or(std::string());
  load(*made);
  entries_.push_back(std::move(made));
  return entries_.back().get();
}

void Catalogue::load(Entry& entry) const {
  const std::optional<std::string> text = file_text(entry.path);
  Findings findings;
  if (text) {
    entry.definition = read_game_file(*text, entry.id, *this, findings);
  } else {
    Finding finding;
    finding.code = Code::game_file_unreadable;
    findings.push_back(std::move(finding));
  }
  if (!entry.definition) entry.fault = unusable(entry.id, entry.path, findings.front());
}

tl::expected<std::shared_ptr<const Game>, Finding> Catalogue::find(std::string_view name,
                                                                   std::string_view rules) const {
  const Lock lock(mutex_);
  const auto found = entry(name);
  if (!found) return tl::unexpected(found.error());
  Entry& entry = **found;
  if (entry.fault) return tl::unexpected(*entry.fault);
  std::vector<Option> options;
  for (const OptionSource& source : entry.definition->options) options.push_back(source.option);
  auto choices = read_choices(rules, entry.id, options);
  if (!choices) return tl::unexpected(std::move(choices.error()));
  std::shared_ptr<const Game>& game = entry.games[plybook::text(*choices)];
  if (game != nullptr) return game;
  Findings findings;
  game = compile(*entry.definition, *choices, findings);
  if (game != nullptr) return game;
  Finding fault = unusable(entry.id, entry.path, findings.empty() ? Finding() : findings.front());
  return tl::unexpected(std::move(fault));
}

}  // namespace plybook
