#pragma once

#include <chrono>
#include <cstdint>

#include "processes/descriptor.hpp"

namespace outflank::host {

// Counts how long something is waited for without a clock being read: a descriptor that
// poll reports as readable once every tick.
class Ticker {
 public:
  static constexpr std::chrono::milliseconds kTick{20};

  Ticker();  // throws std::system_error

  [[nodiscard]] int descriptor() const { return timer_.get(); }
  // From now on; what has ticked and was not taken is forgotten.
  void start();
  // How often it has ticked since it was last asked. Never waits.
  [[nodiscard]] std::uint64_t take_ticks();

 private:
  Descriptor timer_;
};

}  // namespace outflank::host
