#pragma once

#include <csignal>
#include <cstdint>

namespace outflank::host {

// Ctrl-C, and a polite kill, for a subcommand that tells what it has done before
// it ends. While one lives these signals wait to be asked for, on this thread and
// on those it starts; one that has been seen ends that, so a second one kills.
class InterruptWatch {
 public:
  InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  ~InterruptWatch();

  // Cheap enough to be asked every thousand nodes: it asks the system only now
  // and then.
  [[nodiscard]] bool interrupted();
  // Asks the system every time.
  [[nodiscard]] bool interrupted_now();
  // What the process returns to the shell if it was.
  [[nodiscard]] int exit_status() const { return 128 + caught_; }

 private:
  static constexpr std::uint32_t kAskEvery = 16;

  void release();

  sigset_t signals_{};
  sigset_t before_{};
  int caught_ = 0;
  std::uint32_t asked_ = 0;
};

}  // namespace outflank::host
