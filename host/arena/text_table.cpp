#include "arena/text_table.hpp"

#include <algorithm>

#include "arena/shown_numbers.hpp"

namespace outflank::host::arena {

std::string Paint::with(std::string_view code, std::string_view text) const {
  if (!colored_) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

std::string TextTable::text(const Paint& paint) const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string text;
  for (std::size_t number = 0; number < rows_.size(); ++number) {
    std::string line;
    for (std::size_t i = 0; i < rows_[number].size(); ++i) {
      const auto& cell = rows_[number][i];
      const std::string space(widths[i] - width_of(cell), ' ');
      line += i == 0 ? "" : "  ";
      line += i < left_columns_ ? cell + space : space + cell;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += (number == 0 ? paint.strong(line) : line) + "\n";
  }
  return text;
}

}  // namespace outflank::host::arena
