#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

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

// A strategy chose a move that the rules do not allow.
class IllegalMoveError : public PluginError {
 public:
  IllegalMoveError(const std::string& strategy, const std::string& move)
      : PluginError(strategy + std::string(kChose) + move + std::string(kWhichIsIllegal)) {}

  // Whether this is what one says. A host that plays in another process is known by its words
  // only; every other failure of a strategy has something else behind its id.
  [[nodiscard]] static bool says(std::string_view message) {
    const auto id_end = message.find(':');
    return id_end != message.npos && message.substr(id_end).starts_with(kChose) &&
           message.ends_with(kWhichIsIllegal);
  }

 private:
  static constexpr std::string_view kChose = ": chose ";
  static constexpr std::string_view kWhichIsIllegal = ", which is not a legal move";
};

}  // namespace outflank::host
