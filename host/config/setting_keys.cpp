#include "config/setting_keys.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>

#include "config/shown_text.hpp"

namespace outflank::host::config {

namespace {

constexpr auto kLargest = std::numeric_limits<std::int64_t>::max();

// In all of these, `place` gives the member of Settings to store in.

template <typename Place>
Rule integer_rule(const std::string& expected, const std::function<bool(std::int64_t)>& accepts,
                  Place place) {
  return {.expected = expected,
          .expected_item = "",
          .store =
              [accepts, place](Settings& settings, const Value& value) {
                const auto* number = std::get_if<std::int64_t>(&value.data);
                if (number == nullptr || !accepts(*number)) return false;
                auto& member = place(settings);
                member = static_cast<std::remove_reference_t<decltype(member)>>(*number);
                return true;
              },
          .text = [place](const Settings& settings) { return std::to_string(place(settings)); }};
}

template <typename Place>
Rule integer(std::int64_t minimum, std::int64_t maximum, Place place) {
  return integer_rule(
      "an integer from " + std::to_string(minimum) + " to " + std::to_string(maximum),
      [=](std::int64_t number) { return number >= minimum && number <= maximum; }, place);
}

template <typename Place>
Rule one_of(const std::vector<std::int64_t>& choices, Place place) {
  std::string expected;
  for (const auto& choice : choices) {
    if (!expected.empty()) expected += &choice == &choices.back() ? " or " : ", ";
    expected += std::to_string(choice);
  }
  return integer_rule(
      expected,
      [choices](std::int64_t number) {
        return std::find(choices.begin(), choices.end(), number) != choices.end();
      },
      place);
}

// 5 is as good as 5.0 here.
std::optional<double> as_real(const Value& value) {
  if (const auto* real = std::get_if<double>(&value.data)) return *real;
  if (const auto* integer = std::get_if<std::int64_t>(&value.data)) {
    return static_cast<double>(*integer);
  }
  return std::nullopt;
}

template <typename Place>
Rule real(double minimum, double maximum, Place place) {
  return {.expected = "a number from " + number_text(minimum) + " to " + number_text(maximum),
          .expected_item = "",
          .store =
              [=](Settings& settings, const Value& value) {
                const auto number = as_real(value);
                // Written so that NaN is refused.
                if (!number || !(*number >= minimum && *number <= maximum)) return false;
                place(settings) = *number;
                return true;
              },
          .text = [place](const Settings& settings) { return number_text(place(settings)); }};
}

const std::string* as_word(const Value& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text != nullptr && !text->empty() && is_line(*text) ? text : nullptr;
}

template <typename Place>
Rule text(const std::string& expected, Place place) {
  return {.expected = expected,
          .expected_item = "",
          .store =
              [place](Settings& settings, const Value& value) {
                const auto* word = as_word(value);
                if (word == nullptr) return false;
                place(settings) = *word;
                return true;
              },
          .text = [place](const Settings& settings) { return in_quotes(place(settings)); }};
}

template <typename Place>
Rule texts(const std::string& expected, const std::string& expected_item, Place place) {
  return {.expected = expected,
          .expected_item = expected_item,
          .store =
              [place](Settings& settings, const Value& value) {
                const auto* word = as_word(value);
                if (word == nullptr) return false;
                place(settings).push_back(*word);
                return true;
              },
          .text =
              [place](const Settings& settings) {
                std::string list;
                for (const auto& word : place(settings)) {
                  if (!list.empty()) list += ", ";
                  list += in_quotes(word);
                }
                return "[" + list + "]";
              }};
}

}  // namespace

std::vector<SettingKey> setting_keys() {
  return {
      {"", "strategy",
       text(
           "text such as \"alphabeta\"", [](auto& s) -> auto& { return s.strategy; }),
       "The strategy that plays, written as for --strategy"},
      {"", "seed",
       integer(
           0, kLargest, [](auto& s) -> auto& { return s.seed; }),
       "Where all random choices come from: the same seed plays the same game"},
      {"", "board_size",
       one_of(
           {4, 6, 8}, [](auto& s) -> auto& { return s.board_size; }),
       "Rows and columns of the board at the start"},
      {"limits", "nodes",
       integer(
           0, kLargest, [](auto& s) -> auto& { return s.limits.nodes; }),
       "Positions a strategy may visit to find a move; 0 is no limit"},
      {"limits", "depth",
       integer(
           0, std::numeric_limits<std::int32_t>::max(),
           [](auto& s) -> auto& { return s.limits.depth; }),
       "Plies a strategy may look ahead; 0 is no limit"},
      {"limits", "move_seconds",
       real(
           0, 86400, [](auto& s) -> auto& { return s.limits.move_seconds; }),
       "Seconds a strategy may think about a move; 0 is no limit"},
      {"plugins", "directories",
       texts(
           "a list of folders such as [\"plugins\"]", "a folder such as \"plugins\"",
           [](auto& s) -> auto& { return s.plugin_directories; }),
       "More folders with plugins; a relative one starts at the folder of the file"},
  };
}

std::string full_name(const SettingKey& key) {
  auto name = std::string(key.name);
  return key.table.empty() ? name : std::string(key.table) + "." + name;
}

}  // namespace outflank::host::config
