// Takes the input for the settings of a player: either they are right, or the message says
// where they are not.

#include "config/settings.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "checked_settings.hpp"

namespace {

using namespace outflank::host;
using outflank::fuzz::require;

void check(const Settings& settings) {
  require(!settings.strategy.empty());
  // This room does not know the rules.
  require(settings.board_size == 4 || settings.board_size == 6 || settings.board_size == 8);
  require(std::isfinite(settings.limits.move_seconds) && settings.limits.move_seconds >= 0);
  outflank::fuzz::check_places(settings.plugin_directories, settings.parameters);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  outflank::fuzz::check_file(data, size, [](std::string_view toml) {
    check(parse_settings(toml, outflank::fuzz::kFileName));
  });
  return 0;
}
