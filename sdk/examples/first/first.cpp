// The smallest strategy: plays the first legal move, row by row from a1.
#include <outflank/plugin.hpp>

class First final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "first",
                                       .name = "First",
                                       .version = "1.0.0",
                                       .summary = "The first legal move, row by row"};

  outflank::Decision choose(const outflank::Position& position, const outflank::Limits&) override {
    return {.move = outflank::first_square(legal_moves(position))};
  }
};

OUTFLANK_EXPORT(First)
