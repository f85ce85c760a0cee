// What the solver remembers: bounds on the value of a position, and its best
// move. Shared by the threads of one search without a lock.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "outflank/kit/shared_slot.hpp"
#include "outflank/kit/zeroed_array.hpp"
#include "outflank/rules/bitboard.hpp"

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

class Table {
 public:
  // Throws std::bad_alloc.
  explicit Table(std::size_t megabytes)
      : size_(buckets_in(megabytes)), buckets_(size_, Buckets::kHugePage) {}

  // Entries of earlier searches stay, and are the first to go. A search over few empty squares is
  // over before it has filled a corner of a large table, and is faster if it keeps to one.
  void begin_search(int empties) noexcept {
    if (generation_ == kLastGeneration) wipe();
    ++generation_;
    const std::size_t worth = empties > 16 ? size_ : buckets_in(empties > 12 ? 4 : 1);
    mask_ = std::max(mask_, std::min(worth, size_) - 1);
  }

  // Forgets everything; costs nothing.
  void clear() noexcept {
    first_generation_ = generation_ + 1U;
    mask_ = 0;
  }

  void prefetch(std::uint64_t key) const noexcept { __builtin_prefetch(&buckets_[key & mask_]); }

  [[nodiscard]] bool find(std::uint64_t key, Entry& entry) const noexcept {
    for (SharedSlot& slot : buckets_[key & mask_]) {
      const auto content = slot.load();
      if (content.key != key) continue;
      const auto known = std::bit_cast<Entry>(content.data);
      if (known.generation < first_generation_) continue;
      entry = known;
      return true;
    }
    return false;
  }

  // Bounds of the position that was found there before are kept where they say more.
  void store(std::uint64_t key, Entry entry) noexcept {
    entry.generation = generation_;
    SharedSlot* place = nullptr;
    int lowest = 1 << 16;
    for (SharedSlot& slot : buckets_[key & mask_]) {
      const auto content = slot.load();
      const auto old = std::bit_cast<Entry>(content.data);
      const bool forgotten = old.generation < first_generation_;
      if (content.key == key && !forgotten) {
        place = &slot;
        entry.lower = std::max(entry.lower, old.lower);
        entry.upper = std::min(entry.upper, old.upper);
        entry.second_move = entry.move == old.move ? old.second_move : old.move;
        break;
      }
      const int worth = forgotten ? 0 : old.cost + (old.generation == generation_ ? 256 : 0);
      if (worth < lowest) {
        lowest = worth;
        place = &slot;
      }
    }
    place->store({key, std::bit_cast<std::uint64_t>(entry)});
  }

 private:
  struct alignas(64) Bucket : std::array<SharedSlot, 4> {};  // one cache line
  using Buckets = ZeroedArray<Bucket>;

  static constexpr std::uint8_t kLastGeneration = 255;

  // A power of two; one at least.
  [[nodiscard]] static std::size_t buckets_in(std::size_t megabytes) noexcept {
    return std::bit_floor(std::max<std::size_t>((megabytes << 20U) / sizeof(Bucket), 1));
  }

  void wipe() noexcept {
    for (std::size_t i = 0; i < size_; ++i) {
      for (SharedSlot& slot : buckets_[i]) slot.store({});
    }
    generation_ = 0;
    first_generation_ = 1;
  }

  std::size_t size_;  // in buckets
  Buckets buckets_;
  std::size_t mask_ = 0;  // of the buckets in use
  std::uint8_t generation_ = 0;
  unsigned first_generation_ = 1;  // of what is not forgotten; 0 marks an empty slot
};

}  // namespace outflank::endgame
