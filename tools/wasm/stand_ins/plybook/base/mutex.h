#pragma once

/// Where there is one thread nothing needs to be locked.
namespace plybook {

struct Mutex {};

struct Lock {
  explicit Lock(Mutex&) {}
};

}  // namespace plybook
