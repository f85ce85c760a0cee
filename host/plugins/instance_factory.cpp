#include "plugins/instance_factory.hpp"

#include <algorithm>

#include "plugins/parameter_check.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

// The value, or an error that begins with where it was written.
std::string checked(const LoadedStrategy& strategy, const ParameterSetting& setting) {
  try {
    return check_parameter(strategy, setting.name, setting.value, setting.kind);
  } catch (const PluginError& error) {
    throw PluginError(location(setting.origin) + ": " + error.what());
  }
}

}  // namespace

InstanceFactory::InstanceFactory(Registry& registry, std::vector<ParameterSetting> configured)
    : registry_(registry), configured_(std::move(configured)) {
  for (const auto& setting : configured_) {
    try {
      const Spec spec{.id = setting.strategy, .path = {}, .parameters = {}};
      static_cast<void>(checked(*registry_.resolve(spec), setting));
    } catch (const UnknownStrategy& error) {
      throw PluginError(location(setting.origin) + ": " + setting.strategy + "." + setting.name +
                        ": " + error.what());
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
  return std::make_unique<Instance>(strategy, environment, *this, std::vector{strategy->id});
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
    if (setting.strategy != strategy->id) continue;
    // Checked again: this may be another file than the one known at the start.
    instance->set_parameter(setting.name, checked(*strategy, setting));
  }
  for (const auto& [name, value] : spec.parameters) {
    instance->set_parameter(name, check_parameter(*strategy, name, value));
  }
  return instance;
}

}  // namespace outflank::host
