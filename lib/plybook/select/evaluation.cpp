#include "plybook/select/evaluation.h"

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

void fold(std::string_view text, std::string& folded) {
  folded.clear();
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80)
      folded += lower(text[at++]);
    else
      append_utf8(folded, fold_case(next_code_point(text, at)));
  }
}

bool dates_stand(const Comparison& comparison, RecordValues& record) {
  const auto left = record.date(comparison.left), right = record.date(comparison.right);
  if (!left || !right) return false;
  if (comparison.right.is_constant()) return compare(*left, comparison.sign, *right);
  if (comparison.left.is_constant()) return compare(*right, mirrored(comparison.sign), *left);
  return compare_dates(*left, comparison.sign, *right);
}

bool results_stand(const Comparison& comparison, RecordValues& record) {
  const bool is_left = comparison.left.kind == Operand::Kind::result;
  const bool is_so = record.result() == (is_left ? comparison.right : comparison.left).result;
  return is_so == (comparison.sign == CompareSign::equal);
}

bool numbers_stand(const Comparison& comparison, RecordValues& record) {
  const auto left = record.number(comparison.left), right = record.number(comparison.right);
  return left && right && holds(*left, comparison.sign, *right);
}

}  // namespace

Truth Evaluation::of(const Selection& selection, RecordValues& record) {
  const Expression& expression = selection.expression();
  stack_.clear();
  const auto take = [this] {
    const Truth top = stack_.back();
    stack_.pop_back();
    return top;
  };
  for (const SelectNode& node : expression.nodes) {
    switch (node.kind) {
      case SelectNode::Kind::comparison:
        stack_.push_back(of(expression.comparisons[node.index], record));
        break;
      case SelectNode::Kind::ok:
        stack_.push_back(record.ok());
        break;
      case SelectNode::Kind::has:
        stack_.push_back(record.has(selection.codes(node.index)));
        break;
      case SelectNode::Kind::reached:
        stack_.push_back(record.reached(node.index));
        break;
      case SelectNode::Kind::negation:
        stack_.push_back(negation(take()));
        break;
      case SelectNode::Kind::both: {
        const Truth right = take();
        stack_.push_back(both(take(), right));
        break;
      }
      case SelectNode::Kind::either: {
        const Truth right = take();
        stack_.push_back(either(take(), right));
        break;
      }
    }
  }
  return stack_.empty() ? Truth::yes : stack_.back();
}

Truth Evaluation::of(const Comparison& comparison, RecordValues& record) {
  if (record.needs_replay(comparison.left) || record.needs_replay(comparison.right)) return Truth::unknown;
  switch (comparison.as) {
    case CompareAs::number:
      return truth(numbers_stand(comparison, record));
    case CompareAs::date:
      return truth(dates_stand(comparison, record));
    case CompareAs::result:
      return truth(results_stand(comparison, record));
    case CompareAs::text:
    case CompareAs::text_without_case:
      break;
  }
  return truth(texts_stand(comparison, record));
}

/// Of players any will do; that none is so is what `!=` says.
bool Evaluation::texts_stand(const Comparison& comparison, RecordValues& record) {
  const bool is_unequal = comparison.sign == CompareSign::unequal;
  const CompareSign sign = is_unequal ? CompareSign::equal : comparison.sign;
  for (std::string_view left : record.texts(comparison.left))
    for (std::string_view right : record.texts(comparison.right)) {
      if (comparison.as == CompareAs::text_without_case) {
        fold(left, folded_[0]);
        fold(right, folded_[1]);
        left = folded_[0];
        right = folded_[1];
      }
      const bool is_so =
          sign == CompareSign::contains ? left.find(right) != std::string_view::npos : holds(left, sign, right);
      if (is_so) return !is_unequal;
    }
  return is_unequal;
}

}  // namespace plybook
