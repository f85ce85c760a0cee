#pragma once

#include <string>
#include <string_view>

namespace outflank::host {

// The end of a text of any length: what a program said last.
class LastLines {
 public:
  static constexpr std::size_t kMostBytes = 4096;

  void add(std::string_view bytes);
  // The last lines that are not blank, as one line of printable text: "this | that". At most
  // so many lines and bytes, of which the last ones are kept. Empty if nothing was said.
  [[nodiscard]] std::string in_one_line(std::size_t most_lines, std::size_t most_bytes) const;

 private:
  std::string text_;
};

}  // namespace outflank::host
