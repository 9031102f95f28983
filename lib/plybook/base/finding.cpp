#include "plybook/base/finding.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>

namespace plybook {

std::string message(const Finding& finding, const char* (*translate)(const char*)) {
  fmt::dynamic_format_arg_store<fmt::format_context> args;
  for (const std::string& arg : finding.args) args.push_back(std::cref(arg));
  const char* text = info(finding.code).message;
  return fmt::vformat(translate ? translate(text) : text, args);
}

bool has_error(const Findings& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& f) { return info(f.code).severity == Severity::error; });
}

}  // namespace plybook
