#pragma once

#include <deque>
#include <string_view>
#include <unordered_map>

#include "gtp/command_spec.hpp"

namespace outflank::gtp {

// The commands of a program, in the order added. Handlers may refer to the
// table they are in, so it stays where it was made.
class CommandTable {
 public:
  CommandTable() = default;
  CommandTable(const CommandTable&) = delete;
  CommandTable& operator=(const CommandTable&) = delete;

  // The name must be new, and one word that cannot be taken for an id.
  void add(CommandSpec spec);

  // Null if there is no such command; names are case-sensitive.
  [[nodiscard]] const CommandSpec* find(std::string_view name) const;
  [[nodiscard]] const std::deque<CommandSpec>& all() const { return specs_; }

 private:
  // A deque, so that growing leaves the names that by_name_ points to in place.
  std::deque<CommandSpec> specs_;
  std::unordered_map<std::string_view, const CommandSpec*> by_name_;
};

}  // namespace outflank::gtp
