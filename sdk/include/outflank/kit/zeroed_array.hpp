#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace outflank {

// Memory for a large table: all zero, and hardly there until it is written, because the system
// hands out zero pages when they are first touched.
template <typename T>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  static constexpr std::size_t kHugePage = std::size_t{1} << 21U;

  ZeroedArray() noexcept = default;
  // Begins at a multiple of the alignment, a power of two; kHugePage asks for large pages, which
  // make a look at memory not seen for long cost half as much. Throws std::bad_alloc.
  ZeroedArray(std::size_t size, std::size_t alignment) {
    const std::size_t bytes = size * sizeof(T) + alignment;
    memory_.reset(std::calloc(bytes, 1));
    if (memory_ == nullptr) throw std::bad_alloc();
    void* first = memory_.get();
    std::size_t space = bytes;
    first_ = static_cast<T*>(std::align(alignment, size * sizeof(T), first, space));
#if defined(__linux__)
    if (alignment >= kHugePage) ::madvise(first_, size * sizeof(T), MADV_HUGEPAGE);
#endif
  }

  [[nodiscard]] bool empty() const noexcept { return first_ == nullptr; }
  [[nodiscard]] T& operator[](std::size_t index) const noexcept { return first_[index]; }

 private:
  struct Free {
    void operator()(void* memory) const noexcept { std::free(memory); }
  };

  std::unique_ptr<void, Free> memory_;
  T* first_ = nullptr;
};

}  // namespace outflank
