#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gtp/arguments.hpp"

namespace outflank::gtp {

// One line taken apart: `[id] name arguments`. Read many lines with one object:
// its memory is reused, and what it hands out points into it until the next
// read.
class Command {
 public:
  Command() = default;
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  // False for a line that gets no reply: blank, or nothing but a comment. A
  // line that is no command has an error(), and no name and no arguments.
  [[nodiscard]] bool read(std::string_view raw_line);

  // The id is an integer, so `007` is 7. Known for a line with an error too,
  // if the id itself could be read.
  [[nodiscard]] std::optional<std::int32_t> id() const { return id_; }
  // Empty if the line is a command, else a sentence for the `?` reply.
  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] std::string_view name() const { return name_; }
  [[nodiscard]] Arguments arguments() const { return {name_, arguments_}; }

 private:
  void split(std::string_view text);

  std::string line_;
  std::optional<std::int32_t> id_;
  std::string error_;
  std::string_view name_;
  std::vector<std::string_view> arguments_;
};

}  // namespace outflank::gtp
