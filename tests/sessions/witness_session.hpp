// A session whose strategy says what it was told, on a clock that stands still
// until it is moved, or the strategy sleeps.
#pragma once

#include <string>
#include <vector>

#include "sessions/session.hpp"

namespace outflank::host {

struct WitnessSession {
  static constexpr std::int64_t kSleepNs = 20'000'000;

  std::vector<std::string> log;
  std::int64_t now_ns = 1'000;
  Settings settings = [] {
    Settings result;
    result.strategy = "witness";
    return result;
  }();
  Registry registry{{WITNESS_DIR},
                    [this](LogLevel, std::string_view text) { log.emplace_back(text); }};
  InstanceFactory factory{registry, {}};
  Session session{factory, settings,
                  [this](LogLevel, std::string_view text) {
                    if (text == "witness: asleep") {
                      now_ns += kSleepNs;
                    } else {
                      log.emplace_back(text);
                    }
                  },
                  [this] { return now_ns; }};

  void set_up(std::string_view position) { session.start_game(parse_position(position)); }
};

}  // namespace outflank::host
