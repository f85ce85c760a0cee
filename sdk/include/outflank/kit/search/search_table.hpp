// The transposition table: what was found out about positions, shared by all threads of a search
// without a lock.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>

#include "outflank/rules/position.hpp"

namespace outflank {

enum class Bound : std::uint8_t { lower = 1, upper = 2, exact = 3 };

struct TableEntry {
  std::int32_t value = 0;
  int depth = 0;
  Bound bound = Bound::exact;
  Move move = {};
};

// Two words a position: the packed entry, and the position's hash XORed with it. A reader that
// meets one word of each of two writers sees a hash that is not its own: a torn entry is no entry
// (Hyatt and Mann, "A lock-less transposition table implementation for parallel search", 2002).
class SearchTable {
 public:
  // Takes the memory when it is first begun, and zero pages of the system cost nothing until they
  // are written: a table that is hardly used is hardly there.
  explicit SearchTable(unsigned megabytes) noexcept
      : buckets_(std::bit_floor((std::uint64_t{megabytes} << 20) / sizeof(Bucket))) {}

  // A search begins. Unless `keep`, it sees nothing of the earlier ones; and for what is stored and
  // replaced in it, they might never have been. No other call may run.
  void begin(bool keep) {
    if (words_ == nullptr && buckets_ > 0) allocate();
    if (++age_ > kLastAge) {
      allocate();
      age_ = first_age_ = 1;
    }
    if (!keep) first_age_ = age_;
  }

  // Forgets everything. No other call may run.
  void clear() noexcept { first_age_ = age_ + 1; }

  [[nodiscard]] static std::uint64_t key_of(const Position& position) noexcept {
    // Side and size count: an evaluator may judge by them.
    const auto tag = 2 * static_cast<std::uint64_t>(position.size()) +
                     static_cast<std::uint64_t>(position.to_move());
    return scramble(scramble(position.own() + tag * kGolden) + position.opponent());
  }

  [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key) const noexcept {
    if (words_ == nullptr) return std::nullopt;
    Bucket& bucket = bucket_of(key);
    for (Slot& slot : bucket) {
      const std::uint64_t data = load(slot.data);
      if ((load(slot.check) ^ data) == key && age_of(data) >= first_age_) return unpacked(data);
    }
    return std::nullopt;
  }

  // In place of what is known of the same position; else in the first free slot; else in that of
  // least depth, each search that has passed since it was stored counting as kDepthPerAge plies.
  void store(std::uint64_t key, const TableEntry& entry) noexcept {
    if (words_ == nullptr) return;
    Bucket& bucket = bucket_of(key);
    Slot* victim = &bucket.front();
    int least = kNoWorth;
    for (Slot& slot : bucket) {
      const std::uint64_t data = load(slot.data);
      if (age_of(data) < first_age_) {
        if (least >= 0) victim = &slot;
        least = kFree;
        continue;
      }
      if ((load(slot.check) ^ data) == key) {
        victim = &slot;
        break;
      }
      const int worth = depth_of(data) + kDepthPerAge * (static_cast<int>(kLastAge) -
                                                         static_cast<int>(age_ - age_of(data)));
      if (worth < least) {
        least = worth;
        victim = &slot;
      }
    }
    const std::uint64_t data = packed(entry);
    save(victim->data, data);
    save(victim->check, key ^ data);
  }

 private:
  struct Slot {
    std::uint64_t check;
    std::uint64_t data;
  };
  using Bucket = std::array<Slot, 4>;  // one cache line
  struct Free {
    void operator()(Bucket* memory) const noexcept { std::free(memory); }
  };

  static constexpr std::uint64_t kLastAge = 255;
  static constexpr int kDepthPerAge = 8;
  static constexpr int kNoWorth = 1 << 30;
  static constexpr int kFree = -1;

  void allocate() {
    words_.reset(static_cast<Bucket*>(std::calloc(buckets_, sizeof(Bucket))));
    if (words_ == nullptr) throw std::bad_alloc();
  }

  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) const noexcept {
    return words_.get()[key & (buckets_ - 1)];
  }
  [[nodiscard]] static std::uint64_t load(std::uint64_t& word) noexcept {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
  }
  static void save(std::uint64_t& word, std::uint64_t value) noexcept {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
  }

  // From the lowest byte up: age (0: an empty slot), depth, bound, move, four bytes of value.
  [[nodiscard]] static std::uint64_t age_of(std::uint64_t data) noexcept { return data & 0xff; }
  [[nodiscard]] static int depth_of(std::uint64_t data) noexcept {
    return static_cast<int>(data >> 8 & 0xff);
  }
  [[nodiscard]] std::uint64_t packed(const TableEntry& entry) const noexcept {
    return age_ | static_cast<std::uint64_t>(entry.depth) << 8 |
           static_cast<std::uint64_t>(entry.bound) << 16 |
           static_cast<std::uint64_t>(entry.move.index()) << 24 |
           static_cast<std::uint64_t>(static_cast<std::uint32_t>(entry.value)) << 32;
  }
  [[nodiscard]] static TableEntry unpacked(std::uint64_t data) noexcept {
    const int move = static_cast<int>(data >> 24 & 0xff);
    return {static_cast<std::int32_t>(static_cast<std::uint32_t>(data >> 32)), depth_of(data),
            static_cast<Bound>(data >> 16 & 0xff),
            move == Move::kPassIndex ? Move::pass() : Move(move)};
  }

  std::uint64_t buckets_;  // a power of two, or none at all
  std::unique_ptr<Bucket, Free> words_;
  std::uint64_t age_ = 0;
  std::uint64_t first_age_ = 1;
};

}  // namespace outflank
