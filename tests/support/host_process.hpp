// The host's own executable, as a user starts it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/process.hpp"

namespace outflank::test {

/// `outflank ARGUMENTS...`, without what the environment says about plugins.
[[nodiscard]] Command outflank(std::vector<std::string> arguments);

/// `outflank SUBCOMMAND ARGUMENTS...` with the plugins to be tested: those of
/// OUTFLANK_TEST_PLUGIN_DIR come first if it is set.
[[nodiscard]] Command outflank_with_plugins(const std::string& subcommand,
                                            const std::vector<std::string>& arguments = {});

/// The same for `gtp`. Unless the arguments name a strategy it is `greedy`, which
/// answers at once and is easy to foretell.
[[nodiscard]] Command outflank_gtp(std::vector<std::string> arguments = {});

/// Standard error without the warnings that OUTFLANK_TEST_PLUGIN_DIR brings
/// along: every strategy is there twice then.
[[nodiscard]] std::string own_errors(const Ended& ended);

/// Feeds a GTP session and returns the bytes of its replies. Expects success and
/// nothing on standard error.
[[nodiscard]] std::string gtp(std::string_view input,
                              const std::vector<std::string>& arguments = {});

/// A GTP session held line by line.
class GtpClient {
 public:
  explicit GtpClient(const std::vector<std::string>& arguments = {})
      : process_(outflank_gtp(arguments)) {}

  /// The reply with its empty line.
  [[nodiscard]] std::string ask(const std::string& command) {
    process_.send(command + "\n");
    return process_.read_until("\n\n");
  }
  /// What the reply says, for a command that must succeed.
  [[nodiscard]] std::string answer(const std::string& command);

  [[nodiscard]] Process& process() { return process_; }

 private:
  Process process_;
};

}  // namespace outflank::test
