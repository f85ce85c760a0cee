#include "gtp/command_spec.hpp"

#include "gtp/failure.hpp"

namespace outflank::gtp {

namespace {

std::string arguments_in_words(int count) {
  if (count == 0) return "no arguments";
  return std::to_string(count) + (count == 1 ? " argument" : " arguments");
}

std::string expected_count(int least, int most) {
  if (most == kAnyNumber) return "at least " + arguments_in_words(least);
  if (least == most) return arguments_in_words(least);
  if (least == 0) return "at most " + arguments_in_words(most);
  const std::string_view joint = most == least + 1 ? " or " : " to ";
  return std::to_string(least) + std::string(joint) + arguments_in_words(most);
}

}  // namespace

std::string synopsis(const CommandSpec& spec) {
  return spec.usage.empty() ? spec.name : spec.name + " " + spec.usage;
}

void check_argument_count(const CommandSpec& spec, std::size_t count) {
  const bool enough = count >= static_cast<std::size_t>(spec.min_arguments);
  const bool too_many =
      spec.max_arguments != kAnyNumber && count > static_cast<std::size_t>(spec.max_arguments);
  if (enough && !too_many) return;
  throw Failure("syntax error: " + spec.name + ": expected " +
                expected_count(spec.min_arguments, spec.max_arguments) + ", got " +
                std::to_string(count));
}

}  // namespace outflank::gtp
