// Settings as text: what is set is what is read, and what is refused changes
// nothing.
#include "outflank/plugin/parameters.hpp"

#include <charconv>
#include <cmath>
#include <limits>
#include <map>

#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "plugins/parameter_check.hpp"
#include "plugins/plugin_error.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

namespace {

using host::ParameterInfo;

// The end of a range as the text of a whole number. A double cannot hold the
// very largest, and it may not be cast to what cannot hold it.
std::string integer_text(double end) {
  constexpr double kPastAll = 0x1p63;
  if (end >= kPastAll) return number_text(std::numeric_limits<std::int64_t>::max());
  if (end < -kPastAll) return number_text(std::numeric_limits<std::int64_t>::min());
  return number_text(static_cast<std::int64_t>(end));
}

std::vector<std::string> good_values(const ParameterInfo& parameter) {
  switch (parameter.type) {
    case OUTFLANK_PARAMETER_BOOL:
      return {"true", "false"};
    case OUTFLANK_PARAMETER_INTEGER:
      return {integer_text(parameter.minimum), integer_text(parameter.maximum)};
    case OUTFLANK_PARAMETER_REAL:
      return {number_text(parameter.minimum), number_text(parameter.maximum)};
    case OUTFLANK_PARAMETER_CHOICE:
      return parameter.choices;
    default:
      return {parameter.default_value};
  }
}

// The nearest number that is out of range.
std::string past_end(const ParameterInfo& parameter, double end, double direction) {
  return parameter.type == OUTFLANK_PARAMETER_INTEGER
             ? number_text(end + direction)
             : number_text(std::nextafter(end, direction * HUGE_VAL));
}

std::vector<std::string> bad_values(const ParameterInfo& parameter) {
  switch (parameter.type) {
    case OUTFLANK_PARAMETER_BOOL:
      return {"", "maybe", "TRUE", "1"};
    case OUTFLANK_PARAMETER_INTEGER:
    case OUTFLANK_PARAMETER_REAL:
      return {"",
              "many",
              "1 2",
              "nan",
              "1e999",
              past_end(parameter, parameter.minimum, -1),
              past_end(parameter, parameter.maximum, 1)};
    case OUTFLANK_PARAMETER_CHOICE:
      return {"", "no_such_choice", parameter.choices.front() + " "};
    default:
      return {};
  }
}

// A real number may come back in other words for the same number.
bool same_value(const ParameterInfo& parameter, const std::string& one, const std::string& two) {
  if (parameter.type != OUTFLANK_PARAMETER_REAL) return one == two;
  double first = 0;
  double second = 0;
  std::from_chars(one.data(), one.data() + one.size(), first);
  std::from_chars(two.data(), two.data() + two.size(), second);
  return first == second;
}

std::map<std::string, std::string> all_values(host::Instance& instance) {
  std::map<std::string, std::string> values;
  for (const auto& parameter : instance.strategy().parameters) {
    values[parameter.name] = instance.parameter(parameter.name);
  }
  return values;
}

bool is_refused(host::Instance& instance, const std::string& name, const std::string& value) {
  try {
    instance.set_parameter(name, value);
    return false;
  } catch (const host::PluginError&) {
    return true;
  }
}

}  // namespace

TEST_P(Conformance, FreshInstanceHasItsDefaultsAndTakesThemBack) {
  const auto instance = fresh();
  for (const auto& parameter : strategy().parameters) {
    const auto& name = parameter.name;
    EXPECT_PRED3(same_value, parameter, instance->parameter(name), parameter.default_value) << name;
    instance->set_parameter(name, host::check_parameter(strategy(), name, parameter.default_value));
    EXPECT_PRED3(same_value, parameter, instance->parameter(name), parameter.default_value) << name;
  }
}

TEST_P(Conformance, EveryChoiceAndBothEndsOfARangeRoundTrip) {
  const auto instance = fresh();
  for (const auto& parameter : strategy().parameters) {
    const auto& name = parameter.name;
    for (const auto& value : good_values(parameter)) {
      auto expected = all_values(*instance);
      instance->set_parameter(name, host::check_parameter(strategy(), name, value));
      const auto read = instance->parameter(name);
      EXPECT_PRED3(same_value, parameter, read, value) << name;
      expected[name] = read;
      EXPECT_EQ(all_values(*instance), expected) << "after " << name << "=" << value;
      // A rebuilt strategy is given the values of the one it takes the place of.
      instance->set_parameter(name, host::check_parameter(strategy(), name, read));
      EXPECT_EQ(instance->parameter(name), read) << name;
    }
  }
}

TEST_P(Conformance, RefusedParameterChangesNothing) {
  const auto before = all_values(*fresh());
  for (const auto& parameter : strategy().parameters) {
    const auto& name = parameter.name;
    for (const auto& value : bad_values(parameter)) {
      EXPECT_THROW(static_cast<void>(host::check_parameter(strategy(), name, value)),
                   host::PluginError)
          << name << "=" << value;
      // After that check a strategy need not make its own; many do.
      const auto instance = fresh();
      if (is_refused(*instance, name, value)) {
        EXPECT_EQ(all_values(*instance), before) << name << "=" << value;
      }
    }
  }
}

TEST_P(Conformance, ParameterOfOneInstanceIsNotThatOfAnother) {
  const auto changed = fresh();
  const auto untouched = fresh();
  const auto before = all_values(*untouched);
  for (const auto& parameter : strategy().parameters) {
    for (const auto& value : good_values(parameter)) changed->set_parameter(parameter.name, value);
  }
  EXPECT_EQ(all_values(*untouched), before);
  EXPECT_EQ(all_values(*fresh()), before);
}

TEST_P(BoardConformance, PlaysLegalMovesWithEveryChoice) {
  Random random(mix(11, static_cast<std::uint64_t>(size())));
  for (const auto& parameter : strategy().parameters) {
    if (parameter.type != OUTFLANK_PARAMETER_BOOL && parameter.type != OUTFLANK_PARAMETER_CHOICE) {
      continue;
    }
    for (const auto& value : good_values(parameter)) {
      const auto instance = fresh();
      instance->set_parameter(parameter.name, value);
      for (int i = 0; i < rounds(100); ++i) {
        const auto position = random_beginning(size(), random).position();
        instance->new_game(position, random.next());
        const auto decision =
            instance->choose(position, {.nodes = kNodes, .move_seed = random.next()});
        ASSERT_TRUE(is_legal(position, decision.move)) << parameter.name << "=" << value;
      }
    }
  }
}

}  // namespace outflank::test
