#include "plybook/publish/weave.h"

#include <algorithm>
#include <array>

#include "plybook/base/ascii.h"
#include "plybook/base/markdown_text.h"
#include "plybook/base/unicode.h"
#include "plybook/game/yaml_file.h"

namespace plybook {

namespace {

struct Fences {
  std::string_view open, close;
};

Fences fences_of(TextKind kind) {
  return kind == TextKind::markdown ? Fences{"```ply", "```"} : Fences{"\\begin{ply}", "\\end{ply}"};
}

/// The name of a text as files are called by it that Markdown and LaTeX include: signs of theirs become dashes.
std::string plain_stem(std::string_view stem) {
  std::string name;
  for (const char c : replace_invalid(stem).text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    name += letter || c == '_' || c == '.' ? c : '-';
  }
  return name.empty() || name.front() == '-' || name.front() == '.' ? "figure" + name : name;
}

class Weaver {
 public:
  Weaver(std::string_view text, TextKind kind, std::string_view stem, const FigureStyle& defaults, FigureReader& reader,
         Findings& findings)
      : text_(text), kind_(kind), stem_(plain_stem(stem)), reader_(reader), findings_(findings) {
    book_.style = defaults;
  }

  Book weave() {
    const Fences fences = fences_of(kind_);
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      const std::string_view line = trimmed_text(next_line());
      if (other_fence_ == 0 && line == fences.open) {
        block(fences.close, begin);
        continue;
      }
      if (kind_ == TextKind::markdown) look_at_fence(line);
      book_.woven += text_.substr(begin, at_ - begin);
    }
    check_names(book_.figures, findings_);
    return std::move(book_);
  }

 private:
  std::string_view next_line() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view line = text_.substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    ++line_;
    return line;
  }

  /// Keeps track of other blocks of Markdown, which may only show what a block of ours looks like.
  void look_at_fence(std::string_view line) {
    const std::size_t ticks = std::min(line.find_first_not_of('`'), line.size());
    if (other_fence_ == 0) {
      if (ticks >= 3) other_fence_ = ticks;
    } else if (ticks >= other_fence_ && ticks == line.size()) {
      other_fence_ = 0;
    }
  }

  void block(std::string_view close, std::size_t begin) {
    const std::uint32_t opened = line_;
    const std::size_t body = at_;
    while (at_ < text_.size()) {
      const std::size_t end = at_;
      if (trimmed_text(next_line()) == close) return figure(text_.substr(body, end - body), opened);
    }
    yaml::Scalar place;
    place.line = opened;
    findings_.push_back(finding_at(place, Code::figure_block, {}));
    book_.woven += text_.substr(begin);
  }

  void figure(std::string_view body, std::uint32_t line_before) {
    Findings told;
    const auto node = yaml::parse(body);
    if (!node) {
      told.push_back(yaml_finding(node.error()));
    } else if (node->find("defaults") != nullptr) {
      MappingReader block(*node, "block", told);
      if (auto defaults = block.mapping("defaults")) {
        read_style(*defaults, reader_.themes(), book_.style);
        defaults->finish();
      }
      block.finish();
    } else {
      ++count_;
      const std::string name = stem_ + "-" + std::to_string(count_);
      if (auto drawn = reader_.read(*node, book_.style, name, told)) include(std::move(*drawn), line_before);
    }
    for (Finding& finding : told) {
      finding.place.line += line_before;
      findings_.push_back(std::move(finding));
    }
  }

  void include(Figure figure, std::uint32_t line_before) {
    if (kind_ == TextKind::markdown) {
      book_.woven += "![";
      append_markdown_text(book_.woven, figure.title);
      book_.woven += "](" + figure.file + ")\n";
    } else {
      book_.woven += "\\includegraphics{" + figure.file + "}\n";
    }
    figure.place.line += line_before;
    book_.figures.push_back(std::move(figure));
  }

  std::string_view text_;
  TextKind kind_;
  std::string stem_;
  FigureReader& reader_;
  Findings& findings_;
  Book book_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 0;
  std::size_t other_fence_ = 0;  // how many backticks opened the block of something else; 0: none is open
  std::size_t count_ = 0;
};

}  // namespace

std::optional<TextKind> text_kind_of(std::string_view path) {
  if (path.ends_with(".md") || path.ends_with(".markdown")) return TextKind::markdown;
  if (path.ends_with(".tex")) return TextKind::latex;
  return std::nullopt;
}

Book weave(std::string_view text, TextKind kind, std::string_view stem, const FigureStyle& defaults,
           FigureReader& reader, Findings& findings) {
  Findings told;
  Book book = Weaver(text, kind, stem, defaults, reader, told).weave();
  place_findings(told, text);
  findings.insert(findings.end(), told.begin(), told.end());
  return book;
}

}  // namespace plybook
