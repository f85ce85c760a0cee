#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::test {

/// How to start a program. No shell is involved.
struct Command {
  std::filesystem::path program;
  std::vector<std::string> arguments{};
  /// Where it starts; empty: here.
  std::filesystem::path directory{};
  /// Variables to set, or with no value to remove, beside those of this process.
  std::map<std::string, std::optional<std::string>> environment{};
};

/// All that is left of a program that has ended.
struct Ended {
  std::string output;
  std::string errors;
  /// The exit code; the negative number of the signal that killed it.
  int status = 0;
};

/// A running program, its three standard streams connected to us. Whatever it
/// writes is read whenever we write or wait, so neither side can block the
/// other. Nothing here waits longer than the deadline: then std::runtime_error
/// is thrown, with what the program has said. Killed when destroyed.
class Process {
 public:
  static constexpr std::chrono::seconds kDeadline{60};

  explicit Process(const Command& command, std::chrono::milliseconds deadline = kDeadline);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  /// To look at it from outside, under /proc.
  [[nodiscard]] pid_t pid() const { return child_; }

  /// Returns when the program has been given all of it, or no longer reads.
  void send(std::string_view bytes);
  void close_input();
  /// As a client does that no longer listens.
  void close_output();

  /// Takes what it writes to standard output up to this text, which is included.
  [[nodiscard]] std::string read_until(std::string_view end);
  /// Waits until this text stands in what it wrote to standard error.
  void wait_for_error(std::string_view text);

  /// Closes its input and waits for its end. `output` is what was not yet taken.
  [[nodiscard]] Ended finish();
  /// The same without closing its input: it is to end by itself.
  [[nodiscard]] Ended wait();

 private:
  void spawn(const Command& command, const int (&theirs)[3]);
  /// Moves bytes in whatever direction is possible. False if there is nothing
  /// left to wait for.
  bool pump(std::string_view* to_send);
  void drain(int& descriptor, std::string& text) const;
  [[noreturn]] void fail(const std::string& what) const;
  [[nodiscard]] int milliseconds_left() const;

  std::string name_;
  std::chrono::steady_clock::time_point deadline_;
  pid_t child_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  std::string said_;
  std::string complained_;
};

/// Runs a program to its end.
[[nodiscard]] Ended run(const Command& command, std::string_view input = {});

}  // namespace outflank::test
