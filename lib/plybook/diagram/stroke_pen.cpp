#include "plybook/diagram/stroke_pen.h"

#include <algorithm>
#include <cassert>

namespace plybook {

namespace {

/// Takes a number such as `-3.5` from the front of `text`; the result is in font units.
int take_number(std::string_view& text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  int value = 0;
  for (; !text.empty() && text.front() >= '0' && text.front() <= '9'; text.remove_prefix(1))
    value = value * 10 + (text.front() - '0');
  value *= font_units_per_step;
  if (text.starts_with('.')) {
    value += (text[1] - '0') * font_units_per_step / 10;
    text.remove_prefix(2);
  }
  return negative ? -value : value;
}

}  // namespace

void StrokePen::draw(std::string_view lines, int dx, int dy) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find(';'), lines.size());
    const Stroke stroke = read_stroke(lines.substr(0, end), dx, dy);
    if (!stroke.stops.empty()) add(stroke);
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

StrokePen::Stroke StrokePen::read_stroke(std::string_view text, int dx, int dy) {
  Stroke stroke;
  bool is_dot = false;
  while (!text.empty()) {
    const char c = text.front();
    if (c == ' ' || c == 'z' || c == '@' || c == '*') text.remove_prefix(1);
    if (c == 'z') stroke.closed = true;
    if (c == ' ' || c == 'z') continue;
    is_dot = is_dot || c == '@';
    Stop stop{0, 0, c == '*'};
    stop.x = take_number(text) + dx;
    assert(text.starts_with(','));
    text.remove_prefix(1);
    stop.y = take_number(text) + dy;
    stroke.stops.push_back(stop);
  }
  return is_dot ? dot(stroke.stops.front()) : stroke;
}

/// A cross so small that the round pen makes a dot of it.
StrokePen::Stroke StrokePen::dot(Stop centre) {
  constexpr int r = 5;
  const auto at = [centre](int x, int y) { return Stop{centre.x + x, centre.y + y, false}; };
  return {{at(-r, 0), at(r, 0), at(0, 0), at(0, -r), at(0, r)}, false};
}

StrokePen::Stop StrokePen::middle(Stop a, Stop b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2, false}; }

/// The stops with a visited one between any two corners, from a visited one to a visited one.
std::vector<StrokePen::Stop> StrokePen::with_middles(const Stroke& stroke) {
  std::vector<Stop> path;
  for (const Stop& stop : stroke.stops) {
    if (stop.corner && path.empty()) path.push_back(middle(stroke.stops.back(), stop));
    if (stop.corner && path.back().corner) path.push_back(middle(path.back(), stop));
    path.push_back(stop);
  }
  if (path.back().corner) {
    assert(stroke.closed);
    path.push_back(Stop(path.front()));
  }
  return path;
}

void StrokePen::add(const Stroke& stroke) {
  const std::vector<Stop> path = with_middles(stroke);
  ops_.push_back(PathOp::move);
  put(path.front());
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (path[i].corner) {
      curve(path[i - 1], path[i], path[i + 1]);
      ++i;
    } else {
      ops_.push_back(PathOp::line);
      put(path[i]);
    }
  }
  if (stroke.closed) ops_.push_back(PathOp::close);
}

void StrokePen::curve(Stop from, Stop corner, Stop to) {
  // 55 % would make ellipses; a little more looks firmer in letters.
  const auto pull = [corner](Stop end) {
    return Stop{end.x + (corner.x - end.x) * 58 / 100, end.y + (corner.y - end.y) * 58 / 100, false};
  };
  ops_.push_back(PathOp::cubic);
  put(pull(from));
  put(pull(to));
  put(to);
}

void StrokePen::put(Stop stop) {
  points_.push_back({static_cast<std::int16_t>(stop.x), static_cast<std::int16_t>(stop.y)});
}

}  // namespace plybook
