// What every strategy must do, whatever it plays like. Each test runs over every
// strategy of a folder, on each of its boards where the board matters.
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "plugins/instance_factory.hpp"
#include "subject.hpp"

namespace outflank::test {

// A host for one strategy. Every test loads the file anew, so that none sees
// what another left in the library.
class SubjectHost {
 public:
  explicit SubjectHost(const Subject& subject);

  [[nodiscard]] const host::LoadedStrategy& strategy() const { return *strategy_; }
  [[nodiscard]] const host::StrategyPtr& strategy_ptr() const { return strategy_; }
  [[nodiscard]] host::InstanceFactory& factory() { return factory_; }
  // No log, no stop flag, and a clock that stands still.
  [[nodiscard]] const host::Environment& environment() const { return environment_; }

  [[nodiscard]] std::unique_ptr<host::Instance> fresh() { return fresh(environment_); }
  // The environment must outlive the instance.
  [[nodiscard]] std::unique_ptr<host::Instance> fresh(const host::Environment& environment) {
    return factory_.create(strategy_, environment);
  }

  static constexpr std::int64_t kNow = 1'000'000'000;

 private:
  host::Environment environment_;
  host::Registry registry_;
  host::InstanceFactory factory_;
  host::StrategyPtr strategy_;
};

class Conformance : public testing::TestWithParam<Subject>, protected SubjectHost {
 protected:
  Conformance() : SubjectHost(GetParam()) {}
};

class BoardConformance : public testing::TestWithParam<BoardSubject>, protected SubjectHost {
 protected:
  BoardConformance() : SubjectHost(GetParam().subject) {}

  [[nodiscard]] static int size() { return GetParam().size; }
};

// How a test over subjects is called.
[[nodiscard]] inline auto by_name() {
  return [](const auto& info) { return info.param.name(); };
}

// Enough for a search to go a few plies deep, and soon spent. A strategy that
// thinks until it is stopped needs some limit in every test.
inline constexpr std::uint64_t kNodes = 400;

}  // namespace outflank::test
