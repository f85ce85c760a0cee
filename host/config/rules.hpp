// The rules that keys are made of. In all of these, `place` gives the member of the target to
// store in: [](auto& target) -> auto& { return target.member; }
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "config/keys.hpp"
#include "config/shown_text.hpp"
#include "config/value.hpp"

namespace outflank::host::config {

// TOML has no larger integers.
inline constexpr auto kLargest = std::numeric_limits<std::int64_t>::max();

// `4, 6 or 8`
[[nodiscard]] std::string alternatives(const std::vector<std::string>& choices);

template <typename Target, typename Place>
Rule<Target> integer_rule(const std::string& expected, std::function<bool(std::int64_t)> accepts,
                          Place place) {
  return {.expected = expected,
          .expected_item = "",
          .store =
              [accepts = std::move(accepts), place](Target& target, const Value& value) {
                const auto* number = std::get_if<std::int64_t>(&value.data);
                if (number == nullptr || !accepts(*number)) return false;
                auto& member = place(target);
                member = static_cast<std::remove_reference_t<decltype(member)>>(*number);
                return true;
              },
          .text = [place](const Target& target) { return std::to_string(place(target)); }};
}

template <typename Target, typename Place>
Rule<Target> integer(std::int64_t minimum, std::int64_t maximum, Place place) {
  return integer_rule<Target>(
      "an integer from " + std::to_string(minimum) + " to " + std::to_string(maximum),
      [=](std::int64_t number) { return number >= minimum && number <= maximum; }, place);
}

template <typename Target, typename Place>
Rule<Target> even_integer(std::int64_t minimum, std::int64_t maximum, Place place) {
  return integer_rule<Target>(
      "an even integer from " + std::to_string(minimum) + " to " + std::to_string(maximum),
      [=](std::int64_t number) {
        return number >= minimum && number <= maximum && number % 2 == 0;
      },
      place);
}

template <typename Target, typename Place>
Rule<Target> one_of(const std::vector<std::int64_t>& choices, Place place) {
  std::vector<std::string> texts;
  for (const auto choice : choices) texts.push_back(std::to_string(choice));
  return integer_rule<Target>(
      alternatives(texts),
      [choices](std::int64_t number) {
        return std::find(choices.begin(), choices.end(), number) != choices.end();
      },
      place);
}

// Words that stand for values, such as those of an enumeration.
template <typename Target, typename Meaning, typename Place>
Rule<Target> word_of(const std::vector<std::pair<std::string, Meaning>>& choices, Place place) {
  std::vector<std::string> texts;
  for (const auto& choice : choices) texts.push_back(in_quotes(choice.first));
  return {.expected = alternatives(texts),
          .expected_item = "",
          .store =
              [choices, place](Target& target, const Value& value) {
                const auto* word = std::get_if<std::string>(&value.data);
                if (word == nullptr) return false;
                for (const auto& [text, meaning] : choices) {
                  if (text != *word) continue;
                  place(target) = meaning;
                  return true;
                }
                return false;
              },
          .text =
              [choices, place](const Target& target) {
                for (const auto& [text, meaning] : choices) {
                  if (meaning == place(target)) return in_quotes(text);
                }
                return std::string();
              }};
}

template <typename Target, typename Place>
Rule<Target> truth(Place place) {
  return {.expected = "true or false",
          .expected_item = "",
          .store =
              [place](Target& target, const Value& value) {
                const auto* boolean = std::get_if<bool>(&value.data);
                if (boolean == nullptr) return false;
                place(target) = *boolean;
                return true;
              },
          .text = [place](const Target& target) -> std::string {
            return place(target) ? "true" : "false";
          }};
}

template <typename Target, typename Place>
Rule<Target> real(double minimum, double maximum, Place place) {
  return {.expected = "a number from " + number_text(minimum) + " to " + number_text(maximum),
          .expected_item = "",
          .store =
              [=](Target& target, const Value& value) {
                const auto number = as_real(value);
                // Written so that NaN is refused.
                if (!number || !(*number >= minimum && *number <= maximum)) return false;
                place(target) = *number;
                return true;
              },
          .text = [place](const Target& target) { return number_text(place(target)); }};
}

template <typename Target, typename Place>
Rule<Target> text(const std::string& expected, Place place) {
  return {.expected = expected,
          .expected_item = "",
          .store =
              [place](Target& target, const Value& value) {
                const auto* word = as_word(value);
                if (word == nullptr) return false;
                place(target) = *word;
                return true;
              },
          .text =
              [place](const Target& target) {
                const std::string& stored = place(target);
                return stored.empty() ? "" : in_quotes(stored);
              }};
}

template <typename Target, typename Place>
Rule<Target> texts(const std::string& expected, const std::string& expected_item, Place place) {
  return {.expected = expected,
          .expected_item = expected_item,
          .store =
              [place](Target& target, const Value& value) {
                const auto* word = as_word(value);
                if (word == nullptr) return false;
                place(target).push_back(*word);
                return true;
              },
          .text =
              [place](const Target& target) {
                std::string list;
                for (const auto& word : place(target)) {
                  if (!list.empty()) list += ", ";
                  list += in_quotes(word);
                }
                return "[" + list + "]";
              }};
}

}  // namespace outflank::host::config
