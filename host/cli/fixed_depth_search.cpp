#include "cli/fixed_depth_search.hpp"

#include <algorithm>
#include <utility>

#include "outflank/kit/random.hpp"
#include "plugins/parameter_check.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/spec.hpp"

namespace outflank::host {

namespace {

constexpr const char* kDepth = "depth";

}  // namespace

FixedDepthSearch::FixedDepthSearch(InstanceFactory& factory, const Settings& settings, Log log)
    : factory_(factory), settings_(settings), environment_(quiet_environment()) {
  environment_.log = std::move(log);
}

bool FixedDepthSearch::depth_is_ours(const LoadedStrategy& strategy) const {
  const auto declared = std::ranges::any_of(strategy.parameters, [](const ParameterInfo& one) {
    return one.name == kDepth && one.type == OUTFLANK_PARAMETER_INTEGER;
  });
  const auto spec = parse_spec(settings_.strategy);
  const bool in_spec =
      std::ranges::any_of(spec.parameters, [](const auto& pair) { return pair.first == kDepth; });
  // What a file says of the strategy was not meant for this search.
  const bool in_set = std::ranges::any_of(settings_.parameters, [&](const ParameterSetting& one) {
    return one.strategy == strategy.id && one.name == kDepth && one.origin.file.empty();
  });
  return declared && !in_spec && !in_set;
}

Decision FixedDepthSearch::run(const Position& position, unsigned depth) {
  const auto instance = factory_.create(settings_.strategy, environment_);
  const auto& strategy = instance->strategy();
  if (!strategy.plays(position.size())) {
    const auto size = std::to_string(position.size());
    throw PluginError(strategy.id + " does not play on " + size + "x" + size);
  }
  if (depth_is_ours(strategy)) {
    instance->set_parameter(kDepth, check_parameter(strategy, kDepth, std::to_string(depth)));
  }
  instance->new_game(position, settings_.seed);
  auto decision = instance->choose(position, {.depth = depth,
                                              .nodes = 0,
                                              .deadline_ns = 0,
                                              .move_seed = mix(settings_.seed, 0),
                                              .clock = {}});
  if (!decision.nodes) throw PluginError(strategy.id + " does not report the nodes it searches");
  return decision;
}

}  // namespace outflank::host
