#pragma once

#include <mutex>

namespace plybook {

/// What keeps threads out of each other's way in what programs of one thread use as well: where there are no threads, a
/// build puts a header of its own in the place of this one.
using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;

}  // namespace plybook
