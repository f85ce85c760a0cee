#include "plugins/evaluator_service.hpp"

#include <algorithm>

#include "outflank/plugin/adapter.hpp"
#include "plugins/foreign_call.hpp"
#include "plugins/host_services.hpp"
#include "plugins/instance.hpp"
#include "plugins/instance_factory.hpp"
#include "plugins/plugin_error.hpp"

// What a plugin holds: an instance of its own, so that handles can be used on
// different threads.
struct outflank_evaluator_handle {
  outflank::host::EvaluatorService* owner;
  std::unique_ptr<outflank::host::Instance> instance;
  outflank::EvaluatorInfo info;
};

namespace outflank::host {

using outflank::adapter::guard;

const outflank_evaluators EvaluatorService::kTable{
    sizeof(outflank_evaluators), 0, open, close, describe, evaluate};

EvaluatorService::EvaluatorService(InstanceFactory& factory, const Environment& environment,
                                   std::vector<std::string> chain)
    : factory_(factory), environment_(environment), chain_(std::move(chain)) {
  // Evaluators run on the search threads of whoever opened them, and have no
  // game that a curve could be about.
  environment_.metric = [](std::string_view, double) {};
}

EvaluatorService::~EvaluatorService() = default;

bool EvaluatorService::consults(std::string_view id) const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::any_of(handles_, [&](const auto& handle) {
    return handle->instance->strategy().id == id || handle->instance->consults(id);
  });
}

void EvaluatorService::close_all() {
  const std::scoped_lock lock(mutex_);
  handles_.clear();
}

outflank_evaluator_handle* EvaluatorService::open_spec(const char* spec) {
  auto instance = factory_.create_evaluator(spec, environment_, chain_);
  auto handle = std::make_unique<outflank_evaluator_handle>();
  handle->owner = this;
  handle->info = instance->evaluator_info();
  handle->instance = std::move(instance);
  const std::scoped_lock lock(mutex_);
  return handles_.emplace_back(std::move(handle)).get();
}

void EvaluatorService::close_handle(outflank_evaluator_handle* handle) {
  std::unique_ptr<outflank_evaluator_handle> closed;
  const std::scoped_lock lock(mutex_);
  const auto found = std::ranges::find(handles_, handle, [](const auto& one) { return one.get(); });
  if (found == handles_.end()) return;
  closed = std::move(*found);
  handles_.erase(found);
}

outflank_status EvaluatorService::open(const outflank_host* host, const char* spec,
                                       outflank_evaluator_handle** handle,
                                       outflank_error* error) noexcept {
  return guard(error, [&] { *handle = HostServices::from(host).evaluators_->open_spec(spec); });
}

void EvaluatorService::close(outflank_evaluator_handle* handle) noexcept {
  if (handle != nullptr) handle->owner->close_handle(handle);
}

outflank_status EvaluatorService::describe(outflank_evaluator_handle* handle,
                                           outflank_evaluator_info* info,
                                           outflank_error* error) noexcept {
  return guard(error, [&] {
    write_struct(info, {sizeof(outflank_evaluator_info), handle->info.units_per_disc,
                        handle->info.minimum, handle->info.maximum, handle->info.unit});
  });
}

// Runs at every leaf of a search: straight through to the other plugin, but for
// the comparisons that keep wild positions and values out.
outflank_status EvaluatorService::evaluate(outflank_evaluator_handle* handle,
                                           const outflank_position* position, std::int32_t* value,
                                           outflank_error* error) noexcept {
  const auto& strategy = handle->instance->strategy();
  if (!from_abi(*position) || !strategy.plays(position->board_size)) {
    write_error(error, strategy.id + ": not a position it can evaluate");
    return OUTFLANK_BAD_VALUE;
  }
  outflank_status status = OUTFLANK_OK;
  const auto thrown =
      thrown_by([&] { status = handle->instance->evaluate_raw(position, value, error); });
  if (thrown) {
    write_error(error, strategy.id + ": " + *thrown);
    return OUTFLANK_FAILED;
  }
  if (status != OUTFLANK_OK) return status;
  if (*value >= handle->info.minimum && *value <= handle->info.maximum) return OUTFLANK_OK;
  write_error(error, strategy.id + ": evaluated a position as " + std::to_string(*value) +
                         ", outside the range it declares");
  return OUTFLANK_FAILED;
}

}  // namespace outflank::host
