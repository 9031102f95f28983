#include "completion.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace plybook::cli {
namespace {

/// What can stand for an option's value.
struct Values {
  std::vector<std::string> words;
  std::string listed_by;
  bool files = false, folders = false;

  bool known() const { return !words.empty() || !listed_by.empty() || files || folders; }
  std::string joined() const { return fmt::format("{}", fmt::join(words, " ")); }
};

/// The placeholder tells what is no list of words: `FILE`, `F`, `DIR`, `FILE|DIR`, `print|dark|FILE.yaml`.
Values values_of(const OptionSpec& option) {
  Values values{option.words, option.listed_by};
  std::string_view rest = option.placeholder;
  std::vector<std::string> beside_files;
  while (!rest.empty()) {
    const std::string_view part = rest.substr(0, rest.find('|'));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    if (part == "F" || part.starts_with("FILE")) {
      values.files = true;
    } else if (part == "DIR") {
      values.folders = true;
    } else {
      beside_files.emplace_back(part);
    }
  }
  if (values.files) values.words.insert(values.words.end(), beside_files.begin(), beside_files.end());
  return values;
}

bool is_flag(const OptionSpec& option) { return std::holds_alternative<bool*>(option.target); }
bool is_repeatable(const OptionSpec& option) {
  return std::holds_alternative<std::vector<std::string>*>(option.target);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

/// A text as one word of a POSIX shell.
std::string quoted(const std::string& text) { return "'" + replaced(text, "'", "'\\''") + "'"; }

/// A name that shell functions can have: `ply_validate`.
std::string function_name(const CommandLine& line) { return replaced(line.name(), "-", "_"); }

std::string bash_values(const OptionSpec& option) {
  const Values values = values_of(option);
  std::string out;
  if (!values.words.empty()) out += fmt::format(" words='{}'", values.joined());
  if (!values.listed_by.empty()) out += fmt::format(" words=$(\"$1\" {} 2>/dev/null)", values.listed_by);
  if (values.files) {
    out += " paths=-f";
  } else if (values.folders) {
    out += " paths=-d";
  }
  return fmt::format("    {}){} ;;\n", fmt::join(spellings(option), "|"), out);
}

constexpr const char* bash_text = R"(# bash completion for {0}
_{1}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words= paths=
  if [[ $current == = ]]; then
    current=
  elif [[ $before == = ]]; then
    before=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  case $before in
{2}    *)
      if [[ $current == -* ]]; then
        words='{3}'
      else
        paths={4}
      fi
      ;;
  esac
  COMPREPLY=()
  [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  if [[ -n $paths ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen "$paths" -- "$current")
  fi
}}
complete -F _{1} {0}
)";

std::string bash(const CommandLine& line) {
  std::string cases;
  std::vector<std::string> names;
  for (const OptionSpec& option : line.options()) {
    for (std::string& name : spellings(option)) names.push_back(std::move(name));
    if (!is_flag(option)) cases += bash_values(option);
  }
  return fmt::format(fmt::runtime(bash_text), line.name(), function_name(line), cases, fmt::join(names, " "),
                     line.takes_files() ? "-f" : "");
}

/// A text within a specification of zsh's _arguments.
std::string zsh_text(std::string text) {
  for (const std::string_view special : {"\\", "[", "]", ":"})
    text = replaced(text, special, "\\" + std::string(special));
  return text;
}

std::string zsh_action(const CommandLine& line, const OptionSpec& option) {
  const Values values = values_of(option);
  if (!values.listed_by.empty()) return fmt::format(" _{}_listed {}", function_name(line), values.listed_by);
  if (values.files && !values.words.empty())
    return fmt::format(R"x( _alternative "words\:word\:({})" "files\:file\:_files")x", values.joined());
  if (values.files) return "_files";
  if (values.folders) return "_files -/";
  return values.known() ? "(" + values.joined() + ")" : " ";
}

std::string zsh_option(const CommandLine& line, const OptionSpec& option) {
  const std::vector<std::string> names = spellings(option);
  std::string out;
  for (const std::string& name : names) {
    std::string spec = is_repeatable(option) ? "*" : fmt::format("({})", fmt::join(names, " "));
    spec += name;
    if (!is_flag(option)) spec += name.starts_with("--") ? "=" : "+";
    spec += "[" + zsh_text(option.help) + "]";
    if (!is_flag(option))
      spec +=
          fmt::format(":{}:{}", zsh_text(option.words.empty() ? option.placeholder : "word"), zsh_action(line, option));
    out += " \\\n  " + quoted(spec);
  }
  return out;
}

std::string zsh(const CommandLine& line) {
  std::string out = fmt::format(
      "#compdef {0}\n"
      "_{1}_listed() {{\n"
      "  local -a found\n"
      "  found=(${{(f)\"$({0} $* 2>/dev/null)\"}})\n"
      "  compadd -a found\n"
      "}}\n"
      "_arguments -s",
      line.name(), function_name(line));
  for (const OptionSpec& option : line.options()) out += zsh_option(line, option);
  if (line.takes_files()) out += " \\\n  '*:file:_files'";
  return out + "\n";
}

std::string fish_option(const CommandLine& line, const OptionSpec& option) {
  std::string out = "complete -c " + line.name();
  for (const std::string& name : spellings(option))
    out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!is_flag(option)) {
    const Values values = values_of(option);
    out += values.files ? " -r -F" : " -x";
    std::vector<std::string> offered = values.words;
    if (!values.listed_by.empty()) offered.push_back(fmt::format("({} {} 2>/dev/null)", line.name(), values.listed_by));
    if (values.folders && !values.files) offered.emplace_back("(__fish_complete_directories)");
    if (!offered.empty()) out += fmt::format(" -a '{}'", fmt::join(offered, " "));
  }
  return out + " -d '" + replaced(replaced(option.help, "\\", "\\\\"), "'", "\\'") + "'\n";
}

std::string fish(const CommandLine& line) {
  std::string out = fmt::format("# fish completion for {}\n", line.name());
  if (!line.takes_files()) out += fmt::format("complete -c {} -f\n", line.name());
  for (const OptionSpec& option : line.options()) out += fish_option(line, option);
  return out;
}

}  // namespace

std::string completion(const CommandLine& line, std::string_view shell) {
  if (shell == "bash") return bash(line);
  if (shell == "zsh") return zsh(line);
  if (shell == "fish") return fish(line);
  return {};
}

}  // namespace plybook::cli
