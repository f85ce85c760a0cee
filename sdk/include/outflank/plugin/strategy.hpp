// The class a C++ strategy derives from.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>

#include "outflank/abi/strategy.h"
#include "outflank/plugin/decision.hpp"
#include "outflank/plugin/host.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

inline constexpr std::uint32_t kEverySize =
    OUTFLANK_SIZE_BIT(4) | OUTFLANK_SIZE_BIT(6) | OUTFLANK_SIZE_BIT(8);

// What a strategy says of itself, as `static constexpr Info info`.
struct Info {
  const char* id;  // lower-case letters, digits and _
  const char* name;
  const char* version;
  const char* summary;  // one line
  std::uint32_t board_sizes = kEverySize;
};

// One player of one side of one game at a time. Calls on it never overlap;
// other instances may run at the same time, so a strategy keeps no mutable
// globals. Anything it throws becomes an error that names it.
//
// Further abilities are members that a derived class simply has:
//
//   static void parameters(Parameters<Self>&)     settings, see parameters.hpp
//   std::string save() const                      what it has learned,
//   void load(std::string_view)                     and back; throws if refused
//   std::int32_t evaluate(const Position&)        its judgement of a position,
//   EvaluatorInfo evaluator_info() const            and how that is measured
//   void analyze(const Position&, const Limits&,  a value for every legal move
//                const AnalysisSink&)
class Strategy {
 public:
  Strategy() = default;
  Strategy(const Strategy&) = delete;
  Strategy& operator=(const Strategy&) = delete;
  virtual ~Strategy() = default;

  // A game begins, at any position. Forget everything but parameters and what
  // save() would save.
  virtual void new_game(const Position& start, std::uint64_t seed);
  // A move for the side to move; called only when there is one.
  [[nodiscard]] virtual Decision choose(const Position& position, const Limits& limits) = 0;
  // One ply was played, by either side; passes too.
  virtual void observe(Move move);
  virtual void game_over(const Result& result);

  // Called once, before anything else, by the code behind OUTFLANK_EXPORT.
  void attach(const outflank_host* host) { host_ = Host(host); }

 protected:
  // The rules' function of this name, which the callback above would hide. A template, so that
  // game_over({}) still is the callback.
  template <std::same_as<Position> P>
  [[nodiscard]] static constexpr bool game_over(const P& position) noexcept {
    return outflank::game_over(position);
  }

  // Not to be used in the constructor: the host comes right after it.
  [[nodiscard]] const Host& host() const { return host_; }

 private:
  Host host_;
};

inline void Strategy::new_game(const Position& /*start*/, std::uint64_t /*seed*/) {}
inline void Strategy::observe(Move /*move*/) {}
inline void Strategy::game_over(const Result& /*result*/) {}

// Where analyze() reports to; a later report on a move replaces the earlier.
using AnalysisSink = std::function<void(const MoveValue&)>;

}  // namespace outflank
