#pragma once

#include <array>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::host {

// What the process returns to the shell.
inline constexpr int kExitSuccess = 0;
inline constexpr int kExitFailure = 1;  // what was asked for went wrong
inline constexpr int kExitUsage = 2;    // it was asked for in the wrong way

// The user typed something wrong; the message says what to type instead.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Subcommand {
  std::string_view name;
  std::string_view summary;
  int (*run)(const std::vector<std::string>& arguments);
};

// All of them, in the order of the help text.
[[nodiscard]] std::span<const Subcommand> subcommands();
// Throws UsageError with the nearest name.
[[nodiscard]] const Subcommand& find_subcommand(std::string_view name);

// Another name of the executable: what is written after it follows these words.
struct Alias {
  std::string_view program;
  std::array<std::string_view, 3> words;
};
[[nodiscard]] std::span<const Alias> aliases();

int run_gtp(const std::vector<std::string>& arguments);
int run_plugins(const std::vector<std::string>& arguments);
int run_perft(const std::vector<std::string>& arguments);
int run_move(const std::vector<std::string>& arguments);
int run_solve(const std::vector<std::string>& arguments);
int run_nodes(const std::vector<std::string>& arguments);
int run_bench(const std::vector<std::string>& arguments);
int run_help(const std::vector<std::string>& arguments);

}  // namespace outflank::host
