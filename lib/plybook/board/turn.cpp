#include "plybook/board/turn.h"

#include <algorithm>

namespace plybook {

void TurnList::grow() {
  const std::size_t capacity = capacity_ == 0 ? 32 : 2 * capacity_;
  std::unique_ptr<Turn[]> turns(new Turn[capacity]);
  std::copy_n(turns_.get(), size_, turns.get());
  turns_ = std::move(turns);
  capacity_ = capacity;
}

}  // namespace plybook
