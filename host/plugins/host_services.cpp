#include "plugins/host_services.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>

#include "plugins/decision_check.hpp"
#include "plugins/evaluator_service.hpp"
#include "plugins/foreign_call.hpp"

namespace outflank::host {

namespace {

constexpr std::size_t kLongestMessage = 4096;

std::string_view bounded(const char* text) {
  return text == nullptr ? std::string_view()
                         : std::string_view(text, ::strnlen(text, kLongestMessage));
}

}  // namespace

Environment quiet_environment() {
  return {.log = [](LogLevel, std::string_view) {},
          .metric = [](std::string_view, double) {},
          .now_ns =
              [] {
                return std::chrono::duration_cast<std::chrono::nanoseconds>(
                           std::chrono::steady_clock::now().time_since_epoch())
                    .count();
              },
          .stop = nullptr};
}

const outflank_metrics HostServices::kMetrics{sizeof(outflank_metrics), 0,
                                              HostServices::record_metric};

HostServices::HostServices(const Environment& environment, InstanceFactory& factory,
                           std::string strategy, std::vector<std::string> chain)
    : environment_(environment),
      strategy_(std::move(strategy)),
      evaluators_(std::make_unique<EvaluatorService>(factory, environment, std::move(chain))),
      table_{sizeof(outflank_host), 0, this, log, now_ns, should_stop, extension} {}

HostServices::~HostServices() = default;

bool HostServices::consults(std::string_view id) const { return evaluators_->consults(id); }

void HostServices::close_all() { evaluators_->close_all(); }

HostServices& HostServices::from(const outflank_host* host) {
  return *static_cast<HostServices*>(host->context);
}

void HostServices::complain(const std::string& what) const {
  environment_.log(LogLevel::warning, strategy_ + ": " + what);
}

// What cannot even be logged for want of memory is lost: nothing may be thrown
// into a plugin.
void HostServices::log(const outflank_host* host, std::int32_t level,
                       const char* message) noexcept {
  static_cast<void>(thrown_by([&] {
    const auto& self = from(host);
    const auto known = std::clamp<std::int32_t>(level, OUTFLANK_LOG_DEBUG, OUTFLANK_LOG_ERROR);
    self.environment_.log(static_cast<LogLevel>(known),
                          self.strategy_ + ": " + one_line(bounded(message)));
  }));
}

std::int64_t HostServices::now_ns(const outflank_host* host) noexcept {
  return from(host).environment_.now_ns();
}

std::int32_t HostServices::should_stop(const outflank_host* host) noexcept {
  const auto& self = from(host);
  const auto* stop = self.environment_.stop;
  if (stop != nullptr && stop->load(std::memory_order_relaxed)) return 1;
  const auto deadline = self.deadline_ns_.load(std::memory_order_relaxed);
  return deadline != 0 && self.environment_.now_ns() >= deadline ? 1 : 0;
}

const void* HostServices::extension(const outflank_host* /*host*/, const char* id) noexcept {
  const auto wanted = bounded(id);
  if (wanted == OUTFLANK_HOST_METRICS) return &kMetrics;
  if (wanted == OUTFLANK_HOST_EVALUATORS) return &EvaluatorService::kTable;
  return nullptr;
}

void HostServices::record_metric(const outflank_host* host, const char* name,
                                 double value) noexcept {
  static_cast<void>(thrown_by([&] {
    const auto& self = from(host);
    const auto curve = one_line(bounded(name));
    if (!std::isfinite(value)) {
      self.complain("metric " + curve + " is not a finite number, ignored");
      return;
    }
    self.environment_.metric(curve, value);
  }));
}

}  // namespace outflank::host
