#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "sessions/line_queue.hpp"

namespace outflank::host {

// Reads a descriptor on a thread of its own and queues its lines, so that a
// client can be heard while a strategy thinks. The line "# interrupt" (GoGui)
// sets the flag at once. Ends with the input, or when destroyed.
class LineReader {
 public:
  LineReader(int descriptor, LineQueue& queue, std::atomic<bool>& interrupt);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader();

 private:
  void run();
  // False at the end of input.
  [[nodiscard]] bool wait_for_input() const;
  void split(std::string_view bytes);
  void end_line();

  int descriptor_;
  LineQueue& queue_;
  std::atomic<bool>& interrupt_;
  int wake_[2];
  std::string line_;
  std::vector<std::string> batch_;
  std::thread thread_;
};

}  // namespace outflank::host
