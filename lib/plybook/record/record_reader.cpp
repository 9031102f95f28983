#include "plybook/record/record_reader.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/text_notes.h"

namespace plybook {
namespace {

std::string_view between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

Finding finding_at(Code code, std::vector<std::string> args, const Place& place) {
  Finding finding;
  finding.code = code;
  finding.args = std::move(args);
  finding.place = place;
  return finding;
}

bool offset_before(const BrokenBytes& broken, std::uint64_t offset) { return broken.decoded_offset < offset; }

/// What cutting a record short brings about by itself.
bool follows_from_cut(const Note& note) {
  return note.code == Code::no_result || note.code == Code::unclosed_comment || note.code == Code::unclosed_variation;
}

/// Puts a run of one control character that goes on here together with what was told of it before.
bool joins(Findings& findings, const Note& note, const Place& place) {
  if (note.code != Code::control_character || findings.empty()) return false;
  Finding& last = findings.back();
  if (last.code != note.code || last.args != note.args || last.place.line != place.line) return false;
  if (last.place.column + last.place.length != place.column) return false;
  last.place.length += place.length;
  return true;
}

}  // namespace

RecordReader::RecordReader(ByteSource& source, std::optional<Encoding> encoding, const Limits& limits)
    : limits_(limits), window_(source, encoding), parser_(limits_), notes_(limits.max_record_findings) {}

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
    const char* p = window_.begin();
    const Outside::Status status = outside_.advance(p, window_.end(), window_.is_final(), notes_);
    if (status == Outside::Status::stray) pass_stray();
    if (status == Outside::Status::record || status == Outside::Status::done) tell_stray(findings);
    consume(p, findings);
    if (status == Outside::Status::record) return true;
    if (status == Outside::Status::done) return false;
    if (status == Outside::Status::cut_off) fill(findings);
  }
}

/// Lets more text in, and tells how it is encoded once that is known.
void RecordReader::fill(Findings& findings) {
  window_.fill();
  const Encoding encoding = window_.encoding();
  if (told_encoding_ || (encoding == Encoding::utf8 && window_.bom_length() == 0)) return;
  told_encoding_ = true;
  cursor_.set_encoding(encoding, window_.bom_length());
  if (window_.is_guessed())
    findings.push_back(finding_at(Code::encoding_guess, {std::string(encoding_name(encoding))}, {}));
  if (window_.bom_length() > 0 && !window_.is_guessed()) findings.push_back(finding_at(Code::bom, {}, {}));
}

void RecordReader::pass_stray() {
  if (outside_.words() == 0) return;
  if (stray_.words == 0) {
    PlaceCursor cursor = cursor_;
    move_cursor(cursor, window_.begin(), outside_.stray_begin());
    stray_.place = cursor.place();
    stray_.place.length = count_code_points(between(outside_.stray_begin(), outside_.stray_end()));
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
  auto status = parser_.parse(window_.begin(), window_.end(), window_.is_final(), record, notes_);
  while (status == RecordParser::Status::cut_off) {
    if (window_.size() > limits_.max_text) {
      status = parse_long_record(record);
      break;
    }
    fill(findings);
    status = parser_.parse(window_.begin(), window_.end(), window_.is_final(), record, notes_);
  }
  const bool is_record = status == RecordParser::Status::record;
  const Place& place = cursor_.place();
  record.line = place.line;
  record.column = place.column;
  record.offset = place.offset;
  record.encoding = window_.encoding();
  copy_broken(window_.begin(), parser_.behind(), record.broken);
  if (is_record) record.number = ++number_;
  if (!is_record) notes_.add(Code::stray_text, window_.begin(), parser_.behind(), {"1"});
  consume(parser_.behind(), findings);
  return is_record;
}

/// Reads what fits of a record that exceeds the limit; the rest is skipped.
RecordParser::Status RecordReader::parse_long_record(Record& record) {
  const auto status = parser_.parse(window_.begin(), window_.end(), true, record, notes_);
  if (parser_.behind() != window_.end()) return status;
  is_skipping_ = true;
  std::vector<Note>& notes = notes_.list();
  notes.erase(std::remove_if(notes.begin(), notes.end(), follows_from_cut), notes.end());
  notes_.add(Code::limit, window_.begin(), window_.begin() + 1,
             {std::to_string(limits_.max_text), "bytes of text", "--max-text"});
  return RecordParser::Status::record;
}

/// Skips to the next line that begins with a tag. False at the end of the input.
bool RecordReader::skip_to_tag_line(Findings& findings) {
  while (true) {
    const char* p = window_.begin();
    const char* const end = window_.end();
    while ((p = record_text::find_line_end(p, end)) != end) {
      const char* line = record_text::skip_line_end(p, end);
      if (begins_tag(record_text::skip_line_blanks(line, end), end)) {
        consume(line, findings);
        is_skipping_ = false;
        return true;
      }
      if (!window_.is_final() && end - line < look_ahead) break;
      p = line;
    }
    consume(p, findings);
    if (window_.is_final() && p == end) return false;
    fill(findings);
  }
}

void RecordReader::move_cursor(PlaceCursor& cursor, const char* from, const char* to) const {
  const std::vector<BrokenBytes>& broken = window_.broken();
  const auto offset_of = [&](const char* p) {
    return window_.position() + static_cast<std::uint64_t>(p - window_.begin());
  };
  const auto first = std::lower_bound(broken.begin(), broken.end(), offset_of(from), offset_before);
  const auto last = std::lower_bound(first, broken.end(), offset_of(to), offset_before);
  cursor.advance(between(from, to), *to, broken.data() + (first - broken.begin()),
                 static_cast<std::size_t>(last - first));
}

void RecordReader::copy_broken(const char* begin, const char* end, std::vector<BrokenBytes>& broken) const {
  const std::uint64_t from = window_.position();
  const std::uint64_t to = from + static_cast<std::uint64_t>(end - begin);
  const std::vector<BrokenBytes>& all = window_.broken();
  for (auto b = std::lower_bound(all.begin(), all.end(), from, offset_before); b != all.end(); ++b) {
    if (b->decoded_offset >= to) break;
    broken.push_back({b->input_offset, b->decoded_offset - from, b->length});
  }
}

/// Turns the notes on the text up to `p` into findings, and moves the window there.
void RecordReader::consume(const char* p, Findings& findings) {
  note_text(window_, p, notes_);
  std::vector<Note>& notes = notes_.list();
  std::stable_sort(notes.begin(), notes.end(), [](const Note& a, const Note& b) { return a.begin < b.begin; });
  const char* at = window_.begin();
  for (Note& note : notes) {
    move_cursor(cursor_, at, note.begin);
    at = note.begin;
    Place place = cursor_.place();
    place.length = count_code_points(between(note.begin, note.end));
    if (!joins(findings, note, place)) findings.push_back(finding_at(note.code, std::move(note.args), place));
  }
  move_cursor(cursor_, at, std::max(at, p));
  notes_.clear();
  window_.consume(std::max(at, p));
}

}  // namespace plybook
