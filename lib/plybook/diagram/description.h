#pragma once

#include "plybook/diagram/picture.h"

namespace plybook {

/// Sets the scene's title and description: the game, the caption, every man of each side in words, and whose turn it is,
/// in the language of the options.
void describe(Picture& picture);

}  // namespace plybook
