#include "plybook/record/json_reader.h"

#include <algorithm>
#include <string>

#include "plybook/record/json_record.h"

namespace plybook {
namespace {

constexpr std::size_t head_length = 4096;  // enough to tell what a document begins with

bool is_json_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

const char* skip_json_blanks(const char* p, const char* end) {
  while (p != end && is_json_blank(*p)) ++p;
  return p;
}

/// Behind `text` where it stands at `p`, blanks before it apart; null where it does not.
const char* accept(const char* p, const char* end, std::string_view text) {
  if (p == nullptr) return nullptr;
  p = skip_json_blanks(p, end);
  if (std::string_view(p, static_cast<std::size_t>(end - p)).substr(0, text.size()) != text) return nullptr;
  return p + text.size();
}

const char* skip_string(const char* p, const char* end) {
  for (++p; p != end && *p != '"'; ++p)
    if (*p == '\\' && p + 1 != end) ++p;
  return p == end ? end : p + 1;
}

bool begins_record_line(const char* p, const char* end) {
  return accept(accept(p, end, "{"), end, "\"plybook\"") != nullptr;
}

}  // namespace

const char* find_json_end(const char* p, const char* end) {
  std::size_t depth = 0;
  while (p != end) {
    switch (*p) {
      case '"':
        p = skip_string(p, end);
        continue;
      case '{':
      case '[':
        ++depth;
        break;
      case '}':
      case ']':
        if (--depth == 0) return p + 1;
        break;
      case '\n':
        if (begins_record_line(p + 1, end)) return p;
        break;
      default:
        break;
    }
    ++p;
  }
  return nullptr;
}

JsonReader::JsonReader(ByteSource& source, std::optional<Encoding> encoding, const Limits& limits)
    : limits_(limits), text_(source, encoding), assembler_(limits_), notes_(limits.max_record_findings) {}

/// Behind `{"plybook":"record","records":[`; null where that does not stand here.
const char* JsonReader::skip_head() {
  const char* const end = text_.end();
  const char* p = text_.begin();
  for (const std::string_view part : {"{", "\"plybook\"", ":", "\"record\"", ",", "\"records\"", ":", "["})
    p = accept(p, end, part);
  return p;
}

void JsonReader::begin(Findings& findings) {
  while (text_.window().size() < head_length && !text_.is_final()) text_.fill(findings);
  const char* behind_head = skip_head();
  state_ = behind_head != nullptr ? State::document : State::lines;
  if (behind_head != nullptr) consume(behind_head, findings);
}

void JsonReader::fail(std::string_view words, Findings& findings) {
  findings.push_back(finding_at(Code::json_form, {std::string(words)}, text_.place()));
}

/// Behind the list of records only the end of the document may stand.
void JsonReader::finish_document(Findings& findings) {
  while (!text_.is_final() && text_.window().size() < head_length) text_.fill(findings);
  const char* p = accept(accept(text_.begin(), text_.end(), "]"), text_.end(), "}");
  if (p == nullptr || skip_json_blanks(p, text_.end()) != text_.end())
    fail("the document does not end behind its records", findings);
  state_ = State::end;
}

void JsonReader::skip_line(Findings& findings) {
  while (true) {
    const char* p = std::find(text_.begin(), text_.end(), '\n');
    const bool is_found = p != text_.end();
    consume(p, findings);
    if (is_found || text_.is_final()) return;
    text_.fill(findings);
  }
}

/// Moves to the next object. False at the end.
bool JsonReader::skip_to_object(Findings& findings) {
  while (state_ != State::end) {
    const char* p = text_.begin();
    while (p != text_.end() && (is_json_blank(*p) || (*p == ',' && state_ == State::document))) ++p;
    consume(p, findings);
    if (p == text_.end()) {
      if (text_.is_final()) {
        if (state_ == State::document) fail("the document ends within its records", findings);
        state_ = State::end;
      } else {
        text_.fill(findings);
      }
    } else if (*p == '{') {
      return true;
    } else if (*p == ']' && state_ == State::document) {
      finish_document(findings);
    } else {
      fail("an object was expected here", findings);
      skip_line(findings);
    }
  }
  return false;
}

/// The end of the object that begins here; null when it is too long and was skipped.
const char* JsonReader::object_end(Findings& findings) {
  while (true) {
    const char* end = find_json_end(text_.begin(), text_.end());
    if (end != nullptr) return end;
    if (text_.is_final()) return text_.end();
    if (text_.window().size() > limits_.max_text) {
      findings.push_back(
          finding_at(Code::limit, {std::to_string(limits_.max_text), "bytes of text", "--max-text"}, text_.place()));
      skip_line(findings);
      return nullptr;
    }
    text_.fill(findings);
  }
}

bool JsonReader::next(Record& record, Findings& findings) {
  if (state_ == State::start) begin(findings);
  notes_.restart();
  while (skip_to_object(findings)) {
    const char* end = object_end(findings);
    if (end == nullptr) continue;
    assembler_.start(record, findings, text_.place());
    const bool is_good = read_json_record(text_, text_.begin(), end, assembler_, findings);
    assembler_.finish();
    consume(end, findings);
    if (!is_good && assembler_.is_empty()) continue;
    record.number = ++number_;
    return true;
  }
  return false;
}

}  // namespace plybook
