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
// sets the flag at once. A client that closes its end of `output`, if one is
// given, has gone: that sets the flag too, and no more is read. Stops when
// destroyed.
class LineReader {
 public:
  LineReader(int descriptor, LineQueue& queue, std::atomic<bool>& interrupt, int output = -1);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader();

 private:
  void run();
  void read_lines();
  // Returns when the descriptor, if it is one, has something to be read; false
  // if nothing is to be read any more.
  [[nodiscard]] bool wait_for(int descriptor);
  void interrupt();
  void split(std::string_view bytes);
  void end_line();

  int descriptor_;
  int output_;
  LineQueue& queue_;
  std::atomic<bool>& interrupt_;
  int wake_[2];
  std::string line_;
  std::vector<std::string> batch_;
  std::thread thread_;
};

}  // namespace outflank::host
