#include "plybook/record/json_record.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

using Json = nlohmann::json;

/// Gives bytes to the JSON parser and tells how far it has come.
class Bytes {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Bytes(const char* p, const char** reached) : p_(p), reached_(reached) {}
  reference operator*() const { return *p_; }
  Bytes& operator++() {
    *reached_ = ++p_;
    return *this;
  }
  Bytes operator++(int) {
    Bytes before = *this;
    ++*this;
    return before;
  }
  [[maybe_unused]] friend bool operator==(const Bytes& a, const Bytes& b) { return a.p_ == b.p_; }
  [[maybe_unused]] friend bool operator!=(const Bytes& a, const Bytes& b) { return a.p_ != b.p_; }

 private:
  const char* p_;
  const char** reached_;
};

/// Takes the parser's events. The form is flat, so that a few levels are all; anything deeper or unknown is skipped.
class Handler : public nlohmann::json_sax<Json> {
 public:
  Handler(const InputText& text, const char* begin, FormAssembler& record, Findings& findings)
      : reached_(begin), text_(text), at_(begin), cursor_(text.cursor()), record_(record), findings_(findings) {
    text_.move(cursor_, text_.begin(), begin);
  }

  const char** reached() { return &reached_; }

  bool null() override { return (level_ == Level::record && key_ == "result") || refuse(); }
  bool boolean(bool) override { return refuse(); }
  bool number_integer(number_integer_t) override { return refuse(); }
  bool number_float(number_float_t, const string_t&) override { return refuse(); }
  bool binary(binary_t&) override { return refuse(); }
  bool number_unsigned(number_unsigned_t value) override;
  bool string(string_t& value) override;
  bool start_object(std::size_t) override;
  bool end_object() override;
  bool start_array(std::size_t) override;
  bool end_array() override;
  bool key(string_t& name) override;
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& fault) override;

 private:
  enum class Level { outside, record, tags, tag, turns, turn, list };

  /// Whether the value at hand belongs to something that is skipped.
  bool is_ignored() { return skipped_ > 0 || std::exchange(ignores_value_, false); }
  bool refuse();
  bool skip() {
    ++skipped_;
    return true;
  }
  bool skip_refused() {
    refuse();
    return skip();
  }
  Place place();
  bool add_to_list(std::string&& value);
  bool add_to_turn(std::string&& value);
  static bool is_list(std::string_view name) {
    return name == "nags" || name == "marks" || name == "before" || name == "after";
  }

  const char* reached_;
  const InputText& text_;
  const char* at_;  // where the cursor is
  PlaceCursor cursor_;
  FormAssembler& record_;
  Findings& findings_;
  Level level_ = Level::outside;
  Level list_owner_ = Level::record;
  std::string key_;
  bool ignores_value_ = false;  // of a key that is none
  std::size_t skipped_ = 0;     // levels that are open and mean nothing
  std::vector<FormText> tag_;
  FormTurn turn_;
  FormTurn root_;  // remarks of a record without turns
};

/// Whether the character may stand in a number or a word of JSON.
bool is_in_number(char c) { return std::string_view("0123456789.eE+-truefalsn").find(c) != std::string_view::npos; }

/// Of the token that was just read, its quotes apart.
Place Handler::place() {
  const char* end = reached_;
  const char* begin = end;
  if (end[-1] == '"') {
    --end;
    begin = end;
    const auto is_escaped = [&](const char* quote) {
      const char* p = quote;
      while (p > at_ && p[-1] == '\\') --p;
      return (quote - p) % 2 == 1;
    };
    while (begin > at_ && (begin[-1] != '"' || is_escaped(begin - 1))) --begin;
  } else {
    if (end - at_ > 1 && !is_in_number(end[-1]) && is_in_number(end[-2])) --end;  // the parser has looked at what follows
    begin = end;
    while (begin > at_ && is_in_number(begin[-1])) --begin;
    if (begin == end && end > at_) --begin;  // a bracket
  }
  text_.move(cursor_, at_, begin);
  at_ = begin;
  Place place = cursor_.place();
  place.length = count_code_points(std::string_view(begin, static_cast<std::size_t>(end - begin)));
  return place;
}

bool Handler::refuse() {
  if (!is_ignored()) record_.refuse_value(level_ == Level::outside ? "record" : key_, place());
  return true;
}

bool Handler::number_unsigned(number_unsigned_t value) {
  if (is_ignored()) return true;
  if (level_ == Level::list && key_ == "nags") {
    (list_owner_ == Level::turn ? turn_ : root_).nags.push_back(value);
    return true;
  }
  if (level_ != Level::turn || (key_ != "parent" && key_ != "replaces")) return refuse();
  (key_ == "parent" ? turn_.parent : turn_.replaces) = value;
  return true;
}

bool Handler::string(string_t& value) {
  if (is_ignored()) return true;
  switch (level_) {
    case Level::tag:
      tag_.push_back({std::move(value), place()});
      return true;
    case Level::list:
      return add_to_list(std::move(value));
    case Level::turn:
      return add_to_turn(std::move(value));
    case Level::record:
      if (key_ == "plybook" && value == "record") return true;
      if (key_ != "result") return refuse();
      record_.result({std::move(value), place()});
      return true;
    case Level::outside:
    case Level::tags:
    case Level::turns:
      return refuse();
  }
  return true;
}

bool Handler::add_to_list(std::string&& value) {
  FormTurn& owner = list_owner_ == Level::turn ? turn_ : root_;
  if (key_ == "nags") return refuse();
  std::vector<FormText>& list = key_ == "marks" ? owner.marks : key_ == "before" ? owner.before : owner.after;
  list.push_back({std::move(value), place()});
  return true;
}

bool Handler::add_to_turn(std::string&& value) {
  if (key_ == "turn") {
    turn_.turn = {std::move(value), place()};
  } else if (key_ == "kind") {
    turn_.kind = std::move(value);
  } else if (key_ == "number") {
    turn_.number = std::move(value);
  } else {
    return refuse();
  }
  return true;
}

bool Handler::start_object(std::size_t) {
  if (is_ignored()) return skip();
  if (level_ == Level::outside) {
    level_ = Level::record;
  } else if (level_ == Level::turns) {
    level_ = Level::turn;
    turn_.clear();
    turn_.turn.place = place();
  } else {
    return skip_refused();
  }
  return true;
}

bool Handler::end_object() {
  if (skipped_ > 0) {
    --skipped_;
  } else if (level_ == Level::turn) {
    record_.turn(turn_);
    level_ = Level::turns;
  } else {
    level_ = Level::outside;
    record_.remarks(root_);
  }
  return true;
}

bool Handler::start_array(std::size_t) {
  if (is_ignored()) return skip();
  if (level_ == Level::tags) {
    level_ = Level::tag;
    tag_.clear();
  } else if ((level_ == Level::record || level_ == Level::turn) && is_list(key_)) {
    list_owner_ = level_;
    level_ = Level::list;
  } else if (level_ == Level::record && (key_ == "tags" || key_ == "turns")) {
    level_ = key_ == "tags" ? Level::tags : Level::turns;
  } else {
    return skip_refused();
  }
  return true;
}

bool Handler::end_array() {
  if (skipped_ > 0) {
    --skipped_;
    return true;
  }
  if (level_ == Level::tag) {
    if (tag_.size() == 2) {
      record_.tag(tag_[0], tag_[1]);
    } else {
      record_.refuse_value("tags", place());
    }
    level_ = Level::tags;
  } else {
    level_ = level_ == Level::list ? list_owner_ : Level::record;
  }
  return true;
}

bool Handler::key(string_t& name) {
  if (skipped_ > 0) return true;
  const auto is_one_of = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const bool is_known = is_list(name) || (level_ == Level::record ? is_one_of({"plybook", "tags", "turns", "result"})
                                                                  : is_one_of({"turn", "kind", "number", "parent", "replaces"}));
  ignores_value_ = !is_known;
  if (!is_known) record_.refuse_key(name, place());
  key_ = std::move(name);
  return true;
}

bool Handler::parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& fault) {
  std::string_view words = fault.what();
  if (const std::size_t colon = words.find(": ", words.find("column")); colon != std::string_view::npos)
    words.remove_prefix(colon + 2);
  const char* fault_at = std::max(reached_ - 1, at_);
  text_.move(cursor_, at_, fault_at);
  Place place = cursor_.place();
  place.length = 1;
  findings_.push_back(finding_at(Code::json_form, {printable(words)}, place));
  return false;
}

}  // namespace

bool read_json_record(const InputText& text, const char* begin, const char* end, FormAssembler& record,
                      Findings& findings) {
  Handler handler(text, begin, record, findings);
  return Json::sax_parse(Bytes(begin, handler.reached()), Bytes(end, handler.reached()), &handler);
}

}  // namespace plybook
