// A struct of the contract as an older, a present or a newer program would
// hold it, with bytes behind it that nobody may touch.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "outflank/abi/base.h"

namespace outflank::test {

template <typename Struct>
class Guarded {
 public:
  // size: what its owner says it is; it begins as zeros, all behind it as 0xA5.
  explicit Guarded(std::size_t size) : size_(size) {
    std::fill(bytes_.begin(), bytes_.end(), kCanary);
    std::fill_n(bytes_.begin(), size, std::byte{0});
    const auto own_size = static_cast<std::uint32_t>(size);
    std::memcpy(bytes_.data(), &own_size, sizeof own_size);
  }

  [[nodiscard]] Struct* get() { return reinterpret_cast<Struct*>(bytes_.data()); }

  // The bytes within its size, as the struct of today; the rest of it is 0.
  [[nodiscard]] Struct value() const {
    Struct result{};
    std::memcpy(&result, bytes_.data(), std::min(size_, sizeof result));
    return result;
  }
  // True if no byte behind its size was written.
  [[nodiscard]] bool intact() const {
    return std::all_of(bytes_.begin() + static_cast<std::ptrdiff_t>(size_), bytes_.end(),
                       [](std::byte byte) { return byte == kCanary; });
  }
  // True if what a newer owner has and the present does not is still zero.
  [[nodiscard]] bool newer_part_untouched() const {
    if (size_ <= sizeof(Struct)) return true;
    return std::all_of(bytes_.begin() + sizeof(Struct),
                       bytes_.begin() + static_cast<std::ptrdiff_t>(size_),
                       [](std::byte byte) { return byte == std::byte{0}; });
  }

 private:
  static constexpr std::byte kCanary{0xA5};

  std::size_t size_;
  alignas(16) std::array<std::byte, sizeof(Struct) + 256> bytes_;
};

// What a newer version of the struct might be.
template <typename Struct>
constexpr std::size_t kNewer = sizeof(Struct) + 64;

}  // namespace outflank::test
