#pragma once

#include <string>

#include "plybook/diagram/board_look.h"
#include "plybook/diagram/picture.h"

namespace plybook {

/// Draws what lies on the pieces: trail, arrows, struck out men, targets, marks and numbers. Answers the texts that
/// found another one on their cell, as `7: c3, 9: e5`; empty where all are drawn.
std::string add_overlay(Picture& picture, const BoardLook& look);

}  // namespace plybook
