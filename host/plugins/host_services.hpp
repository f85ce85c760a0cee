#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "outflank/abi/outflank.h"
#include "plugins/environment.hpp"

namespace outflank::host {

class EvaluatorService;
class InstanceFactory;

// The host's side of the services that one instance is given. Its address is
// what the plugin holds, so it neither moves nor is copied.
class HostServices {
 public:
  // strategy: the id the log speaks of. chain: the ids that, one through the
  // other, asked for this instance as their evaluator.
  HostServices(const Environment& environment, InstanceFactory& factory, std::string strategy,
               std::vector<std::string> chain);
  HostServices(const HostServices&) = delete;
  HostServices& operator=(const HostServices&) = delete;
  ~HostServices();

  [[nodiscard]] const outflank_host* table() const { return &table_; }
  // The deadline of the call that is about to run, 0: none, while the result
  // lives. A call that has none must not see that of the one before.
  [[nodiscard]] auto deadline(std::int64_t deadline_ns) {
    deadline_ns_ = deadline_ns;
    const auto clear = [](std::atomic<std::int64_t>* deadline) { *deadline = 0; };
    return std::unique_ptr<std::atomic<std::int64_t>, decltype(clear)>(&deadline_ns_);
  }
  // True if a strategy of this id answers to this instance, directly or
  // through others.
  [[nodiscard]] bool consults(std::string_view id) const;
  // Tells the log of something the strategy did.
  void complain(const std::string& what) const;
  // Frees the evaluators the plugin forgot; called when it has been destroyed.
  void close_all();

 private:
  static HostServices& from(const outflank_host* host);
  static void log(const outflank_host* host, std::int32_t level, const char* message) noexcept;
  static std::int64_t now_ns(const outflank_host* host) noexcept;
  static std::int32_t should_stop(const outflank_host* host) noexcept;
  static const void* extension(const outflank_host* host, const char* id) noexcept;
  static void record_metric(const outflank_host* host, const char* name, double value) noexcept;

  static const outflank_metrics kMetrics;

  const Environment& environment_;
  std::string strategy_;
  std::atomic<std::int64_t> deadline_ns_ = 0;  // read by the threads of a search
  std::unique_ptr<EvaluatorService> evaluators_;
  outflank_host table_;

  friend class EvaluatorService;
};

}  // namespace outflank::host
