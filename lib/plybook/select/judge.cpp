// What can be compared with what.
#include <array>

#include "plybook/base/closest.h"
#include "plybook/board/outcome.h"
#include "plybook/record/words.h"
#include "plybook/select/parser.h"

namespace plybook {
namespace {

using Field = Operand::Kind;

bool is_number(const Operand& side) {
  return side.kind == Field::number || side.kind == Field::plies || side.kind == Field::pieces;
}

bool is_text_field(const Operand& side) {
  return side.kind == Field::player || side.kind == Field::game || side.kind == Field::termination;
}

/// A tag that holds a date, by its name: Date, EventDate.
bool is_tag_of_date(const Operand& side) { return side.kind == Field::tag && side.text.ends_with("Date"); }

/// The side of that kind; null where neither is.
Operand* side_of_kind(Comparison& comparison, Field kind) {
  if (comparison.left.kind == kind) return &comparison.left;
  return comparison.right.kind == kind ? &comparison.right : nullptr;
}

Operand& other_side(Comparison& comparison, const Operand& side) {
  return &side == &comparison.left ? comparison.right : comparison.left;
}

}  // namespace

bool SelectParser::judge(Comparison& comparison) {
  Operand& left = comparison.left;
  Operand& right = comparison.right;
  if (left.is_constant() && right.is_constant())
    return fail(SelectError::no_field, {left.place.begin, right.place.end() - left.place.begin});
  if (comparison.sign == CompareSign::contains) {
    for (const Operand* side : {&left, &right})
      if (side->kind != Field::text && side->kind != Field::tag && !is_text_field(*side))
        return fail(SelectError::contains_wants_text, side->place);
    comparison.as = CompareAs::text_without_case;
    return true;
  }
  if (side_of_kind(comparison, Field::result)) return judge_result(comparison);
  const bool is_date = side_of_kind(comparison, Field::day) || side_of_kind(comparison, Field::date) ||
                       ((is_tag_of_date(left) || is_tag_of_date(right)) && side_of_kind(comparison, Field::number));
  if (is_date) return judge_date(comparison);
  if (is_number(left) || is_number(right)) return judge_number(comparison);
  return judge_text(comparison);
}

bool SelectParser::judge_result(Comparison& comparison) {
  Operand& constant = other_side(comparison, *side_of_kind(comparison, Field::result));
  comparison.as = CompareAs::result;
  if (constant.kind == Field::text) {
    const auto result = result_of(constant.text);
    if (!result) return fail(SelectError::result_wanted, constant.place);
    constant.kind = Field::outcome;
    constant.result = result->result;
  }
  if (constant.kind != Field::outcome) return fail(SelectError::result_wanted, constant.place);
  const bool is_allowed = comparison.sign == CompareSign::equal || comparison.sign == CompareSign::unequal;
  return is_allowed || fail(SelectError::result_wanted, comparison.sign_place);
}

/// A date against a period, or against another record's date.
bool SelectParser::judge_date(Comparison& comparison) {
  comparison.as = CompareAs::date;
  const Operand& field = comparison.left.is_constant() ? comparison.right : comparison.left;
  if (field.kind != Field::day && field.kind != Field::tag)
    return is_number(field)
               ? fail(SelectError::number_wanted, other_side(comparison, field).place, {written(field.place)})
               : fail(SelectError::text_wanted, other_side(comparison, field).place, {written(field.place)});
  Operand& other = other_side(comparison, field);
  if (other.kind == Field::text) {
    const auto date = read_date(other.text);
    if (date && date->year != 0 && (date->month != 0 || date->day == 0)) other.date = *date;
  }
  const bool is_date =
      other.kind == Field::day || other.kind == Field::tag || (other.is_constant() && other.date.year != 0);
  return is_date || fail(SelectError::date_wanted, other.place, {written(field.place)});
}

bool SelectParser::judge_number(Comparison& comparison) {
  comparison.as = CompareAs::number;
  const auto fits = [](const Operand& side) { return is_number(side) || side.kind == Field::tag; };
  const Operand& left = comparison.left;
  const Operand& right = comparison.right;
  if (fits(left) && fits(right)) return true;
  // The field says what was wanted; of two fields the first.
  const Operand& field = left.is_constant() ? right : left;
  return fail(is_number(field) ? SelectError::number_wanted : SelectError::text_wanted,
              other_side(comparison, field).place, {written(field.place)});
}

bool SelectParser::judge_text(Comparison& comparison) {
  comparison.as = CompareAs::text;
  for (Operand* side : {&comparison.left, &comparison.right})
    if (side->kind == Field::outcome) {  // `Result = 1-0`, as the tag has it
      const Operand& field = other_side(comparison, *side);
      if (field.kind != Field::tag) return fail(SelectError::text_wanted, side->place, {written(field.place)});
      side->kind = Field::text;
    }
  const Operand* const termination = side_of_kind(comparison, Field::termination);
  if (termination == nullptr) return true;
  comparison.as = CompareAs::text_without_case;
  const Operand& other = other_side(comparison, *termination);
  const bool is_equality = comparison.sign == CompareSign::equal || comparison.sign == CompareSign::unequal;
  return other.kind != Field::text || !is_equality || judge_termination(other);
}

/// A word that no record is expected to have is a slip.
bool SelectParser::judge_termination(const Operand& constant) {
  if (constant.text.empty() || termination_of(constant.text)) return true;
  std::vector<std::string_view> words;
  for (int i = 0; i <= static_cast<int>(Termination::unterminated); ++i)
    words.push_back(text(static_cast<Termination>(i)));
  const std::string word = written(constant.place);
  if (const auto near = closest(constant.text, words))
    return fail(SelectError::unknown_termination_like, constant.place, {word, std::string(*near)});
  return fail(SelectError::unknown_termination, constant.place, {word});
}

}  // namespace plybook
