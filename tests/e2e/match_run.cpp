#include "match_run.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include "cli_run.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {

namespace fs = std::filesystem;

Arguments operator+(Arguments left, const Arguments& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

Command match(const Arguments& arguments) { return outflank_with_plugins("match", arguments); }

Command in_shell(const std::string& limit, const Command& command) {
  auto limited = command;
  limited.program = "/bin/sh";
  limited.arguments =
      Arguments{"-c", limit + R"(; exec "$@")", "sh", command.program} + command.arguments;
  return limited;
}

nlohmann::json match_result(const Arguments& arguments) {
  const auto ended = run(match(arguments + Arguments{"--json"}));
  EXPECT_EQ(ended.status, kSuccess) << ended.errors;
  return nlohmann::json::parse(ended.output, nullptr, false);
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string journal(const fs::path& folder) { return text_of(folder / "games.jsonl"); }

std::vector<nlohmann::json> journal_lines(const fs::path& folder) {
  std::istringstream text(journal(folder));
  std::vector<nlohmann::json> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

std::string journal_of(const Arguments& arguments) {
  const TemporaryFolder folder;
  const auto ended = run(match(arguments + Arguments{"--out", folder.path()}));
  EXPECT_EQ(ended.status, kSuccess) << ended.errors;
  return journal(folder.path());
}

std::vector<std::string> running_with(const std::string& word) {
  std::vector<std::string> found;
  for (const auto& process : fs::directory_iterator("/proc")) {
    // Its words, each with a NUL behind it; a zombie has none.
    auto words = text_of(process.path() / "cmdline");
    if (words.find(word) == std::string::npos) continue;
    std::ranges::replace(words, '\0', ' ');
    found.push_back(process.path().filename().string() + ": " + words);
  }
  return found;
}

bool nobody_runs_with(const std::string& word) {
  const auto deadline = std::chrono::steady_clock::now() + Process::kDeadline;
  while (!running_with(word).empty()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

}  // namespace outflank::test
