#include "command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "completion.h"
#include "manual.h"
#include "plybook/base/closest.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"

namespace plybook::cli {
namespace {

constexpr const char* version = PLYBOOK_VERSION;

/// A value that an option cannot take; CLI11 wants to be told by an exception.
[[noreturn]] void refuse(const std::string& message) { throw CLI::ValidationError(message); }

void check_word(const OptionSpec& option, const std::string& value) {
  if (option.words.empty() || std::find(option.words.begin(), option.words.end(), value) != option.words.end()) return;
  const std::vector<std::string_view> words(option.words.begin(), option.words.end());
  const std::string shown = printable(value);
  if (const auto near = closest(value, words))
    refuse(fmt::format(fmt::runtime(tr("{0} cannot be {1}; did you mean {2}?")), option.names, shown, *near));
  refuse(fmt::format(fmt::runtime(tr("{0} cannot be {1}: expected {2}")), option.names, shown, fmt::join(words, ", ")));
}

std::uint64_t whole_number(const OptionSpec& option, const std::string& value) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (error != std::errc() || end != value.data() + value.size())
    refuse(fmt::format(fmt::runtime(tr("{0} needs a whole number, not {1}")), option.names, printable(value)));
  return number;
}

/// Puts the values that were given for an option where they belong; of a single value the last one counts.
struct Store {
  const OptionSpec& option;
  const std::vector<std::string>& values;

  void operator()(bool* target) const { *target = true; }
  void operator()(std::string* target) const { *target = values.back(); }
  void operator()(std::optional<std::string>* target) const {
    *target = values.back();
    if (values.back() != "-" || option.dash == Dash::is_a_value) return;
    if (option.dash == Dash::is_refused)
      refuse(fmt::format(fmt::runtime(tr("{0} needs the name of a file, not {1}")), option.names, values.back()));
    target->reset();
  }
  void operator()(std::vector<std::string>* target) const { *target = values; }
  void operator()(std::optional<std::uint64_t>* target) const { *target = whole_number(option, values.back()); }
};

void define(CLI::App& app, const OptionSpec& option) {
  if (std::holds_alternative<bool*>(option.target)) {
    app.add_flag_callback(option.names, [&option] { *std::get<bool*>(option.target) = true; });
    return;
  }
  const auto store = [&option](const CLI::results_t& values) {
    for (const std::string& value : values) check_word(option, value);
    std::visit(Store{option, values}, option.target);
    return true;
  };
  app.add_option(option.names, store)
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// The arguments with every `@file` put in: the words of that file, quoted ones whole.
std::vector<std::string> with_argument_files(int argc, char** argv) {
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.size() < 2 || argument.front() != '@') {
      arguments.emplace_back(argument);
      continue;
    }
    std::ifstream file{std::string(argument.substr(1))};
    if (!file) refuse(fmt::format(fmt::runtime(tr("cannot read arguments from {0}")), printable(argument.substr(1))));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::string& word : CLI::detail::split_up(text)) arguments.push_back(CLI::detail::remove_quotes(word));
  }
  return arguments;
}

std::string unknown_option(const std::string& given, const std::vector<OptionSpec>& options) {
  std::vector<std::string> names;
  for (const OptionSpec& option : options)
    for (std::string& name : spellings(option)) names.push_back(std::move(name));
  const std::string name = given.substr(0, given.find('='));
  if (const auto near = closest(name, {names.begin(), names.end()}))
    return fmt::format(fmt::runtime(tr("there is no option {0}; did you mean {1}?")), printable(name), *near);
  return fmt::format(fmt::runtime(tr("there is no option {0}")), printable(name));
}

/// What is made from the table of options at build time. Answers as `parse` does.
std::optional<int> describe(const CommandLine& line, int argc, char** argv) {
  if (argc < 3 || std::string_view(argv[1]) != "--describe") return std::nullopt;
  const std::string_view form = argv[2];
  std::string text;
  if (form == "man") {
    std::array<char, 4096> buffer;
    for (std::size_t n; (n = std::fread(buffer.data(), 1, buffer.size(), stdin)) > 0;) text.append(buffer.data(), n);
    text = manual(line, text);
  } else {
    text = completion(line, form);
  }
  if (text.empty()) return 2;
  return std::fputs(text.c_str(), stdout) < 0 || std::fflush(stdout) != 0 ? 2 : 0;
}

}  // namespace

std::vector<std::string> spellings(const OptionSpec& option) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < option.names.size();) {
    const std::size_t comma = std::min(option.names.find(',', at), option.names.size());
    names.push_back(option.names.substr(at, comma - at));
    at = comma + 1;
  }
  return names;
}

std::string value_text(const OptionSpec& option) {
  return option.words.empty() ? option.placeholder : fmt::format("{}", fmt::join(option.words, "|"));
}

std::optional<int> CommandLine::parse(int argc, char** argv) {
  bool help_wanted = false, version_wanted = false;
  add({"-h,--help", "", tr("show this help"), &help_wanted});
  add({"--version", "", tr("show the version"), &version_wanted});
  if (const auto status = describe(*this, argc, argv)) return status;
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::string wrong;
  try {
    for (const OptionSpec& option : options_) define(app, option);
    std::vector<std::string> arguments = with_argument_files(argc, argv);
    const auto dashes = std::find(arguments.begin(), arguments.end(), "--");
    const std::vector<std::string> behind_dashes(dashes == arguments.end() ? dashes : dashes + 1, arguments.end());
    arguments.erase(dashes, arguments.end());
    std::reverse(arguments.begin(), arguments.end());
    app.parse(std::move(arguments));
    std::vector<std::string> names = app.remaining();
    const auto is_option = [](const std::string& name) { return name.size() > 1 && name.front() == '-'; };
    if (const auto option = std::find_if(names.begin(), names.end(), is_option); option != names.end())
      wrong = unknown_option(*option, options_);
    names.insert(names.end(), behind_dashes.begin(), behind_dashes.end());
    if (files_)
      *files_ = std::move(names);
    else if (wrong.empty() && !names.empty())
      wrong = fmt::format(fmt::runtime(tr("{0} is not expected")), printable(names.front()));
  } catch (const CLI::ParseError& error) {
    wrong = error.what();
  }
  if (help_wanted) return std::fputs(help().c_str(), stdout) < 0 || std::fflush(stdout) != 0 ? 2 : 0;
  if (version_wanted) return std::printf("%s %s\n", name_.c_str(), version) < 0 || std::fflush(stdout) != 0 ? 2 : 0;
  if (wrong.empty()) return std::nullopt;
  fmt::print(stderr, "{}: {}\n{}\n", name_, wrong,
             fmt::format(fmt::runtime(tr("{0} --help tells what it takes.")), name_));
  return 2;
}

std::string CommandLine::usage() const {
  return fmt::format("{} [{}]{}", name_, tr("options"),
                     file_placeholder_.empty() ? "" : " [" + file_placeholder_ + "]");
}

std::string CommandLine::help() const {
  std::string text = fmt::format("{} - {}\n\n", name_, summary_);
  for (const std::string& example : examples_) text += fmt::format("  {}\n", example);
  text += fmt::format("\n{}: {}\n", tr("usage"), usage());
  for (std::size_t i = 0; i < options_.size(); ++i) {
    for (const OptionGroup& group : groups_)
      if (group.first == i) text += fmt::format("\n{}\n", group.title);
    const OptionSpec& option = options_[i];
    std::string left = fmt::format("{}", fmt::join(spellings(option), ", "));
    if (const std::string value = value_text(option); !value.empty()) left += " " + value;
    text += left.size() > 26 ? fmt::format("  {}\n{:30}{}\n", left, "", option.help)
                             : fmt::format("  {:28}{}\n", left, option.help);
  }
  return text;
}

}  // namespace plybook::cli
