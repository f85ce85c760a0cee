#include "plugins/instance.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

#include "outflank/plugin/transfer.hpp"
#include "plugins/decision_check.hpp"
#include "plugins/foreign_call.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

constexpr std::size_t kMostStateBytes = std::size_t{1} << 30U;
constexpr std::size_t kMostParameterBytes = 65536;
constexpr std::size_t kLongestUnit = 64;

// Collects what a plugin writes, up to a bound; past it the plugin is told no.
class Collector {
 public:
  explicit Collector(std::size_t most) : most_(most) {}

  [[nodiscard]] outflank_writer writer() { return {sizeof(outflank_writer), 0, this, write}; }
  [[nodiscard]] std::string take() { return std::move(bytes_); }

 private:
  static outflank_status write(const outflank_writer* writer, const void* bytes,
                               std::uint64_t count) noexcept {
    auto& self = *static_cast<Collector*>(writer->context);
    if (count > self.most_ - self.bytes_.size()) return OUTFLANK_FAILED;
    try {
      self.bytes_.append(static_cast<const char*>(bytes), count);
    } catch (const std::exception&) {
      return OUTFLANK_FAILED;
    }
    return OUTFLANK_OK;
  }

  std::size_t most_;
  std::string bytes_;
};

outflank_status read_bytes(const outflank_reader* reader, void* bytes, std::uint64_t capacity,
                           std::uint64_t* count) noexcept {
  auto& rest = *static_cast<std::string_view*>(reader->context);
  *count = std::min<std::uint64_t>(capacity, rest.size());
  if (*count == 0) return OUTFLANK_OK;  // an empty view may point nowhere
  std::memcpy(bytes, rest.data(), *count);
  rest.remove_prefix(*count);
  return OUTFLANK_OK;
}

outflank_limits limits_to_abi(const Limits& limits) {
  auto out = sized<outflank_limits>();
  out.depth = limits.depth;
  out.nodes = limits.nodes;
  out.deadline_ns = limits.deadline_ns;
  out.move_seed = limits.move_seed;
  if (limits.clock) {
    out.has_clock = 1;
    out.main_time_ns = limits.clock->main_time_ns;
    out.increment_ns = limits.clock->increment_ns;
    out.own_left_ns = limits.clock->own_left_ns;
    out.opponent_left_ns = limits.clock->opponent_left_ns;
    out.moves_in_left = limits.clock->moves_in_left;
  }
  return out;
}

}  // namespace

template <typename Function, typename... Arguments>
void Instance::call(const char* what, Function function, Arguments... arguments) {
  // All zeros: a plugin may end its message without a NUL anywhere.
  auto error = sized<outflank_error>();
  outflank_status status = OUTFLANK_OK;
  if (const auto thrown = thrown_by([&] { status = function(arguments..., &error); })) {
    fail(std::string(what) + " failed: " + one_line(*thrown));
  }
  if (status == OUTFLANK_OK) return;
  error.message[OUTFLANK_MESSAGE_BYTES - 1] = '\0';
  std::string reason = one_line(error.message);
  if (status < OUTFLANK_OK || status > OUTFLANK_UNSUPPORTED) {
    reason = "returned status " + std::to_string(status) + ", which does not exist" +
             (reason.empty() ? "" : ": " + reason);
  }
  fail(std::string(what) + " failed" + (reason.empty() ? "" : ": " + reason));
}

void Instance::fail(const std::string& what) const {
  throw PluginError(strategy_->id + ": " + what);
}

void Instance::need(const void* table, const char* ability) const {
  if (table == nullptr) fail(std::string("offers no ") + ability);
}

Instance::Instance(StrategyPtr strategy, const Environment& environment, InstanceFactory& factory,
                   std::vector<std::string> chain)
    : strategy_(std::move(strategy)),
      services_(environment, factory, strategy_->id, std::move(chain)) {
  call("create", strategy_->table.create, strategy_->handle, services_.table(), &instance_);
  if (instance_ == nullptr) fail("create returned nothing");
}

Instance::~Instance() {
  if (const auto thrown = thrown_by([&] { strategy_->table.destroy(instance_); })) {
    services_.complain("destroy failed: " + one_line(*thrown));
  }
  services_.close_all();
}

void Instance::new_game(const Position& start, std::uint64_t seed) {
  if (!strategy_->plays(start.size())) {
    const auto size = std::to_string(start.size());
    fail("does not play on " + size + "x" + size);
  }
  const auto position = to_abi(start);
  call("new_game", strategy_->table.new_game, instance_, &position, seed);
}

Decision Instance::choose(const Position& position, const Limits& limits) {
  const auto abi_position = to_abi(position);
  const auto abi_limits = limits_to_abi(limits);
  auto out = sized<outflank_decision>();
  out.move = -1;
  const auto deadline = services_.deadline(limits.deadline_ns);
  call("choose", strategy_->table.choose, instance_, &abi_position, &abi_limits, &out);
  const auto move = checked_move(out.move, position);
  if (!move) fail("chose " + move_number_text(out.move) + ", which is not a legal move");
  return checked_decision(out, *move, position);
}

void Instance::observe(Move move) {
  call("observe", strategy_->table.observe, instance_, outflank_move{move.index()});
}

void Instance::game_over(const Result& result) {
  auto out = sized<outflank_result>();
  out.how = result.finished ? OUTFLANK_GAME_FINISHED : OUTFLANK_GAME_ABANDONED;
  out.black_score = result.black_score;
  out.black_discs = static_cast<std::uint32_t>(result.black_discs);
  out.white_discs = static_cast<std::uint32_t>(result.white_discs);
  call("game_over", strategy_->table.game_over, instance_, &out);
}

std::string Instance::parameter(const std::string& name) {
  need(strategy_->parameter_table, "parameters");
  Collector collector(kMostParameterBytes);
  const auto writer = collector.writer();
  call("reading a parameter", strategy_->parameter_table->get, instance_, name.c_str(), &writer);
  return one_line(collector.take());
}

void Instance::set_parameter(const std::string& name, const std::string& value) {
  need(strategy_->parameter_table, "parameters");
  call("setting a parameter", strategy_->parameter_table->set, instance_, name.c_str(),
       value.c_str());
}

std::string Instance::save_state() {
  need(strategy_->state, "state to save");
  Collector collector(kMostStateBytes);
  const auto writer = collector.writer();
  call("saving its state", strategy_->state->save, instance_, &writer);
  return collector.take();
}

void Instance::load_state(std::string_view bytes) {
  need(strategy_->state, "state to load");
  const outflank_reader reader{sizeof(outflank_reader), 0, &bytes, read_bytes};
  call("loading its state", strategy_->state->load, instance_, &reader);
}

EvaluatorInfo Instance::evaluator_info() {
  need(strategy_->evaluator, "evaluation");
  auto info = sized<outflank_evaluator_info>();
  call("describing its evaluation", strategy_->evaluator->describe, instance_, &info);
  if (info.minimum > info.maximum) fail("declares an evaluation without a range");
  if (info.minimum == std::numeric_limits<std::int32_t>::min()) {
    fail("declares evaluations that cannot be negated");
  }
  const auto* unit = info.unit == nullptr ? "" : info.unit;
  unit_ = one_line({unit, ::strnlen(unit, kLongestUnit)});
  return {info.units_per_disc, info.minimum, info.maximum, unit_.c_str()};
}

std::int32_t Instance::evaluate(const Position& position) {
  const auto info = evaluator_info();
  const auto abi_position = to_abi(position);
  std::int32_t value = 0;
  call("evaluating", strategy_->evaluator->evaluate, instance_, &abi_position, &value);
  if (value < info.minimum || value > info.maximum) {
    fail("evaluated the position as " + std::to_string(value) + ", outside the range it declares");
  }
  return value;
}

void Instance::analyze(const Position& position, const Limits& limits, const AnalysisSink& sink) {
  need(strategy_->analysis, "analysis");
  struct Context {
    const Position& position;
    const AnalysisSink& sink;
  } context{position, sink};
  const outflank_analysis_sink abi_sink{
      sizeof(outflank_analysis_sink), 0, &context,
      [](const outflank_analysis_sink* self, const outflank_move_value* theirs) noexcept {
        static_cast<void>(thrown_by([&] {
          const auto& [at, report] = *static_cast<const Context*>(self->context);
          const auto value = read_struct(theirs);
          if (const auto move = checked_move(value.move, at)) {
            report(checked_move_value(value, *move, at));
          }
        }));
      }};
  const auto abi_position = to_abi(position);
  const auto abi_limits = limits_to_abi(limits);
  const auto deadline = services_.deadline(limits.deadline_ns);
  call("analysing", strategy_->analysis->analyze, instance_, &abi_position, &abi_limits, &abi_sink);
}

}  // namespace outflank::host
