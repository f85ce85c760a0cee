// Learns that the last legal move is better than the first, from the first game it finishes.
#include <outflank/plugin.hpp>

namespace {

class Learner final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{
      .id = "learner", .name = "Learner", .version = "1.0.0", .summary = "Learns from one game"};

  outflank::Decision choose(const outflank::Position& position,
                            const outflank::Limits& /*limits*/) override {
    auto chosen = outflank::first_square(legal_moves(position));
    if (!learned_) return {.move = chosen};
    for (const auto square : outflank::squares(legal_moves(position))) chosen = square;
    return {.move = chosen};
  }

  void game_over(const outflank::Result& result) override { learned_ |= result.finished; }

  std::string save() const { return learned_ ? "1" : "0"; }
  void load(std::string_view bytes) { learned_ = bytes == "1"; }

 private:
  bool learned_ = false;
};

}  // namespace

OUTFLANK_EXPORT(Learner)
