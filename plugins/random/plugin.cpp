// Plays any legal move, each with the same chance. The control of every
// experiment.
#include <outflank/plugin.hpp>

namespace {

class RandomMover final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "random",
                                       .name = "Random",
                                       .version = "1.0.0",
                                       .summary = "Any legal move, each with the same chance"};

  outflank::Decision choose(const outflank::Position& position,
                            const outflank::Limits& limits) override {
    outflank::Random random(limits.move_seed);
    return {.move = outflank::random_square(legal_moves(position), random)};
  }
};

}  // namespace

OUTFLANK_EXPORT(RandomMover)
