#include "arena/shipped_openings.hpp"

#include <algorithm>
#include <optional>
#include <system_error>
#include <tuple>

#include "outflank/rules/bitboard.hpp"

namespace outflank::host::arena {

namespace fs = std::filesystem;

namespace {

std::optional<ShippedOpenings> recognised(const fs::path& file) {
  const auto stem = file.stem().string();
  if (file.extension() != ".txt" || stem.size() < 5) return std::nullopt;
  const int size = stem[0] - '0';
  if (!is_board_size(size) || stem[1] != 'x' || stem[2] != stem[0] || stem[3] != '-') {
    return std::nullopt;
  }
  return ShippedOpenings{.board_size = size, .name = stem.substr(4), .file = file};
}

}  // namespace

std::vector<ShippedOpenings> shipped_openings(const fs::path& folder) {
  std::vector<ShippedOpenings> sets;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    if (auto set = recognised(entry.path())) sets.push_back(std::move(*set));
  }
  std::ranges::sort(
      sets, {}, [](const ShippedOpenings& set) { return std::tuple(-set.board_size, set.name); });
  return sets;
}

fs::path shipped_openings_folder(const fs::path& executable) {
  return (executable.parent_path() / OUTFLANK_CONFIGS_FROM_BIN / "openings").lexically_normal();
}

}  // namespace outflank::host::arena
