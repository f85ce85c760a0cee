#include "config/value.hpp"

#include <array>
#include <charconv>
#include <string_view>

#include "config/shown_text.hpp"

namespace outflank::host::config {

namespace {

struct Shower {
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(std::int64_t value) const { return std::to_string(value); }
  std::string operator()(double value) const {
    // 8.0 is not the integer 8, which may be the very mistake.
    const auto text = number_text(value);
    return text.find_first_not_of("-0123456789") == text.npos ? text + ".0" : text;
  }
  std::string operator()(const std::string& value) const { return in_quotes(value); }
  std::string operator()(DateOrTime) const { return "a date or time"; }
  std::string operator()(Table) const { return "a table"; }
  std::string operator()(const List&) const { return "a list"; }
};

}  // namespace

std::string shown(const Value& value) { return std::visit(Shower{}, value.data); }

std::string number_text(double number) {
  std::array<char, 32> buffer;
  const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  return {buffer.data(), end};
}

bool is_line(const std::string& text) {
  constexpr std::string_view kForbidden("\n\r\0", 3);
  return text.find_first_of(kForbidden) == text.npos;
}

}  // namespace outflank::host::config
