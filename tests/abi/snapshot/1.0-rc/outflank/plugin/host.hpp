// The host's services as a strategy sees them.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

#include "outflank/abi/evaluators.h"
#include "outflank/abi/host.h"
#include "outflank/abi/metrics.h"
#include "outflank/plugin/decision.hpp"
#include "outflank/plugin/transfer.hpp"

namespace outflank {

// Another strategy's judgement, opened through Host::open_evaluator. Owns its
// handle. Calls on one Evaluator must not overlap: open one per search thread.
// It must be gone when the strategy that opened it is destroyed: keep it in a
// member.
class Evaluator {
 public:
  Evaluator(const outflank_host* host, const char* spec) : table_(find(host)) {
    auto error = sized<outflank_error>();
    if (table_->open(host, spec, &handle_, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
  }
  Evaluator(Evaluator&& other) noexcept
      : table_(other.table_), handle_(std::exchange(other.handle_, nullptr)) {}
  Evaluator& operator=(Evaluator&& other) noexcept {
    std::swap(table_, other.table_);
    std::swap(handle_, other.handle_);
    return *this;
  }
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;
  ~Evaluator() {
    if (handle_ != nullptr) table_->close(handle_);
  }

  [[nodiscard]] EvaluatorInfo info() const {
    auto info = sized<outflank_evaluator_info>();
    auto error = sized<outflank_error>();
    if (table_->describe(handle_, &info, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
    return {info.units_per_disc, info.minimum, info.maximum, info.unit};
  }

  // Value for the side to move.
  [[nodiscard]] std::int32_t operator()(const Position& position) const {
    const auto abi_position = to_abi(position);
    std::int32_t value = 0;
    outflank_error error;  // not zeroed: this runs at every leaf of a search
    error.struct_size = sizeof error;
    error.message[0] = '\0';
    if (table_->evaluate(handle_, &abi_position, &value, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
    return value;
  }

 private:
  static const outflank_evaluators* find(const outflank_host* host) {
    const auto* table =
        static_cast<const outflank_evaluators*>(host->extension(host, OUTFLANK_HOST_EVALUATORS));
    if (table == nullptr) throw std::runtime_error("this host opens no evaluators");
    return table;
  }

  const outflank_evaluators* table_;
  outflank_evaluator_handle* handle_ = nullptr;
};

// Borrowed from the host; lives as long as the strategy.
class Host {
 public:
  explicit Host(const outflank_host* host = nullptr) : host_(host) {
    if (host_ == nullptr) return;
    metrics_ = static_cast<const outflank_metrics*>(host_->extension(host_, OUTFLANK_HOST_METRICS));
  }

  void debug(const std::string& message) const { log(OUTFLANK_LOG_DEBUG, message); }
  void info(const std::string& message) const { log(OUTFLANK_LOG_INFO, message); }
  void warn(const std::string& message) const { log(OUTFLANK_LOG_WARNING, message); }

  [[nodiscard]] std::int64_t now_ns() const { return host_->now_ns(host_); }

  // True: return now, with the best move so far. Poll every few hundred positions.
  [[nodiscard]] bool should_stop() const { return host_->should_stop(host_) != 0; }

  // One point of a named curve.
  void metric(const char* name, double value) const {
    if (metrics_ != nullptr) metrics_->record(host_, name, value);
  }

  // Another strategy's judgement, given as ID[:key=value,...].
  [[nodiscard]] Evaluator open_evaluator(const std::string& spec) const {
    return Evaluator(host_, spec.c_str());
  }

 private:
  void log(std::int32_t level, const std::string& message) const {
    host_->log(host_, level, message.c_str());
  }

  const outflank_host* host_;
  const outflank_metrics* metrics_ = nullptr;
};

}  // namespace outflank
