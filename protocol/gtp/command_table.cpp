#include "gtp/command_table.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "gtp/line.hpp"

namespace outflank::gtp {

namespace {

[[maybe_unused]] bool can_be_typed(std::string_view name) {
  const auto breaks_word = [](char c) { return c == ' ' || c == '#' || is_control(c); };
  return name.find_first_not_of("0123456789") != std::string_view::npos &&
         std::none_of(name.begin(), name.end(), breaks_word);
}

}  // namespace

void CommandTable::add(CommandSpec spec) {
  assert(can_be_typed(spec.name));
  assert(find(spec.name) == nullptr);
  assert(spec.handler);
  assert(spec.min_arguments >= 0);
  assert(spec.max_arguments == kAnyNumber || spec.max_arguments >= spec.min_arguments);
  const CommandSpec& added = specs_.emplace_back(std::move(spec));
  by_name_.emplace(added.name, &added);
}

const CommandSpec* CommandTable::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

}  // namespace outflank::gtp
