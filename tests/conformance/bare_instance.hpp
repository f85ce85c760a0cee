#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "outflank/plugin/transfer.hpp"
#include "plugins/host_services.hpp"
#include "plugins/library.hpp"

namespace outflank::test {

// An instance without the host's checks in front of it: for what the host would
// silently leave out. Takes no limits but nodes and depth.
class BareInstance {
 public:
  BareInstance(host::StrategyPtr strategy, const host::Environment& environment,
               host::InstanceFactory& factory)
      : strategy_(std::move(strategy)),
        services_(environment, factory, strategy_->id, {strategy_->id}) {
    call(strategy_->table.create, strategy_->handle, services_.table(), &instance_);
  }
  BareInstance(const BareInstance&) = delete;
  BareInstance& operator=(const BareInstance&) = delete;
  ~BareInstance() { strategy_->table.destroy(instance_); }

  void new_game(const Position& start, std::uint64_t seed) {
    const auto position = to_abi(start);
    call(strategy_->table.new_game, instance_, &position, seed);
  }

  [[nodiscard]] outflank_decision choose(const Position& position, std::uint64_t nodes,
                                         std::uint64_t move_seed) {
    const auto abi_position = to_abi(position);
    auto limits = sized<outflank_limits>();
    limits.nodes = nodes;
    limits.move_seed = move_seed;
    auto decision = sized<outflank_decision>();
    call(strategy_->table.choose, instance_, &abi_position, &limits, &decision);
    return decision;
  }

  // Everything it reported, in order.
  [[nodiscard]] std::vector<outflank_move_value> analyze(const Position& position,
                                                         const outflank_limits& limits) {
    std::vector<outflank_move_value> reports;
    const outflank_analysis_sink sink{
        sizeof(outflank_analysis_sink), 0, &reports,
        [](const outflank_analysis_sink* self, const outflank_move_value* value) noexcept {
          static_cast<std::vector<outflank_move_value>*>(self->context)
              ->push_back(read_struct(value));
        }};
    const auto abi_position = to_abi(position);
    call(strategy_->analysis->analyze, instance_, &abi_position, &limits, &sink);
    return reports;
  }

 private:
  template <typename Function, typename... Arguments>
  void call(Function function, Arguments... arguments) {
    auto error = sized<outflank_error>();
    if (function(arguments..., &error) != OUTFLANK_OK) {
      throw std::runtime_error(strategy_->id + ": " + error.message);
    }
  }

  host::StrategyPtr strategy_;
  host::HostServices services_;
  outflank_instance* instance_ = nullptr;
};

}  // namespace outflank::test
