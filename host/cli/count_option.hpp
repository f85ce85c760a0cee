#pragma once

#include <boost/program_options/variables_map.hpp>
#include <cstdint>
#include <string>

namespace outflank::host {

// A whole number of at least 1. Throws UsageError, which names the option.
[[nodiscard]] std::uint64_t count_from(const boost::program_options::variables_map& values,
                                       const std::string& option, std::uint64_t most);

}  // namespace outflank::host
