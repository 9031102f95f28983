#include "plybook/record/tag_syntax.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "plybook/record/characters.h"

namespace plybook {
namespace {

using namespace record_text;
using Kind = TagSyntax::Kind;

constexpr std::array<std::string_view, 14> known_names = {"Game", "Rules",  "FEN",         "Event",    "Site",
                                                          "Date", "Round",  "White",       "Black",    "Red",
                                                          "Blue", "Result", "Termination", "Annotator"};

/// Quotes that people write instead of ".
constexpr std::array<std::string_view, 8> other_quotes = {"“", "”", "„", "«", "»", "‘", "’", "'"};

bool is_name_byte(char c) {
  return (class_of(static_cast<unsigned char>(c)) & (letter | digit | high)) != 0 || c == '_' || c == '-' || c == '.';
}

bool is_strict_name(const char* p, const char* end) {
  return !is_digit(*p) && std::all_of(p, end, [](char c) {
    return (class_of(static_cast<unsigned char>(c)) & (letter | digit | high)) != 0 || c == '_';
  });
}

std::size_t other_quote(const char* p, const char* end) {
  const std::string_view rest(p, static_cast<std::size_t>(end - p));
  for (const std::string_view quote : other_quotes)
    if (rest.substr(0, quote.size()) == quote) return quote.size();
  return 0;
}

/// The end of the name that begins at `p`.
const char* skip_name(const char* p, const char* end) {
  while (p != end && is_name_byte(*p) && blank_length(p, end) == 0 && other_quote(p, end) == 0) ++p;
  return p;
}

std::size_t other_quote_before(const char* begin, const char* p) {
  const std::string_view text(begin, static_cast<std::size_t>(p - begin));
  for (const std::string_view quote : other_quotes)
    if (text.size() >= quote.size() && text.substr(text.size() - quote.size()) == quote) return quote.size();
  return 0;
}

const char* trim_end(const char* begin, const char* end) {
  while (end != begin && (class_at(end - 1) & blank) != 0) --end;
  return end;
}

/// With which a tag's name begins.
bool is_letter(const char* p) { return (class_at(p) & (letter | high)) != 0; }

/// Reads one tag, line by line where it is malformed.
class TagReader {
 public:
  TagReader(const char* p, const char* end, bool at_line_start, bool is_final)
      : open_(p), end_(end), at_line_start_(at_line_start), is_final_(is_final) {}

  TagSyntax read() {
    const char* p = read_name();
    if (p != end_ && *p == '"' && read_strict(p)) return tag_;
    line_end_ = find_line_end(p, end_);
    if (line_end_ == end_ && !is_final_) return finish(Kind::cut_off, end_);
    if (tag_.name_begin == tag_.name_end || !is_letter(tag_.name_begin)) return read_no_tag();
    if (p != end_ && *p == '"') return read_loose(p);
    if (p != end_ && other_quote(p, end_) != 0) return read_other_quotes(p);
    return read_bare(p);
  }

 private:
  TagSyntax finish(Kind kind, const char* end) {
    tag_.kind = kind;
    tag_.end = end;
    return tag_;
  }

  const char* read_name() {
    const char* p = skip_line_blanks(open_ + 1, end_);
    tag_.name_begin = p;
    while ((class_at(p) & (letter | digit)) != 0) ++p;
    if (*p == ' ' && p[1] == '"' && is_plain_letter(*tag_.name_begin)) {  // as nearly all are
      tag_.name_end = p;
      is_plain_name_ = true;
      return p + 1;
    }
    p = skip_name(p, end_);
    tag_.name_end = p;
    return skip_line_blanks(p, end_);
  }

  Kind kind_of_name(const char* quote) const {
    return is_plain_name_ || (quote != tag_.name_end && is_strict_name(tag_.name_begin, tag_.name_end))
               ? Kind::good
               : Kind::tolerated;
  }

  /// A value between quotes, with \" and \\ in it, then `]`, on one line.
  bool read_strict(const char* quote) {
    if (tag_.name_begin == tag_.name_end || !is_letter(tag_.name_begin)) return false;
    const char* p = quote + 1;
    for (; p != end_ && *p != '"' && !is_line_end(*p); ++p) {
      if (*p != '\\') continue;
      if (p + 1 == end_ || (p[1] != '"' && p[1] != '\\')) return false;
      ++p;
    }
    if (p == end_ || *p != '"') return false;
    const char* close = skip_line_blanks(p + 1, end_);
    if (close == end_ || *close != ']') return false;
    set_value(quote + 1, p);
    finish(kind_of_name(quote), close + 1);
    return true;
  }

  void set_value(const char* begin, const char* end) {
    tag_.value_begin = begin;
    tag_.value_end = end;
    tag_.has_escape = std::any_of(begin, end, [](char c) { return c == '\\' || moves_line(c); });
  }

  /// `"…]`: the value ends at the first `"]` of the line, or where the line leaves no other reading.
  TagSyntax read_loose(const char* quote) {
    const char* value = quote + 1;
    for (const char* p = value; p != line_end_; ++p) {
      if (*p != '"') continue;
      const char* close = skip_line_blanks(p + 1, line_end_);
      if (close == line_end_ || (*close != ']' && !begins_tag(close, line_end_))) continue;
      set_value(value, p);
      return finish(Kind::tolerated, *close == ']' ? close + 1 : close);
    }
    return read_unclosed(value);
  }

  /// The closing quote, the bracket or both are missing, or the value goes on in the next line.
  TagSyntax read_unclosed(const char* value) {
    const char* last = trim_end(value, line_end_);
    if (last != value && last[-1] == ']') {
      set_value(value, trim_end(value, last - 1));
      return finish(Kind::tolerated, last);
    }
    if (last != value && last[-1] == '"' && std::find(value, last - 1, '[') == last - 1) {
      set_value(value, last - 1);
      return finish(Kind::tolerated, last);
    }
    if (const char* close = close_in_next_line()) {
      set_value(value, close);
      return finish(Kind::tolerated, skip_line_blanks(close + 1, end_) + 1);
    }
    if (std::find(value, last, '"') != last || std::find(value, last, '[') != last)
      return finish(Kind::broken, line_end_);
    set_value(value, last);
    return finish(Kind::tolerated, last);
  }

  /// The quote before `]` in the next line, unless that line is a tag itself; null where there is none.
  const char* close_in_next_line() const {
    const char* begin = skip_line_end(line_end_, end_);
    const char* stop = find_line_end(begin, end_);
    if (begin == end_ || *begin == '[' || (stop == end_ && !is_final_)) return nullptr;
    const char* p = std::find(begin, stop, '"');
    if (p == stop) return nullptr;
    const char* close = skip_line_blanks(p + 1, stop);
    return close != stop && *close == ']' ? p : nullptr;
  }

  TagSyntax read_other_quotes(const char* p) {
    const char* value = p + other_quote(p, end_);
    const char* close = std::find(value, line_end_, ']');
    const char* last = trim_end(value, close);
    if (last != value && last[-1] == '"') {
      --last;
    } else {
      last -= other_quote_before(value, last);
    }
    set_value(value, last);
    return finish(Kind::tolerated, close == line_end_ ? close : close + 1);
  }

  /// No quotes, or only the closing one.
  TagSyntax read_bare(const char* p) {
    const char* close = std::find(p, line_end_, ']');
    if (close == line_end_ || !at_line_start_) return read_no_tag();
    const char* last = trim_end(p, close);
    if (last == p && !is_known_name()) return finish(Kind::stray, close + 1);
    if (!is_strict_name(tag_.name_begin, tag_.name_end) || is_small_letter(*tag_.name_begin) || p == tag_.name_end)
      if (last != p) return read_no_tag();
    if (last != p && last[-1] == '"') --last;
    set_value(p, last);
    return finish(Kind::tolerated, close + 1);
  }

  static bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

  bool is_known_name() const {
    const std::string_view name(tag_.name_begin, static_cast<std::size_t>(tag_.name_end - tag_.name_begin));
    return std::find(known_names.begin(), known_names.end(), name) != known_names.end();
  }

  /// `[b]`, `[/code]`, `[url=…]` are some wrapper's; anything else is a tag that cannot be read, to the end of its
  /// line.
  TagSyntax read_no_tag() {
    const char* p = open_ + 1;
    if (p != line_end_ && *p == '/') ++p;
    const char* close = std::find(p, line_end_, ']');
    const bool is_word = p != close && is_plain_letter(*p) && std::none_of(p, close, [](char c) {
                           return (class_of(static_cast<unsigned char>(c)) & blank) != 0 || c == '[' || c == '"';
                         });
    if (is_word && close != line_end_) return finish(Kind::stray, close + 1);
    return finish(Kind::broken, line_end_);
  }

  const char* open_;
  const char* end_;
  const char* line_end_ = nullptr;
  bool at_line_start_;
  bool is_final_;
  bool is_plain_name_ = false;
  TagSyntax tag_;
};

}  // namespace

TagSyntax read_tag(const char* p, const char* end, bool at_line_start, bool is_final) {
  return TagReader(p, end, at_line_start, is_final).read();
}

bool begins_tag(const char* p, const char* end) {
  if (p == end || *p != '[') return false;
  p = skip_line_blanks(p + 1, end);
  if (p == end || !is_letter(p)) return false;
  while (p != end && is_name_byte(*p) && other_quote(p, end) == 0) ++p;
  p = skip_line_blanks(p, end);
  return p != end && (*p == '"' || other_quote(p, end) != 0);
}

bool can_name_tag(std::string_view text) {
  const char* const end = text.data() + text.size();
  return !text.empty() && is_letter(text.data()) && skip_name(text.data(), end) == end;
}

}  // namespace plybook
