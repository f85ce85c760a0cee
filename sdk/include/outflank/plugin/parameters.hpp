// A strategy's settings, declared once: help, defaults, checks, and getting and
// setting as text all follow from the declaration.
//
//   static void parameters(outflank::Parameters<Mine>& list) {
//     list.add("depth", &Mine::depth_, {1, 60}, "Plies to look ahead");
//     list.add("style", &Mine::style_, {{"calm", Style::calm}, {"wild", Style::wild}}, "...");
//   }
//
// The default is what the member holds in a fresh object.
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "outflank/abi/parameters.h"

namespace outflank {

// The caller's input was refused and nothing changed.
class BadValue : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

// What a numeric parameter may be: a double, or an integer of which every value
// fits std::int64_t.
template <typename Number>
concept ParameterNumber = std::same_as<Number, double> || std::same_as<Number, std::int64_t> ||
    (std::integral<Number> && sizeof(Number) < sizeof(std::int64_t));

template <typename Enum>
concept Enumeration = std::is_enum_v<Enum>;

template <typename Number>
struct Range {
  Number minimum;
  Number maximum;
};

// A number as text and back; the shortest text that reads back the same.
template <typename Number>
[[nodiscard]] std::string number_text(Number number) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
  return {buffer, end};
}

template <typename Number>
[[nodiscard]] Number parse_number(std::string_view text, Range<Number> range) {
  Number number{};
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  // A comparison with NaN is false, so NaN is refused here too.
  if (status != std::errc{} || end != text.data() + text.size() || !(number >= range.minimum) ||
      !(number <= range.maximum)) {
    throw BadValue("expected a number from " + number_text(range.minimum) + " to " +
                   number_text(range.maximum) + ", got " + std::string(text));
  }
  return number;
}

template <typename Self>
class Parameters {
 public:
  struct Entry {
    std::string name;
    std::string help;
    std::uint32_t type = OUTFLANK_PARAMETER_TEXT;
    double minimum = 0;
    double maximum = 0;
    std::vector<std::string> choices = {};
    std::function<std::string(const Self&)> get = {};
    std::function<void(Self&, std::string_view)> set = {};
  };

  void add(const char* name, bool Self::*member, const char* help) {
    entries_.push_back(
        {.name = name,
         .help = help,
         .type = OUTFLANK_PARAMETER_BOOL,
         .get = [member](const Self& self) { return self.*member ? "true" : "false"; },
         .set =
             [member](Self& self, std::string_view text) {
               if (text != "true" && text != "false") {
                 throw BadValue("expected true or false, got " + std::string(text));
               }
               self.*member = text == "true";
             }});
  }

  template <ParameterNumber Number>
  void add(const char* name, Number Self::*member, std::type_identity_t<Range<Number>> range,
           const char* help) {
    entries_.push_back(
        {.name = name,
         .help = help,
         .type = std::integral<Number> ? OUTFLANK_PARAMETER_INTEGER : OUTFLANK_PARAMETER_REAL,
         .minimum = static_cast<double>(range.minimum),
         .maximum = static_cast<double>(range.maximum),
         .get = [member](const Self& self) { return number_text(self.*member); },
         .set = [member, range](
                    Self& self,
                    std::string_view text) { self.*member = parse_number(text, range); }});
  }

  void add(const char* name, std::string Self::*member, const char* help) {
    entries_.push_back(
        {.name = name,
         .help = help,
         .get = [member](const Self& self) { return self.*member; },
         .set = [member](Self& self, std::string_view text) { self.*member = text; }});
  }

  template <Enumeration Enum>
  void add(const char* name, Enum Self::*member,
           std::type_identity_t<std::vector<std::pair<std::string, Enum>>> choices,
           const char* help) {
    Entry entry{.name = name, .help = help, .type = OUTFLANK_PARAMETER_CHOICE};
    for (const auto& [text, value] : choices) entry.choices.push_back(text);
    entry.get = [member, choices](const Self& self) {
      for (const auto& [text, value] : choices) {
        if (value == self.*member) return text;
      }
      throw std::logic_error("a choice without a name");
    };
    entry.set = [member, choices](Self& self, std::string_view text) {
      for (const auto& [name_of_choice, value] : choices) {
        if (name_of_choice == text) {
          self.*member = value;
          return;
        }
      }
      throw BadValue("no such choice: " + std::string(text));
    };
    entries_.push_back(std::move(entry));
  }

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }

  [[nodiscard]] const Entry& find(std::string_view name) const {
    for (const auto& entry : entries_) {
      if (entry.name == name) return entry;
    }
    throw BadValue("no such parameter: " + std::string(name));
  }

 private:
  std::vector<Entry> entries_;
};

}  // namespace outflank
