// Random trees with random text in every tag and comment come back from each form as they went into it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

#include "plybook/base/unicode.h"
#include "plybook/record/form_assembler.h"
#include "plybook/record/form_writer.h"
#include "plybook/record/open_records.h"
#include "record/contents.h"

namespace plybook {
namespace {

/// The same records on every run; RC_PARAMS="seed=…" asks for others.
[[maybe_unused]] const int seed_is_set = setenv("RC_PARAMS", "seed=2026 max_success=300", 0);

/// What a reader may trip over, and what it may not expect.
rc::Gen<std::string> any_text() {
  const auto letter = rc::gen::elementOf(
      std::u32string(U"{}()[];%$\"\\'<>&*.,:-!?#|~ \n\t019abcWKяЁ—×½\u00a0\u2028\u202e\ufeff\ufffd\U0001f600e\u0301"));
  const auto piece = rc::gen::element<std::string>("1-0", "*", "[Game \"x\"]", "\n[A \"b\"]\n", "{ }", "e3-d4", "1. ",
                                                   "[%clk 0:01]", "$7", "\n\n", "%", ";");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::oneOf(
                          rc::gen::map(letter, [](char32_t c) { return to_utf8(std::u32string_view(&c, 1)); }), piece)),
                      [](const std::vector<std::string>& parts) {
                        std::string all;
                        for (const std::string& part : parts) all += part;
                        return all;
                      });
}

std::vector<FormText> comments() {
  std::vector<FormText> list;
  const int count = *rc::gen::weightedElement<int>({{6, 0}, {3, 1}, {1, 2}});
  for (int i = 0; i < count; ++i) list.push_back({*any_text(), {1, 1}});
  return list;
}

FormTurn any_turn(std::uint64_t number) {
  FormTurn turn;
  turn.turn = {*rc::gen::element<std::string>("e3-d4", "f6:d4:b2", "A.1-A.2", "a2>a3", "b8@ns", "--", "a7*c5", "h8-h9"),
               {1, 1}};
  const int link = number < 2 ? 0 : *rc::gen::weightedElement<int>({{5, 0}, {2, 1}, {2, 2}});
  if (link == 1) turn.replaces = *rc::gen::inRange<std::uint64_t>(1, number);
  if (link == 2) turn.parent = *rc::gen::inRange<std::uint64_t>(1, number);
  if (*rc::gen::inRange(0, 5) == 0) turn.nags.push_back(*rc::gen::inRange<std::uint64_t>(0, 256));
  turn.before = comments();
  turn.after = comments();
  return turn;
}

/// Builds a record; what the form refuses (a second turn after the same one) is left out.
void build(Record& record, FormAssembler& assembler) {
  Findings findings;
  assembler.start(record, findings, {1, 1});
  const auto tags = *rc::gen::inRange(1, 5);  // a result alone is no record
  for (int i = 0; i < tags; ++i)
    assembler.tag(
        {*rc::gen::element<std::string>("White", "Event", "My_Tag", "FEN", "Result") + std::to_string(i), {1, 1}},
        {*any_text(), {1, 1}});
  const auto turns = *rc::gen::inRange<std::uint64_t>(0, 12);
  for (std::uint64_t n = 1; n <= turns; ++n) assembler.turn(any_turn(n));
  assembler.result({*rc::gen::element<std::string>("1-0", "0-1", "1/2-1/2", "*"), {1, 1}});
  assembler.finish();
}

Contents read(const std::string& text, RecordForm form) {
  Contents contents;
  const auto source = open_records(memory_input(text), form, Encoding::utf8);
  Record record;
  Findings findings;
  while (source->next(record, findings)) add_contents(record, contents);
  return contents;
}

RC_GTEST_PROP(RandomRecords, ComeBackFromEveryForm, ()) {
  const Limits limits;
  Record record;
  FormAssembler assembler(limits);
  build(record, assembler);
  Contents contents;
  add_contents(record, contents);
  for (const auto& [to, from] : {std::pair(WrittenForm::text, RecordForm::text),
                                 {WrittenForm::json, RecordForm::json},
                                 {WrittenForm::ndjson, RecordForm::json},
                                 {WrittenForm::yaml, RecordForm::yaml}}) {
    std::string written;
    const auto writer = make_record_writer(to);
    writer->write(record, {}, written);
    writer->finish(written);
    const std::string found = difference(contents, read(written, from));
    if (!found.empty()) RC_FAIL(found + "\nas it is written:\n" + written);
  }
}

}  // namespace
}  // namespace plybook
