#include "plybook/replay/mend.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/codes.h"
#include "plybook/base/unicode.h"
#include "plybook/record/places.h"

namespace plybook {
namespace {

/// What the comments in mended records say.
constexpr const char* was_written = N_("was: {0}");
constexpr const char* was_left_out = N_("was left out");
constexpr const char* was_written_twice = N_("was written twice: {0}");

/// Puts the splices of one repair together.
class Mending {
 public:
  Mending(const Record& record, const Repair& repair, const char* (*translate)(const char*))
      : record_(record), repair_(repair), translate_(translate) {}

  std::vector<Splice> make() {
    const Span text = node(repair_.node).text;
    switch (repair_.kind) {
      case Repair::Kind::replace:
      case Repair::Kind::split: {
        const Span whole{text.begin, std::max(text.length, repair_.length)};
        put(whole, repair_.to);
        comment_behind(whole.end(), was_written);
        break;
      }
      case Repair::Kind::join: {
        const Span second = node(next_turn()).text;
        put({text.begin, second.end() - text.begin}, repair_.to);
        comment_behind(second.end(), was_written);
        break;
      }
      case Repair::Kind::swap: {
        const Span second = node(next_turn()).text;
        const std::size_t blank = repair_.to.find(' ');
        put(text, repair_.to.substr(0, blank));
        put(second, repair_.to.substr(blank + 1));
        comment_behind(second.end(), was_written);
        break;
      }
      case Repair::Kind::drop:
        put(text, comment(was_written_twice));
        break;
      case Repair::Kind::insert:
        insert();
        break;
    }
    return std::move(splices_);
  }

 private:
  const Node& node(std::uint32_t index) const { return record_.nodes[index]; }

  std::uint32_t next_turn() const {
    std::uint32_t next = node(repair_.node).child;
    while (node(next).text.empty()) next = node(next).child;
    return next;
  }

  void put(Span span, std::string text) { splices_.push_back({span, std::move(text)}); }

  std::string comment(const char* text) const {
    std::string from = repair_.from;
    std::replace_if(
        from.begin(), from.end(), [](char c) { return c == '{' || c == '}' || c == '\n' || c == '\r'; }, ' ');
    return '{' + fmt::format(fmt::runtime(translate_ ? translate_(text) : text), from) + '}';
  }

  /// Signs that are glued to the turn stay with it.
  void comment_behind(std::uint32_t position, const char* text) {
    while (position < record_.text.size() && (record_.text[position] == '!' || record_.text[position] == '?'))
      ++position;
    put({position, 0}, ' ' + comment(text));
  }

  /// A number belongs to the first side's turn: such a turn is put behind it, the other side's before it.
  void insert() {
    const Node& at = node(repair_.node);
    if (repair_.is_behind) {
      put({at.text.end(), 0}, ' ' + repair_.to.substr(repair_.to.rfind(' ') + 1) + ' ' + comment(was_left_out));
      return;
    }
    const bool is_first_sides = (record_.start_index + repair_.ply) % 2 == 1;
    const std::uint32_t position = at.number.empty() || is_first_sides ? at.text.begin : at.number.begin;
    put({position, 0}, repair_.to.substr(0, repair_.to.find(' ')) + ' ' + comment(was_left_out) + ' ');
  }

  const Record& record_;
  const Repair& repair_;
  const char* (*translate_)(const char*);
  std::vector<Splice> splices_;
};

/// Without a byte order mark.
std::string bytes_of(const std::string& text, Encoding encoding) {
  if (encoding == Encoding::utf8_bom) encoding = Encoding::utf8;
  std::string left = text;
  for (;;) {
    auto bytes = encode(left, encoding);
    if (bytes) {
      const bool has_mark = encoding == Encoding::utf16le || encoding == Encoding::utf16be;
      return has_mark ? bytes->substr(2) : std::move(*bytes);
    }
    std::u32string letters = to_code_points(left);
    std::replace(letters.begin(), letters.end(), bytes.error(), U'?');
    left = to_utf8(letters);
  }
}

}  // namespace

std::vector<Splice> splices_of(const Record& record, const Repair& repair, const char* (*translate)(const char*)) {
  return Mending(record, repair, translate).make();
}

std::string spliced(std::string_view text, const std::vector<Splice>& splices) {
  std::string out;
  std::size_t done = 0;
  for (const Splice& splice : splices) {
    out.append(text.substr(done, splice.span.begin - done)).append(splice.text);
    done = splice.span.end();
  }
  return out.append(text.substr(done));
}

std::vector<ByteSplice> byte_splices(const Record& record, const std::vector<Splice>& splices) {
  Places places(record);
  std::vector<ByteSplice> changes;
  for (const Splice& splice : splices)
    changes.push_back({places.at({splice.span.begin, 0}).offset, places.at({splice.span.end(), 0}).offset,
                       bytes_of(splice.text, record.encoding)});
  return changes;
}

std::string spliced(std::string_view bytes, const std::vector<ByteSplice>& splices) {
  std::string out;
  std::size_t done = 0;
  for (const ByteSplice& splice : splices) {
    out.append(bytes.substr(done, static_cast<std::size_t>(splice.begin) - done)).append(splice.bytes);
    done = static_cast<std::size_t>(splice.end);
  }
  return out.append(bytes.substr(done));
}

}  // namespace plybook
