#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/desk/keys.h"
#include "plybook/desk/played_tree.h"
#include "plybook/desk/screen.h"
#include "plybook/diagram/text_board.h"

namespace plybook {

/// Steps through a record by keys. Knows no terminal: keys go in, screens come out.
class Stepper {
 public:
  /// What is to be done behind a key.
  enum class Wish : std::uint8_t { stay, quit, next_record, previous_record };

  Stepper(const PlayedTree& tree, TextBoardOptions look) : tree_(tree), look_(look) {}

  Wish key(const Key& key);
  Screen screen(std::size_t width, std::size_t height) const;
  bool is_asking() const { return asked_ != Asked::nothing; }

  /// Goes to a turn; to a ply of the line at hand, as `--at` names it. False, and told, where the line has none such.
  void go_to(std::uint32_t turn) { turn_ = turn; }
  bool go(std::string_view ply);
  /// Shows a message until the next key.
  void say(std::string message) { message_ = std::move(message); }
  TextBoardOptions look() const { return look_; }

 private:
  /// What is being typed into the last line.
  enum class Asked : std::uint8_t { nothing, ply, text };

  Wish character(char32_t c);
  void typed(const Key& key);
  void answer();
  void step(std::uint32_t turn) {
    if (turn != Node::none) turn_ = turn;
  }
  void many(bool forward);
  void to_end();
  void choose(int direction);
  void search(bool forward);
  bool matches(std::uint32_t turn, std::string_view wanted) const;
  std::vector<std::uint32_t> line() const;

  /// A line beside the board.
  struct Told {
    std::string text;
    Style style = Style::plain;
  };
  std::vector<Told> told(std::size_t width) const;
  void tell_turn(std::vector<Told>& list) const;
  void tell_findings(std::vector<Told>& list) const;
  void tell_comments(std::vector<Told>& list) const;
  void tell_alternatives(std::vector<Told>& list) const;
  void tell_legal(std::vector<Told>& list) const;
  std::vector<std::string> board() const;
  std::string title() const;
  std::string turns_around(std::size_t width) const;
  std::string last_line() const;

  const PlayedTree& tree_;
  TextBoardOptions look_;
  std::uint32_t turn_ = 0;
  Asked asked_ = Asked::nothing;
  std::string answer_, wanted_, message_;
  bool shows_legal_ = true, shows_help_ = false;
};

}  // namespace plybook
