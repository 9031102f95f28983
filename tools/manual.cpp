#include "manual.h"

#include <fmt/format.h>

#include <vector>

#include "plybook/base/translation.h"

namespace plybook::cli {
namespace {

/// Text as scdoc leaves it alone, also at the beginning of a line.
std::string plain(std::string_view text) {
  constexpr std::string_view at_the_beginning = "#-|[].;`";
  std::string out;
  for (const char c : text) {
    if (c == '*' || c == '_' || c == '\\' || (out.empty() && at_the_beginning.find(c) != std::string_view::npos))
      out += '\\';
    out += c;
  }
  return out;
}

std::string section(const char* title, const std::string& text) { return fmt::format("# {}\n\n{}\n", title, text); }

std::string head(const CommandLine& line) {
  return fmt::format("{}(1)\n\n", line.name()) +
         section(tr("NAME"), fmt::format("{} - {}\n", line.name(), plain(line.summary()))) +
         section(tr("SYNOPSIS"), fmt::format("{}\n", plain(line.usage())));
}

std::string option_entry(const OptionSpec& option) {
  std::vector<std::string> names = spellings(option);
  for (std::string& name : names) name = "*" + plain(name) + "*";
  const std::string value = value_text(option);
  return fmt::format("{}{}{}\n\t{}\n\n", fmt::join(names, ", "), value.empty() ? "" : " ",
                     option.words.empty() && !value.empty() ? "_" + plain(value) + "_" : plain(value),
                     plain(option.help));
}

std::string options(const CommandLine& line) {
  std::string out;
  for (std::size_t i = 0; i < line.options().size(); ++i) {
    for (const OptionGroup& group : line.groups())
      if (group.first == i) out += fmt::format("## {}\n\n", plain(group.title));
    out += option_entry(line.options()[i]);
  }
  return section(tr("OPTIONS"), out);
}

std::string examples(const CommandLine& line) {
  std::string out = "```\n";
  for (const std::string& example : line.examples()) out += example + "\n";
  return section(tr("EXAMPLES"), out + "```\n");
}

}  // namespace

std::string manual(const CommandLine& line, std::string_view frame) {
  std::string out;
  for (std::size_t at = 0; at < frame.size();) {
    const std::size_t end = std::min(frame.find('\n', at), frame.size());
    const std::string_view text = frame.substr(at, end - at);
    if (text == "@head@") {
      out += head(line);
    } else if (text == "@options@") {
      out += options(line);
    } else if (text == "@examples@") {
      out += examples(line);
    } else {
      out.append(text).append("\n");
    }
    at = end + 1;
  }
  return out;
}

}  // namespace plybook::cli
