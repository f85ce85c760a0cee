// A trainer small enough to see through: plays one ply ahead on a weighted 6x6
// board, and learns by changing a weight and keeping what beats it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "outflank/abi/draft/trainer.h"
#include "outflank/plugin/export.hpp"

namespace outflank::test {

class HillClimber final : public Strategy {
 public:
  static constexpr Info info{.id = "climber",
                             .name = "Hill climber",
                             .version = "1.0.0",
                             .summary = "One ply ahead on a weighted board; learns its weights",
                             .board_sizes = OUTFLANK_SIZE_BIT(6)};

  static void parameters(Parameters<HillClimber>& list);

  [[nodiscard]] Decision choose(const Position& position, const Limits& limits) override;

  [[nodiscard]] std::string save() const;
  void load(std::string_view bytes);

  void begin(const outflank_training& training);
  [[nodiscard]] outflank_status step(const outflank_step& step, outflank_step_report& report,
                                     outflank_error* error);

  // The strategy with its trainer, which the C++ face does not know yet.
  [[nodiscard]] static const outflank_strategy* table();

 private:
  // Corner, next to it, edge, X square, beside it, centre: six kinds of squares.
  using Weights = std::array<std::int32_t, 6>;
  struct Knowledge {
    Weights weights{};
    std::uint64_t accepted = 0;
    // Of the margins, one after the other: the order in which they come shows.
    double recent_margin = 0;
  };

  static outflank_status create(const outflank_strategy* strategy, const outflank_host* host,
                                outflank_instance** instance, outflank_error* error) noexcept;
  static std::string text_of(const Knowledge& knowledge);

  const outflank_host* raw_host_ = nullptr;
  int games_ = 12;  // of a step
  Knowledge knowledge_;
};

}  // namespace outflank::test
