#include "support/host_process.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace outflank::test {

namespace {

std::string other_plugins() {
  const char* folder = std::getenv("OUTFLANK_TEST_PLUGIN_DIR");
  return folder == nullptr ? "" : folder;
}

}  // namespace

Command outflank(std::vector<std::string> arguments) {
  return {.program = OUTFLANK_EXECUTABLE,
          .arguments = std::move(arguments),
          .environment = {{"OUTFLANK_PLUGIN_PATH", std::nullopt}}};
}

Command outflank_with_plugins(const std::string& subcommand,
                              const std::vector<std::string>& arguments) {
  std::vector<std::string> all{subcommand};
  all.insert(all.end(), arguments.begin(), arguments.end());
  if (!other_plugins().empty()) all.insert(all.end(), {"--plugin-dir", other_plugins()});
  return outflank(std::move(all));
}

Command outflank_gtp(std::vector<std::string> arguments) {
  const bool names_strategy =
      std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument == "--strategy" || argument == "--config";
      });
  if (!names_strategy) arguments.insert(arguments.end(), {"--strategy", "greedy"});
  return outflank_with_plugins("gtp", arguments);
}

std::string own_errors(const Ended& ended) {
  if (other_plugins().empty()) return ended.errors;
  std::string rest;
  std::istringstream lines(ended.errors);
  for (std::string line; std::getline(lines, line);) {
    const bool twice = line.find(" is passed over, it was already found in ") != std::string::npos;
    if (!twice) rest += line + "\n";
  }
  return rest;
}

std::string gtp(std::string_view input, const std::vector<std::string>& arguments) {
  const auto ended = run(outflank_gtp(arguments), input);
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(own_errors(ended), "");
  return ended.output;
}

std::string GtpClient::answer(const std::string& command) {
  const auto reply = ask(command);
  EXPECT_EQ(reply.substr(0, 1), "=") << command << "\n" << reply;
  std::string_view text = std::string_view(reply).substr(1, reply.size() - 3);
  if (text.starts_with(' ') || text.starts_with('\n')) text.remove_prefix(1);
  return std::string(text);
}

}  // namespace outflank::test
