#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace plybook::cli {

/// Where an option's value goes.
using Target = std::variant<bool*, std::string*, std::optional<std::string>*, std::vector<std::string>*,
                            std::optional<std::uint64_t>*>;

/// What `-` means as the value of an option.
enum class Dash : std::uint8_t {
  is_a_value,          ///< itself
  is_standard_output,  ///< as if the option had not been given
  is_refused,          ///< the option needs the name of a file
};

/// One option of a tool. The table of them is what arguments are parsed by, and what help, man pages and completions
/// are made from.
struct OptionSpec {
  std::string names;        ///< `-j,--jobs`
  std::string placeholder;  ///< `N`; empty for a flag
  std::string help;
  Target target;
  std::vector<std::string> words{};  ///< the values that are allowed; empty: any
  /// Arguments by which the tool itself lists the values, for completion: `--list-games`.
  std::string listed_by{};
  Dash dash = Dash::is_a_value;
};

/// The options from here to the next group, as help shows them together.
struct OptionGroup {
  std::size_t first;  ///< index of an option
  std::string title;
};

/// The names of an option, one by one: `-j`, `--jobs`.
std::vector<std::string> spellings(const OptionSpec& option);
/// What stands for its value in help: the words that it allows, else its placeholder; empty for a flag.
std::string value_text(const OptionSpec& option);

/// The arguments that a tool takes. `files` is what is left when the options are taken away.
class CommandLine {
 public:
  CommandLine(std::string name, std::string summary, std::vector<std::string> examples)
      : name_(std::move(name)), summary_(std::move(summary)), examples_(std::move(examples)) {}

  void add(OptionSpec option) { options_.push_back(std::move(option)); }
  void group(std::string title) { groups_.push_back({options_.size(), std::move(title)}); }
  void files(std::string placeholder, std::vector<std::string>& target) {
    file_placeholder_ = std::move(placeholder);
    files_ = &target;
  }

  /// Takes the arguments apart. Answers the exit status when the tool has nothing more to do: help or version were
  /// asked for (0, printed to standard output) or the arguments are wrong (2, told on standard error). A hidden first
  /// argument `--describe` with `man`, `bash`, `zsh` or `fish` is for the build: the manual page whose frame is read
  /// from standard input, or the completions.
  std::optional<int> parse(int argc, char** argv);

  std::string help() const;
  /// `ply-validate [OPTIONS] [FILE...]`
  std::string usage() const;

  const std::string& name() const { return name_; }
  const std::string& summary() const { return summary_; }
  const std::vector<std::string>& examples() const { return examples_; }
  const std::vector<OptionSpec>& options() const { return options_; }
  const std::vector<OptionGroup>& groups() const { return groups_; }
  bool takes_files() const { return files_ != nullptr; }

 private:
  std::string name_, summary_;
  std::vector<std::string> examples_;
  std::vector<OptionSpec> options_;
  std::vector<OptionGroup> groups_;
  std::string file_placeholder_;
  std::vector<std::string>* files_ = nullptr;
};

}  // namespace plybook::cli
