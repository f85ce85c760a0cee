// The command line, without plugins that the environment names.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/host_process.hpp"

namespace outflank::test {

inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;
inline constexpr int kUsage = 2;

/// What it prints, for a call that must succeed with nothing to complain of.
[[nodiscard]] inline std::string output_of(const Command& command, std::string_view input = {}) {
  const auto ended = run(command, input);
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_EQ(ended.errors, "");
  return ended.output;
}
[[nodiscard]] inline std::string printed(const std::vector<std::string>& arguments) {
  return output_of(outflank(arguments));
}

/// Expects it to fail with this status, this complaint and no output.
inline void expect_end(const Command& command, int status, const std::string& complaint) {
  const auto ended = run(command);
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(ended.errors, "outflank: " + complaint + "\n");
  EXPECT_EQ(ended.status, status);
}
inline void expect_error(const std::vector<std::string>& arguments, int status,
                         const std::string& complaint) {
  expect_end(outflank(arguments), status, complaint);
}

}  // namespace outflank::test
