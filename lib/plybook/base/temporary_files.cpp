#include "plybook/base/temporary_files.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace plybook {

/// A place for one name in a list that only grows and is never freed, so that a signal handler can walk it at any time.
/// Whoever exchanges the name for null owns it.
struct TemporaryFile::Slot {
  std::atomic<char*> name{nullptr};
  std::atomic<bool> taken{true};
  Slot* next = nullptr;
};

std::atomic<TemporaryFile::Slot*> TemporaryFile::slots_{nullptr};
std::atomic<std::size_t> TemporaryFile::free_slots_{0};

namespace {

void remove_and_end(int signal_number) {
  const int error = errno;
  remove_temporary_files();
  errno = error;
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

bool watch_signals() {
  for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction current {};
    sigaction(signal_number, nullptr, &current);
    if ((current.sa_flags & SA_SIGINFO) != 0 || current.sa_handler != SIG_DFL) continue;
    struct sigaction ours {};
    ours.sa_handler = remove_and_end;
    sigemptyset(&ours.sa_mask);
    sigaction(signal_number, &ours, nullptr);
  }
  return true;
}

}  // namespace

TemporaryFile::TemporaryFile(const std::string& path) : path_(path), slot_(free_slot()) {
  static const bool watched = watch_signals();
  static_cast<void>(watched);
  slot_->name = strdup(path.c_str());
}

TemporaryFile::~TemporaryFile() {
  if (withdraw()) ::unlink(path_.c_str());
}

void TemporaryFile::keep() { withdraw(); }

bool TemporaryFile::withdraw() {
  if (slot_ == nullptr) return false;
  char* name = slot_->name.exchange(nullptr);
  slot_->taken = false;
  ++free_slots_;
  slot_ = nullptr;
  std::free(name);
  return name != nullptr;
}

TemporaryFile::Slot* TemporaryFile::free_slot() {
  for (Slot* slot = free_slots_ > 0 ? slots_.load() : nullptr; slot != nullptr; slot = slot->next) {
    if (slot->taken.exchange(true)) continue;
    --free_slots_;
    return slot;
  }
  Slot* slot = new Slot;
  slot->next = slots_;
  while (!slots_.compare_exchange_weak(slot->next, slot)) continue;
  return slot;
}

void remove_temporary_files() {
  for (TemporaryFile::Slot* slot = TemporaryFile::slots_; slot != nullptr; slot = slot->next) {
    const char* name = slot->name.exchange(nullptr);
    if (name != nullptr) ::unlink(name);
  }
}

}  // namespace plybook
