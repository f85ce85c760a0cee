// A value of a TOML file, as far as settings can use it.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace outflank::host::config {

struct Value;

// No setting takes these, so only their kind is kept.
struct Table {};
struct DateOrTime {};

using List = std::vector<Value>;

struct Value {
  std::variant<bool, std::int64_t, double, std::string, DateOrTime, Table, List> data;
  int line = 0;
};

// For the end of a message: `7`, `"seven"`, `a table`.
[[nodiscard]] std::string shown(const Value& value);

// The shortest decimal text that reads back as the same number.
[[nodiscard]] std::string number_text(double number);

// TOML text may hold any character. What is passed on as a line of text, a path
// or a C string must not hold an end of line or NUL.
[[nodiscard]] bool is_line(const std::string& text);

}  // namespace outflank::host::config
