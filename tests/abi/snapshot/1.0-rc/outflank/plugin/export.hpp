// From a class to a plugin: OUTFLANK_EXPORT(Class, ...) at the end of a file.
#pragma once

#include <array>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "outflank/abi/plugin.h"
#include "outflank/plugin/adapter.hpp"

namespace outflank {

// An ability is there if the class has the member. A member of the right name
// with a wrong signature is a mistake, and must not pass for "does not have it".
template <typename Self>
concept NamesEvaluate = requires {
  &Self::evaluate;
}
|| requires { &Self::evaluator_info; };
template <typename Self>
concept Evaluates = requires(Self& self, const Position& position) {
  { self.evaluate(position) } -> std::same_as<std::int32_t>;
  { std::as_const(self).evaluator_info() } -> std::same_as<EvaluatorInfo>;
};

template <typename Self>
concept NamesState = requires {
  &Self::save;
}
|| requires { &Self::load; };
template <typename Self>
concept Remembers = requires(Self& self, std::string_view bytes) {
  { std::as_const(self).save() } -> std::same_as<std::string>;
  { self.load(bytes) } -> std::same_as<void>;
};

template <typename Self>
concept NamesAnalyze = requires {
  &Self::analyze;
};
template <typename Self>
concept Analyzes = requires(Self& self, const Position& position, const Limits& limits,
                            const AnalysisSink& sink) {
  { self.analyze(position, limits, sink) } -> std::same_as<void>;
};

template <typename Self>
concept NamesParameters = requires {
  &Self::parameters;
};
template <typename Self>
concept Configurable = requires(Parameters<Self>& list) {
  { Self::parameters(list) } -> std::same_as<void>;
};

template <typename Self>
const void* find_extension(const outflank_strategy* /*strategy*/, const char* id) noexcept {
  const std::string_view wanted = id;
  if constexpr (Configurable<Self>) {
    if (wanted == OUTFLANK_EXT_PARAMETERS) return adapter::ParameterTable<Self>::get();
  }
  if constexpr (Remembers<Self>) {
    if (wanted == OUTFLANK_EXT_STATE) return &adapter::State<Self>::kTable;
  }
  if constexpr (Evaluates<Self>) {
    if (wanted == OUTFLANK_EXT_EVALUATOR) return &adapter::Evaluation<Self>::kTable;
  }
  if constexpr (Analyzes<Self>) {
    if (wanted == OUTFLANK_EXT_ANALYSIS) return &adapter::Analysis<Self>::kTable;
  }
  return nullptr;
}

template <typename Self>
struct StrategyTable {
  static_assert(std::derived_from<Self, Strategy>, "derive from outflank::Strategy");
  static_assert(std::is_default_constructible_v<Self>, "a strategy needs a default constructor");
  static_assert(
      !NamesEvaluate<Self> || Evaluates<Self>,
      "write: std::int32_t evaluate(const Position&); EvaluatorInfo evaluator_info() const");
  static_assert(!NamesState<Self> || Remembers<Self>,
                "write: std::string save() const; void load(std::string_view)");
  static_assert(!NamesAnalyze<Self> || Analyzes<Self>,
                "write: void analyze(const Position&, const Limits&, const AnalysisSink&)");
  static_assert(!NamesParameters<Self> || Configurable<Self>,
                "write: static void parameters(Parameters<Self>&)");

  static constexpr outflank_strategy_info kInfo{sizeof(outflank_strategy_info),
                                                Self::info.board_sizes,
                                                Self::info.id,
                                                Self::info.name,
                                                Self::info.version,
                                                Self::info.summary};
  static constexpr outflank_strategy kTable{sizeof(outflank_strategy),
                                            0,
                                            &kInfo,
                                            adapter::Game<Self>::create,
                                            adapter::Game<Self>::destroy,
                                            adapter::Game<Self>::new_game,
                                            adapter::Game<Self>::choose,
                                            adapter::Game<Self>::observe,
                                            adapter::Game<Self>::game_over,
                                            find_extension<Self>};
};

template <typename... Strategies>
struct PluginTable {
  static constexpr std::array<const outflank_strategy*, sizeof...(Strategies)> kStrategies{
      &StrategyTable<Strategies>::kTable...};
  static constexpr outflank_plugin kTable{sizeof(outflank_plugin), OUTFLANK_ABI_MAJOR,
                                          OUTFLANK_ABI_MINOR, sizeof...(Strategies),
                                          kStrategies.data()};
};

}  // namespace outflank

#define OUTFLANK_EXPORT(...)                                                     \
  extern "C" OUTFLANK_EXPORTED const outflank_plugin* outflank_plugin_v1(void) { \
    return &::outflank::PluginTable<__VA_ARGS__>::kTable;                        \
  }
