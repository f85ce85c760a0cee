// A strategy that plays in this process.
#include <chrono>
#include <optional>

#include "arena/contestant_factory.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/spec.hpp"

namespace outflank::host::arena {

namespace {

class StrategyContestant final : public Contestant {
 public:
  StrategyContestant(const Participant& participant, const Surroundings& surroundings)
      : factory_(surroundings.factory),
        strategy_(surroundings.strategy),
        spec_(parse_spec(participant.spec)) {
    if (!strategy_) strategy_ = factory_.registry().resolve(spec_);
    environment_ = quiet_environment();
    environment_.log = surroundings.log;
    environment_.stop = surroundings.stop;
    create();
    learns_ = strategy_->state != nullptr;
  }

  [[nodiscard]] bool in_process() const override { return true; }

  void new_game(const Position& start, Color /*side*/, std::uint64_t seed) override {
    // What it learned in another game would depend on which worker played that.
    if (learns_ && used_) create();
    used_ = true;
    guarded([&] { instance_->new_game(start, seed); });
  }

  Answer choose(const Position& position, const MoveTerms& terms) override {
    Answer answer;
    guarded([&] {
      if (!terms.timed) {
        answer.move = instance_->choose_move(position, terms.limits, terms.legal_moves);
        return;
      }
      const auto begin = environment_.now_ns();
      answer.move = instance_->choose_move(position, terms.limits, terms.legal_moves);
      answer.used_ns = environment_.now_ns() - begin;
    });
    return answer;
  }

  void observe(Move move) override {
    guarded([&] { instance_->observe(move); });
  }

  void game_over(const Result& result) override {
    guarded([&] { instance_->game_over(result); });
  }

 private:
  void create() {
    guarded([&] { instance_ = factory_.create(strategy_, spec_, environment_); });
  }

  template <typename Code>
  static void guarded(Code&& code) {
    try {
      code();
    } catch (const IllegalMoveError& error) {
      throw Forfeit(Ending::illegal_move, error.what());
    } catch (const PluginError& error) {
      throw Forfeit(Ending::failed, error.what());
    }
  }

  InstanceFactory& factory_;
  StrategyPtr strategy_;
  Spec spec_;
  Environment environment_;  // before the instance, which holds on to it
  std::unique_ptr<Instance> instance_;
  bool learns_ = false;
  bool used_ = false;
};

}  // namespace

std::unique_ptr<Contestant> make_strategy_contestant(const Participant& participant,
                                                     const Surroundings& surroundings) {
  return std::make_unique<StrategyContestant>(participant, surroundings);
}

}  // namespace outflank::host::arena
