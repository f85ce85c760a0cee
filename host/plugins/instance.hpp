#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "outflank/plugin/decision.hpp"
#include "outflank/plugin/strategy.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/host_services.hpp"
#include "plugins/library.hpp"

namespace outflank::host {

// One player made by a plugin, behind C++ types. Nothing it returns is
// believed before it has been checked; whatever goes wrong is a PluginError
// that names the strategy. Calls must not overlap. Keeps its library loaded.
class Instance {
 public:
  Instance(StrategyPtr strategy, const Environment& environment, InstanceFactory& factory,
           std::vector<std::string> chain);
  Instance(const Instance&) = delete;
  Instance& operator=(const Instance&) = delete;
  ~Instance();

  [[nodiscard]] const LoadedStrategy& strategy() const { return *strategy_; }
  [[nodiscard]] const StrategyPtr& strategy_ptr() const { return strategy_; }
  // True if it holds an evaluator of this strategy, directly or through others.
  [[nodiscard]] bool consults(std::string_view id) const { return services_.consults(id); }

  void new_game(const Position& start, std::uint64_t seed);
  // Precondition: the side to move has a move. The move that comes back is
  // legal, the line is the legal part of what the plugin said.
  [[nodiscard]] Decision choose(const Position& position, const Limits& limits);
  void observe(Move move);
  void game_over(const Result& result);

  // The rest needs the ability in question; without it, a PluginError says so.
  [[nodiscard]] std::string parameter(const std::string& name);
  // The value must have passed check_parameter.
  void set_parameter(const std::string& name, const std::string& value);
  [[nodiscard]] std::string save_state();
  void load_state(std::string_view bytes);
  // The unit is valid until the next call of this function.
  [[nodiscard]] EvaluatorInfo evaluator_info();
  [[nodiscard]] std::int32_t evaluate(const Position& position);
  void analyze(const Position& position, const Limits& limits, const AnalysisSink& sink);

  // The plugin's own evaluate, unchecked: for the evaluator service.
  [[nodiscard]] outflank_status evaluate_raw(const outflank_position* position, std::int32_t* value,
                                             outflank_error* error) const {
    return strategy_->evaluator->evaluate(instance_, position, value, error);
  }

 private:
  template <typename Function, typename... Arguments>
  void call(const char* what, Function function, Arguments... arguments);
  void need(const void* table, const char* ability) const;
  [[noreturn]] void fail(const std::string& what) const;

  StrategyPtr strategy_;
  HostServices services_;
  outflank_instance* instance_ = nullptr;
  std::string unit_;  // of its evaluations, as one printable line
};

}  // namespace outflank::host
