#pragma once

#include <string_view>

namespace outflank::gtp {

// Where replies go. The library writes whole replies, or whole lines of a
// streamed one. It asks for a flush only where a client would otherwise wait
// for something that is ready: before a slow command, after each streamed line,
// at the end of the session. Whoever feeds the Dispatcher flushes when no more
// input is waiting. An exception thrown here leaves Dispatcher::execute.
class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  virtual ~Output() = default;

  virtual void write(std::string_view bytes) = 0;
  virtual void flush() = 0;
};

}  // namespace outflank::gtp
