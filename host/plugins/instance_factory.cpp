#include "plugins/instance_factory.hpp"

#include <algorithm>

#include "plugins/parameter_check.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

InstanceFactory::InstanceFactory(Registry& registry, std::vector<ParameterSetting> configured)
    : registry_(registry), configured_(std::move(configured)) {
  for (auto& setting : configured_) {
    try {
      const auto strategy =
          registry_.resolve({.id = setting.strategy, .path = {}, .parameters = {}});
      setting.value = check_parameter(*strategy, setting.name, setting.value, setting.kind);
    } catch (const PluginError& error) {
      throw PluginError(location(setting.origin) + ": " + error.what());
    }
  }
}

std::unique_ptr<Instance> InstanceFactory::create(std::string_view spec,
                                                  const Environment& environment) {
  const auto parsed = parse_spec(spec);
  return make(registry_.resolve(parsed), parsed, environment, {});
}

std::unique_ptr<Instance> InstanceFactory::create(StrategyPtr strategy,
                                                  const Environment& environment) {
  return make(std::move(strategy), {}, environment, {});
}

std::unique_ptr<Instance> InstanceFactory::create_evaluator(std::string_view spec,
                                                            const Environment& environment,
                                                            std::vector<std::string> chain) {
  const auto parsed = parse_spec(spec);
  auto strategy = registry_.resolve(parsed);
  if (std::ranges::find(chain, strategy->id) != chain.end()) {
    std::string path;
    for (const auto& id : chain) path += id + " -> ";
    throw PluginError("evaluators in a circle: " + path + strategy->id);
  }
  if (strategy->evaluator == nullptr) throw PluginError(strategy->id + ": offers no evaluation");
  auto instance = make(std::move(strategy), parsed, environment, std::move(chain));
  if (!parsed.path.empty()) registry_.adopt(instance->strategy_ptr());
  return instance;
}

std::unique_ptr<Instance> InstanceFactory::make(StrategyPtr strategy, const Spec& spec,
                                                const Environment& environment,
                                                std::vector<std::string> chain) {
  chain.push_back(strategy->id);
  auto instance = std::make_unique<Instance>(strategy, environment, *this, std::move(chain));
  for (const auto& setting : configured_) {
    if (setting.strategy == strategy->id) instance->set_parameter(setting.name, setting.value);
  }
  for (const auto& [name, value] : spec.parameters) {
    instance->set_parameter(name, check_parameter(*strategy, name, value));
  }
  return instance;
}

}  // namespace outflank::host
