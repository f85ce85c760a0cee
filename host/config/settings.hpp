// What a user sets in a TOML file or with --set, checked as far as that is
// possible without a plugin. Whether a strategy and its parameters exist, and
// take the value, is for those who hold the plugins; the origins are kept for
// their messages.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::host {

// The sentence begins with the place: `x.toml:4: board_size: expected 4, 6 or 8, got 7`.
class SettingsError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Origin {
  std::string file;  // empty: the command line
  int line = 0;

  bool operator==(const Origin&) const = default;
};

// `file:line`, or `--set`: how a message about a setting begins.
[[nodiscard]] std::string location(const Origin& origin);

// How a value was written. `any` is text from the command line: the type of the
// parameter decides what it is.
enum class ValueKind { any, boolean, integer, real, text };

struct ParameterSetting {
  std::string strategy;
  std::string name;
  std::string value;  // as parameters take it: true, 12, 0.5, or the text itself
  ValueKind kind = ValueKind::any;
  Origin origin;

  bool operator==(const ParameterSetting&) const = default;
};

// 0 is no limit.
struct LimitSettings {
  std::uint64_t nodes = 0;
  unsigned depth = 0;
  double move_seconds = 0;

  bool operator==(const LimitSettings&) const = default;
};

// Who plays if nobody says who.
inline constexpr std::string_view kDefaultStrategy = "alphabeta";

struct Settings {
  std::string strategy{kDefaultStrategy};
  std::uint64_t seed = 1;
  int board_size = 8;
  LimitSettings limits;
  std::vector<std::string> plugin_directories;
  std::vector<ParameterSetting> parameters;  // in the order of the file

  bool operator==(const Settings&) const = default;
};

// The defaults, changed as the file says. Throws SettingsError for the first
// mistake in the file; if it is not valid TOML, for that.
[[nodiscard]] Settings read_settings(const std::filesystem::path& file);

// The same for text that came from a file of this name, which need not exist:
// it is used in messages, and relative plugin folders start at its folder.
[[nodiscard]] Settings parse_settings(std::string_view toml, const std::string& file_name);

// `strategy.parameter=value`, the argument of --set. Throws SettingsError.
[[nodiscard]] ParameterSetting parse_set_option(std::string_view option);

}  // namespace outflank::host
