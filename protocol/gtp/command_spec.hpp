#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "gtp/arguments.hpp"
#include "gtp/reply.hpp"

namespace outflank::gtp {

// Runs a command: fills the reply, or throws Failure.
using Handler = std::function<void(const Arguments&, Reply&)>;

// Headings of the reference page, in its order.
inline constexpr std::string_view kGtp2Group = "GTP 2";
inline constexpr std::string_view kQuarryGroup = "Quarry";
inline constexpr std::string_view kGoGuiGroup = "GoGui";
inline constexpr std::string_view kOutflankGroup = "Outflank";

inline constexpr int kAnyNumber = -1;

// Everything that is known about a command, in one place: dispatch, the command
// list, `help` and the reference page all come from it.
struct CommandSpec {
  std::string name{};
  // The arguments, as in `COLOR VERTEX`; empty if there are none.
  std::string usage{};
  // One line, a sentence.
  std::string summary{};
  // What its errors are: one line, a sentence; empty if it has none of its own.
  std::string failure{};
  std::string group{};
  int min_arguments = 0;
  int max_arguments = 0;
  // May keep the client waiting: replies that are ready go out before it runs.
  bool slow = false;
  // Nothing is read after it succeeds.
  bool ends_session = false;
  Handler handler{};
};

// Name and arguments: `play COLOR VERTEX`.
[[nodiscard]] std::string synopsis(const CommandSpec& spec);

// Throws Failure: `syntax error: boardsize: expected 1 argument, got 0`.
void check_argument_count(const CommandSpec& spec, std::size_t count);

}  // namespace outflank::gtp
