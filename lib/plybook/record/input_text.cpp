#include "plybook/record/input_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/text_notes.h"

namespace plybook {
namespace {

bool offset_before(const BrokenBytes& broken, std::uint64_t offset) { return broken.decoded_offset < offset; }

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

Finding finding_at(Code code, std::vector<std::string> args, const Place& place) {
  Finding finding;
  finding.code = code;
  finding.args = std::move(args);
  finding.place = place;
  return finding;
}

/// Tells how the text is encoded once that is known.
void InputText::fill(Findings& findings) {
  window_.fill();
  const Encoding encoding = window_.encoding();
  if (told_encoding_ || (encoding == Encoding::utf8 && window_.bom_length() == 0)) return;
  told_encoding_ = true;
  cursor_.set_encoding(encoding, window_.bom_length());
  if (window_.is_guessed())
    findings.push_back(finding_at(Code::encoding_guess, {std::string(encoding_name(encoding))}, {}));
  if (window_.bom_length() > 0 && !window_.is_guessed()) findings.push_back(finding_at(Code::bom, {}, {}));
}

void InputText::move(PlaceCursor& cursor, const char* from, const char* to) const {
  const std::vector<BrokenBytes>& broken = window_.broken();
  const auto offset_of = [&](const char* p) {
    return window_.position() + static_cast<std::uint64_t>(p - window_.begin());
  };
  const auto first = std::lower_bound(broken.begin(), broken.end(), offset_of(from), offset_before);
  const auto last = std::lower_bound(first, broken.end(), offset_of(to), offset_before);
  cursor.advance(record_text::between(from, to), *to, broken.data() + (first - broken.begin()),
                 static_cast<std::size_t>(last - first));
}

Place InputText::place_of(const char* p) const {
  PlaceCursor cursor = cursor_;
  move(cursor, window_.begin(), p);
  return cursor.place();
}

void InputText::copy_broken(const char* end, std::vector<BrokenBytes>& broken) const {
  const std::uint64_t from = window_.position();
  const std::uint64_t to = from + static_cast<std::uint64_t>(end - window_.begin());
  const std::vector<BrokenBytes>& all = window_.broken();
  for (auto b = std::lower_bound(all.begin(), all.end(), from, offset_before); b != all.end(); ++b) {
    if (b->decoded_offset >= to) break;
    broken.push_back({b->input_offset, b->decoded_offset - from, b->length});
  }
}

void InputText::consume(const char* p, Notes& notes, Findings& findings) {
  note_text(window_, p, notes);
  std::vector<Note>& list = notes.list();
  std::stable_sort(list.begin(), list.end(), [](const Note& a, const Note& b) { return a.begin < b.begin; });
  const char* at = window_.begin();
  for (Note& note : list) {
    move(cursor_, at, note.begin);
    at = note.begin;
    Place place = cursor_.place();
    place.length = count_code_points(record_text::between(note.begin, note.end));
    if (!joins(findings, note, place)) findings.push_back(finding_at(note.code, std::move(note.args), place));
  }
  move(cursor_, at, std::max(at, p));
  notes.clear();
  window_.consume(std::max(at, p));
}

}  // namespace plybook
