#pragma once

#include <atomic>
#include <cstdint>

namespace outflank {

// A place in a table that several threads read and write without a lock: 64 bits of data, and the
// key they belong to XORed with them. Who meets one word of each of two writers sees a key that is
// nobody's: a torn slot is an empty one (Hyatt and Mann, "A lock-less transposition table
// implementation for parallel search", 2002).
class SharedSlot {
 public:
  struct Content {
    std::uint64_t key;
    std::uint64_t data;
  };

  [[nodiscard]] Content load() noexcept {
    const auto data = std::atomic_ref(data_).load(std::memory_order_relaxed);
    return {std::atomic_ref(check_).load(std::memory_order_relaxed) ^ data, data};
  }
  void store(Content content) noexcept {
    std::atomic_ref(data_).store(content.data, std::memory_order_relaxed);
    std::atomic_ref(check_).store(content.key ^ content.data, std::memory_order_relaxed);
  }

 private:
  std::uint64_t check_;
  std::uint64_t data_;
};

}  // namespace outflank
