// Plays the first legal move, and comments it with all it has been told since
// the game began.
#include <outflank/plugin.hpp>

namespace {

class Witness final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "witness",
                                       .name = "Witness",
                                       .version = "1.0.0",
                                       .summary = "Says what it was told",
                                       .board_sizes = OUTFLANK_SIZE_BIT(4) | OUTFLANK_SIZE_BIT(8)};

  static void parameters(outflank::Parameters<Witness>& list) {
    list.add("fails", &Witness::fails_, "Fail instead of choosing");
    list.add("refuses", &Witness::refuses_, "Refuse to begin a game");
    list.add("sleeps", &Witness::sleeps_, "Sleep, and look only then whether to stop");
  }

  void new_game(const outflank::Position& /*start*/, std::uint64_t seed) override {
    if (refuses_) throw std::runtime_error("not today");
    told_ = "seed " + std::to_string(seed) + ":";
  }
  void observe(outflank::Move move) override { told_ += " " + move_name(move); }
  void game_over(const outflank::Result& result) override {
    host().warn("over " + std::to_string(result.black_score));
  }

  outflank::Decision choose(const outflank::Position& position,
                            const outflank::Limits& limits) override {
    if (fails_) throw std::runtime_error("out of ideas");
    host().metric("depth", limits.depth);
    while (sleeps_ && !host().should_stop()) host().info("asleep");
    const auto left = limits.clock ? limits.clock->own_left_ns / 1'000'000'000 : -1;
    return {.move = outflank::first_square(legal_moves(position)),
            .value = static_cast<std::int32_t>(left),
            .nodes = limits.move_seed,
            .comment = told_};
  }

 private:
  bool fails_ = false;
  bool refuses_ = false;
  bool sleeps_ = false;
  std::string told_;
};

}  // namespace

OUTFLANK_EXPORT(Witness)
