#include "plybook/replay/record_pipeline.h"

#include <algorithm>
#include <utility>

namespace plybook {
namespace {

/// Large enough that handing a batch over costs little beside its work, small enough to be in a cache.
constexpr std::size_t batch_bytes = 64 * 1024;
/// For each thread: one being checked, one waiting, so that none waits for the reader, who checks what waits too long.
constexpr std::size_t batches_per_thread = 2;
/// A slot that held more than this gives its memory back.
constexpr std::size_t most_kept = 256 * 1024;

void empty(CheckedRecord& slot) {
  slot.findings.clear();
  slot.replay = {};
  slot.made.reset();
  slot.is_wanted = true;
  slot.notes.clear();
  if (slot.text.size() > most_kept) slot = {};
}

}  // namespace

RecordPipeline::RecordPipeline(std::size_t jobs, const std::function<Check()>& make_check, std::size_t batch_records)
    : batch_records_(batch_records) {
  for (std::size_t i = 0; i < std::max<std::size_t>(jobs, 1); ++i) checks_.push_back(make_check());
}

RecordPipeline::~RecordPipeline() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
  }
  has_work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

Findings RecordPipeline::run(RecordSource& source, const Take& take) {
  if (checks_.size() == 1) return run_alone(source, take);
  Findings outside;
  for (bool has_more = true; has_more || !in_order_.empty();) {
    while (!in_order_.empty() && is_first_done()) give_back_first(take);
    if (Batch* const batch = has_more ? free_batch() : nullptr) {
      has_more = fill(*batch, source, outside);
      submit(batch);
    } else if (!in_order_.empty()) {
      help();
    }
  }
  return outside;
}

Findings RecordPipeline::run_alone(RecordSource& source, const Take& take) {
  empty(alone_);
  while (source.next(alone_.record, alone_.findings)) {
    checks_.front()(alone_);
    take(alone_);
    empty(alone_);
  }
  return std::move(alone_.findings);
}

/// False when the source has no more records.
bool RecordPipeline::fill(Batch& batch, RecordSource& source, Findings& outside) const {
  for (std::size_t bytes = 0; bytes < batch_bytes && batch.used < batch_records_;) {
    if (batch.used == batch.slots.size()) batch.slots.push_back(std::make_unique<CheckedRecord>());
    CheckedRecord& slot = *batch.slots[batch.used];
    if (!source.next(slot.record, slot.findings)) {
      outside.swap(slot.findings);
      return false;
    }
    slot.text.assign(slot.record.text);
    slot.record.text = slot.text;
    bytes += slot.text.size();
    ++batch.used;
  }
  return true;
}

RecordPipeline::Batch* RecordPipeline::free_batch() {
  if (free_.empty() && batches_.size() < batches_per_thread * checks_.size() + 1)
    free_.push_back(batches_.emplace_back(std::make_unique<Batch>()).get());
  if (free_.empty()) return nullptr;
  Batch* const batch = free_.back();
  free_.pop_back();
  return batch;
}

void RecordPipeline::submit(Batch* batch) {
  batch->is_done = false;
  in_order_.push_back(batch);
  if (threads_.empty()) start_threads();
  {
    const std::lock_guard lock(mutex_);
    to_do_.push_back(batch);
  }
  has_work_.notify_one();
}

bool RecordPipeline::is_first_done() {
  const std::lock_guard lock(mutex_);
  return in_order_.front()->is_done;
}

void RecordPipeline::give_back_first(const Take& take) {
  Batch& batch = *in_order_.front();
  in_order_.pop_front();
  for (std::size_t i = 0; i < batch.used; ++i) {
    take(*batch.slots[i]);
    empty(*batch.slots[i]);
  }
  batch.used = 0;
  free_.push_back(&batch);
}

void RecordPipeline::start_threads() {
  for (std::size_t i = 1; i < checks_.size(); ++i) threads_.emplace_back([this, i] { work(checks_[i]); });
}

void RecordPipeline::work(const Check& check) {
  std::unique_lock lock(mutex_);
  while (true) {
    has_work_.wait(lock, [this] { return is_closing_ || !to_do_.empty(); });
    if (to_do_.empty()) return;
    check_next(check, lock);
    has_result_.notify_one();
  }
}

/// The calling thread, which has nothing to read now, checks what no thread has begun; else it waits for the first.
void RecordPipeline::help() {
  std::unique_lock lock(mutex_);
  if (!to_do_.empty()) return check_next(checks_.front(), lock);
  has_result_.wait(lock, [&] { return in_order_.front()->is_done; });
}

void RecordPipeline::check_next(const Check& check, std::unique_lock<std::mutex>& lock) {
  Batch& batch = *to_do_.front();
  to_do_.pop_front();
  lock.unlock();
  for (std::size_t i = 0; i < batch.used; ++i) check(*batch.slots[i]);
  lock.lock();
  batch.is_done = true;
}

}  // namespace plybook
