#pragma once

#include <stdexcept>

namespace outflank::host {

// A plugin could not be used, or did something it must not. The message names
// the file or the strategy, and the reason.
class PluginError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class UnknownStrategy : public PluginError {
 public:
  using PluginError::PluginError;
};

}  // namespace outflank::host
