// The transposition table: what was found out about positions, shared by all threads of a search
// without a lock.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "outflank/kit/shared_slot.hpp"
#include "outflank/kit/zeroed_array.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

enum class Bound : std::uint8_t { lower = 1, upper = 2, exact = 3 };

struct TableEntry {
  std::int32_t value = 0;
  int depth = 0;
  Bound bound = Bound::exact;
  Move move = {};
};

class SearchTable {
 public:
  // Takes the memory when it is first begun. No megabytes: remembers nothing.
  explicit SearchTable(unsigned megabytes) noexcept
      : size_(std::bit_floor((std::uint64_t{megabytes} << 20) / sizeof(Bucket))) {}

  // A search begins. Unless `keep`, it sees nothing of the earlier ones; and for what is stored and
  // replaced in it, they might never have been. No other call may run.
  void begin(bool keep) {
    if (size_ == 0) return;
    if (buckets_.empty() || age_ == kLastAge) {
      buckets_ = {};  // the old memory goes before the new one comes
      buckets_ = ZeroedArray<Bucket>(size_, alignof(Bucket));
      age_ = 0;
      first_age_ = 1;
    }
    ++age_;
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
    if (buckets_.empty()) return std::nullopt;
    Bucket& bucket = bucket_of(key);
    for (SharedSlot& slot : bucket) {
      const auto [known, data] = slot.load();
      if (known == key && age_of(data) >= first_age_) return unpacked(data);
    }
    return std::nullopt;
  }

  // In place of what is known of the same position; else in the first free slot; else in that of
  // least depth, each search that has passed since it was stored counting as kDepthPerAge plies.
  void store(std::uint64_t key, const TableEntry& entry) noexcept {
    if (buckets_.empty()) return;
    Bucket& bucket = bucket_of(key);
    SharedSlot* victim = &bucket.front();
    int least = kNoWorth;
    for (SharedSlot& slot : bucket) {
      const auto [known, data] = slot.load();
      if (age_of(data) < first_age_) {
        if (least >= 0) victim = &slot;
        least = kFree;
        continue;
      }
      if (known == key) {
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
    victim->store({key, packed(entry)});
  }

 private:
  struct alignas(64) Bucket : std::array<SharedSlot, 4> {};  // one cache line

  static constexpr std::uint64_t kLastAge = 255;
  static constexpr int kDepthPerAge = 8;
  static constexpr int kNoWorth = 1 << 30;
  static constexpr int kFree = -1;

  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) const noexcept {
    return buckets_[key & (size_ - 1)];
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

  std::uint64_t size_;  // in buckets: a power of two, or none at all
  ZeroedArray<Bucket> buckets_;
  std::uint64_t age_ = 0;
  std::uint64_t first_age_ = 1;
};

}  // namespace outflank
