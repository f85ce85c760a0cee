// What the solver remembers: bounds on the value of a position, and its best
// move. Shared by the threads of one search without a lock.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "outflank/rules/bitboard.hpp"
#include "outflank/rules/scramble.hpp"

namespace outflank::endgame {

inline constexpr int kNoMove = 64;

// 64 bits stand for the position: over a search of 2^33 positions the chance of
// taking one for another is below one in a hundred million.
[[nodiscard]] inline std::uint64_t position_key(Bitboard own, Bitboard opponent) noexcept {
  std::uint64_t key = own * 0x9e3779b97f4a7c15 ^ std::rotr(opponent * 0xc2b2ae3d27d4eb4f, 29);
  key ^= key >> 32;
  key *= 0xd6e8feb86659fd93;
  return key ^ (key >> 29);
}

struct Entry {
  std::int8_t lower = -64;
  std::int8_t upper = 64;
  std::uint8_t move = kNoMove;
  std::uint8_t second_move = kNoMove;
  std::uint8_t cost = 0;  // logarithm of the nodes below: what is lost with the entry
  std::uint8_t generation = 0;
  std::uint16_t reserved = 0;
};
static_assert(sizeof(Entry) == sizeof(std::uint64_t));

// Two words a slot; the first is the key xor the second, so that a slot of which
// two threads each wrote a half belongs to no position.
class Table {
 public:
  explicit Table(std::size_t megabytes) {
    std::size_t buckets = 1;
    while (buckets * 2 * sizeof(Bucket) <= megabytes * (std::size_t{1} << 20U)) buckets *= 2;
    const std::size_t bytes = std::max(buckets * sizeof(Bucket), kHugePage);
    auto* memory = std::aligned_alloc(kHugePage, bytes);
    if (memory == nullptr) throw std::bad_alloc();
    // Nearly every look is at memory not seen for long; in large pages it costs half as much.
#if defined(__linux__)
    ::madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    buckets_.reset(static_cast<Bucket*>(memory));
    std::uninitialized_value_construct_n(buckets_.get(), buckets);
    mask_ = buckets - 1;
  }

  // Entries of earlier searches stay, and are the first to go.
  void begin_search() noexcept { ++generation_; }

  void prefetch(std::uint64_t key) const noexcept { __builtin_prefetch(&buckets_[key & mask_]); }

  [[nodiscard]] bool find(std::uint64_t key, Entry& entry) const noexcept {
    for (const Slot& slot : buckets_[key & mask_]) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
        entry = std::bit_cast<Entry>(data);
        return true;
      }
    }
    return false;
  }

  // Bounds of the position that was found there before are kept where they say more.
  void store(std::uint64_t key, Entry entry) noexcept {
    entry.generation = generation_;
    Slot* place = nullptr;
    int lowest = 1 << 16;
    for (Slot& slot : buckets_[key & mask_]) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      const auto old = std::bit_cast<Entry>(data);
      if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
        entry.lower = std::max(entry.lower, old.lower);
        entry.upper = std::min(entry.upper, old.upper);
        entry.second_move = entry.move == old.move ? old.second_move : old.move;
        place = &slot;
        break;
      }
      const int worth = old.cost + (old.generation == generation_ ? 256 : 0);
      if (worth < lowest) {
        lowest = worth;
        place = &slot;
      }
    }
    const auto data = std::bit_cast<std::uint64_t>(entry);
    place->check.store(key ^ data, std::memory_order_relaxed);
    place->data.store(data, std::memory_order_relaxed);
  }

 private:
  struct Slot {
    std::atomic<std::uint64_t> check = 0;
    std::atomic<std::uint64_t> data = 0;
  };
  struct alignas(64) Bucket : std::array<Slot, 4> {};

  static constexpr std::size_t kHugePage = std::size_t{1} << 21U;
  static_assert(std::is_trivially_destructible_v<Bucket>);

  struct Free {
    void operator()(Bucket* memory) const noexcept { std::free(memory); }
  };
  std::unique_ptr<Bucket[], Free> buckets_;
  std::size_t mask_ = 0;
  std::uint8_t generation_ = 1;
};

}  // namespace outflank::endgame
