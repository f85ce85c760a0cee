#pragma once

#include <stdexcept>

namespace outflank::host::arena {

// The message says what to type instead, or names file, line and reason.
class OpeningsError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace outflank::host::arena
