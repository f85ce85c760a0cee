#include "cli/count_option.hpp"

#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"

namespace outflank::host {

std::uint64_t count_from(const boost::program_options::variables_map& values,
                         const std::string& option, std::uint64_t most) {
  const auto& text = values[option].as<std::string>();
  const auto number = whole_number<std::uint64_t>(text);
  if (!number || *number < 1 || *number > most) {
    throw UsageError("--" + option + ": expected an integer from 1 to " + std::to_string(most) +
                     ", got " + (text.empty() ? "nothing" : text));
  }
  return *number;
}

}  // namespace outflank::host
