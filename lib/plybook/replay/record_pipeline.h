#pragma once

#include <any>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/record/record.h"
#include "plybook/record/record_source.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// A record, and what was found out about it.
struct CheckedRecord {
  Record record;
  Findings findings;
  Replay replay;
  std::string text{};                ///< of the record, where it outlives the reader's
  std::any made{};                   ///< by who checked it, for who takes it
  bool is_wanted = true;             ///< whether it was selected
  std::vector<std::string> notes{};  ///< what is to be told of it beside the findings
};

/// Has the records of inputs checked, by several threads where that is asked for. The calling thread, which is one of
/// them, reads them and gets them back in their order, so that what is made of them is the same for any number of
/// threads. Memory is bounded by some batches of records for each thread.
class RecordPipeline {
 public:
  /// Checks one record: fills `replay` and adds to `findings`.
  using Check = std::function<void(CheckedRecord&)>;
  using Take = std::function<void(CheckedRecord&)>;

  /// `make_check` is called once for each thread, here. No other thread is started before there is work for it.
  /// `batch_records`: how many records are handed to a thread at most; few where each is much work.
  RecordPipeline(std::size_t jobs, const std::function<Check()>& make_check, std::size_t batch_records = 256);
  ~RecordPipeline();

  RecordPipeline(const RecordPipeline&) = delete;
  RecordPipeline& operator=(const RecordPipeline&) = delete;

  /// Reads all records of a source and gives each to `take` when it was checked. Answers what was found behind the
  /// last.
  Findings run(RecordSource& source, const Take& take);

 private:
  /// Records that go from thread to thread together. Slots are kept with their memory.
  struct Batch {
    std::vector<std::unique_ptr<CheckedRecord>> slots;
    std::size_t used = 0;
    bool is_done = false;
  };

  Findings run_alone(RecordSource& source, const Take& take);
  bool fill(Batch& batch, RecordSource& source, Findings& outside) const;
  Batch* free_batch();
  void submit(Batch* batch);
  void give_back_first(const Take& take);
  bool is_first_done();
  void start_threads();
  void work(const Check& check);
  void help();
  void check_next(const Check& check, std::unique_lock<std::mutex>& lock);

  std::vector<Check> checks_;
  CheckedRecord alone_;
  std::size_t batch_records_;
  std::vector<std::unique_ptr<Batch>> batches_;
  std::vector<Batch*> free_;
  std::deque<Batch*> in_order_;  // submitted and not yet given back
  std::deque<Batch*> to_do_;     // guarded by mutex_, as is each batch's is_done
  std::mutex mutex_;
  std::condition_variable has_work_, has_result_;
  bool is_closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace plybook
