#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace outflank::host::arena {

// Colours of a terminal, or plain text.
class Paint {
 public:
  explicit Paint(bool colored) : colored_(colored) {}
  [[nodiscard]] std::string strong(std::string_view text) const { return with("1", text); }
  [[nodiscard]] std::string good(std::string_view text) const { return with("32", text); }
  [[nodiscard]] std::string bad(std::string_view text) const { return with("31", text); }
  [[nodiscard]] std::string warning(std::string_view text) const { return with("33", text); }

 private:
  [[nodiscard]] std::string with(std::string_view code, std::string_view text) const;
  bool colored_;
};

// Rows of cells, of which each column is as wide as its widest cell: the columns on the left
// begin at the left, the others end at the right.
class TextTable {
 public:
  explicit TextTable(std::size_t left_columns = 1) : left_columns_(left_columns) {}
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  // One line each, the first row in the heading's colour; no spaces at the ends.
  [[nodiscard]] std::string text(const Paint& paint) const;

 private:
  std::size_t left_columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace outflank::host::arena
