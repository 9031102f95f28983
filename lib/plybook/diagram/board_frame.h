#pragma once

#include "plybook/diagram/picture.h"

namespace plybook {

/// Draws the frame of a square board, where the part that is seen reaches its edges, and makes room for it in the view.
void add_frame(Picture& picture);

}  // namespace plybook
