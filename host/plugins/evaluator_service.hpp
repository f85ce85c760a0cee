#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "outflank/abi/outflank.h"
#include "plugins/environment.hpp"

struct outflank_evaluator_handle;

namespace outflank::host {

class InstanceFactory;

// Opens other strategies' evaluators for one instance, and owns them. A search
// opens and closes handles from its own threads, hence the lock.
class EvaluatorService {
 public:
  EvaluatorService(InstanceFactory& factory, const Environment& environment,
                   std::vector<std::string> chain);
  EvaluatorService(const EvaluatorService&) = delete;
  EvaluatorService& operator=(const EvaluatorService&) = delete;
  ~EvaluatorService();

  [[nodiscard]] bool consults(std::string_view id) const;
  void close_all();

  static const outflank_evaluators kTable;

 private:
  outflank_evaluator_handle* open_spec(const char* spec);
  void close_handle(outflank_evaluator_handle* handle);

  static outflank_status open(const outflank_host* host, const char* spec,
                              outflank_evaluator_handle** handle, outflank_error* error) noexcept;
  static void close(outflank_evaluator_handle* handle) noexcept;
  static outflank_status describe(outflank_evaluator_handle* handle, outflank_evaluator_info* info,
                                  outflank_error* error) noexcept;
  static outflank_status evaluate(outflank_evaluator_handle* handle,
                                  const outflank_position* position, std::int32_t* value,
                                  outflank_error* error) noexcept;

  InstanceFactory& factory_;
  Environment environment_;
  std::vector<std::string> chain_;
  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<outflank_evaluator_handle>> handles_;
};

}  // namespace outflank::host
