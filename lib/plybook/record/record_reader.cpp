#include "plybook/record/record_reader.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/tag_syntax.h"

namespace plybook {
namespace {

/// What cutting a record short brings about by itself.
bool follows_from_cut(const Note& note) {
  return note.code == Code::no_result || note.code == Code::unclosed_comment || note.code == Code::unclosed_variation;
}

}  // namespace

RecordReader::RecordReader(ByteSource& source, std::optional<Encoding> encoding, const Limits& limits)
    : limits_(limits), text_(source, encoding), parser_(limits_), notes_(limits.max_record_findings) {}

bool RecordReader::next(Record& record, Findings& findings) {
  notes_.restart();
  while (find_record(findings))
    if (parse(record, findings)) return true;
  return false;
}

/// Moves to the beginning of the next record. False at the end of the input.
bool RecordReader::find_record(Findings& findings) {
  while (true) {
    notes_.clear();
    if (is_skipping_ && !skip_to_tag_line(findings)) return false;
    const char* p = text_.begin();
    const Outside::Status status = outside_.advance(p, text_.end(), text_.is_final(), notes_);
    if (status == Outside::Status::stray) pass_stray();
    if (status == Outside::Status::record || status == Outside::Status::done) tell_stray(findings);
    text_.consume(p, notes_, findings);
    if (status == Outside::Status::record) return true;
    if (status == Outside::Status::done) return false;
    if (status == Outside::Status::cut_off) text_.fill(findings);
  }
}

void RecordReader::pass_stray() {
  if (outside_.words() == 0) return;
  if (stray_.words == 0) {
    stray_.place = text_.place_of(outside_.stray_begin());
    stray_.place.length = count_code_points(record_text::between(outside_.stray_begin(), outside_.stray_end()));
  }
  stray_.words += outside_.words();
}

void RecordReader::tell_stray(Findings& findings) {
  if (stray_.words == 0) return;
  findings.push_back(finding_at(Code::stray_text, {std::to_string(stray_.words)}, stray_.place));
  stray_.words = 0;
}

/// Reads the record at the window's beginning. False when it turns out to be none.
bool RecordReader::parse(Record& record, Findings& findings) {
  auto status = parser_.parse(text_.begin(), text_.end(), text_.is_final(), record, notes_);
  while (status == RecordParser::Status::cut_off) {
    if (text_.window().size() > limits_.max_text) {
      status = parse_long_record(record);
      break;
    }
    text_.fill(findings);
    status = parser_.parse(text_.begin(), text_.end(), text_.is_final(), record, notes_);
  }
  const bool is_record = status == RecordParser::Status::record;
  const Place& place = text_.place();
  record.line = place.line;
  record.column = place.column;
  record.offset = place.offset;
  record.encoding = text_.window().encoding();
  text_.copy_broken(parser_.behind(), record.broken);
  if (is_record) record.number = ++number_;
  if (!is_record) notes_.add(Code::stray_text, text_.begin(), parser_.behind(), {"1"});
  text_.consume(parser_.behind(), notes_, findings);
  return is_record;
}

/// Reads what fits of a record that exceeds the limit; the rest is skipped.
RecordParser::Status RecordReader::parse_long_record(Record& record) {
  const auto status = parser_.parse(text_.begin(), text_.end(), true, record, notes_);
  if (parser_.behind() != text_.end()) return status;
  is_skipping_ = true;
  std::vector<Note>& notes = notes_.list();
  notes.erase(std::remove_if(notes.begin(), notes.end(), follows_from_cut), notes.end());
  notes_.add(Code::limit, text_.begin(), text_.begin() + 1,
             {std::to_string(limits_.max_text), "bytes of text", "--max-text"});
  return RecordParser::Status::record;
}

/// Skips to the next line that begins with a tag. False at the end of the input.
bool RecordReader::skip_to_tag_line(Findings& findings) {
  while (true) {
    const char* p = text_.begin();
    const char* const end = text_.end();
    while ((p = record_text::find_line_end(p, end)) != end) {
      const char* line = record_text::skip_line_end(p, end);
      if (begins_tag(record_text::skip_line_blanks(line, end), end)) {
        text_.consume(line, notes_, findings);
        is_skipping_ = false;
        return true;
      }
      if (!text_.is_final() && end - line < look_ahead) break;
      p = line;
    }
    text_.consume(p, notes_, findings);
    if (text_.is_final() && p == end) return false;
    text_.fill(findings);
  }
}

}  // namespace plybook
