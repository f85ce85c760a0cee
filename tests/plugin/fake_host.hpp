#pragma once

#include <cstdint>

#include "outflank/plugin/host.hpp"

namespace outflank::test {

// A host whose clock goes on by a step at every look, and which stops at its deadline.
class FakeHost {
 public:
  FakeHost() = default;
  FakeHost(const FakeHost&) = delete;
  FakeHost& operator=(const FakeHost&) = delete;

  [[nodiscard]] const Host& face() const { return face_; }

  std::int64_t now_ns = 0;
  std::int64_t step_ns = 0;
  std::int64_t deadline_ns = 0;
  bool stop = false;
  int looks = 0;

 private:
  static FakeHost& self(const outflank_host* host) {
    return *static_cast<FakeHost*>(host->context);
  }
  std::int64_t look() {
    ++looks;
    return now_ns += step_ns;
  }

  [[nodiscard]] outflank_host table() {
    return {sizeof(outflank_host),
            0,
            this,
            [](const outflank_host*, std::int32_t, const char*) noexcept {},
            [](const outflank_host* host) noexcept { return self(host).look(); },
            [](const outflank_host* host) noexcept -> std::int32_t {
              FakeHost& fake = self(host);
              return fake.stop || (fake.deadline_ns > 0 && fake.look() >= fake.deadline_ns) ? 1 : 0;
            },
            [](const outflank_host*, const char*) noexcept -> const void* { return nullptr; }};
  }

  outflank_host table_ = table();
  Host face_{&table_};
};

}  // namespace outflank::test
