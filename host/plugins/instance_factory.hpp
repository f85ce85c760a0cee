#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "config/settings.hpp"
#include "plugins/instance.hpp"
#include "plugins/registry.hpp"

namespace outflank::host {

// Makes players: looks the strategy up and gives it the user's parameters,
// first those of the configuration, then those of the SPEC. Safe to use from
// several threads.
class InstanceFactory {
 public:
  // Checks every configured parameter against the strategy it is for; throws
  // PluginError with its origin.
  InstanceFactory(Registry& registry, std::vector<ParameterSetting> configured);

  // The environment must outlive the instance.
  [[nodiscard]] std::unique_ptr<Instance> create(std::string_view spec,
                                                 const Environment& environment);
  // A version of a strategy that the registry need not know, with nothing but
  // its own defaults.
  [[nodiscard]] std::unique_ptr<Instance> create(StrategyPtr strategy,
                                                 const Environment& environment);
  // For an instance that asks for another's judgement: chain holds the ids
  // that are asking; a strategy that is one of them is refused.
  [[nodiscard]] std::unique_ptr<Instance> create_evaluator(std::string_view spec,
                                                           const Environment& environment,
                                                           std::vector<std::string> chain);

  [[nodiscard]] Registry& registry() { return registry_; }

 private:
  [[nodiscard]] std::unique_ptr<Instance> make(StrategyPtr strategy, const Spec& spec,
                                               const Environment& environment,
                                               std::vector<std::string> chain);

  Registry& registry_;
  std::vector<ParameterSetting> configured_;
};

}  // namespace outflank::host
