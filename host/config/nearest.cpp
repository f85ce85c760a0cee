#include "config/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace outflank::host {

namespace {

constexpr std::size_t kLettersPerSlip = 3;
constexpr std::size_t kFewCandidates = 8;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(char a, char b) { return lower(a) == lower(b); }

// Optimal string alignment, row by row; a swap looks two rows back.
std::size_t slips(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before_last(to.size() + 1);
  std::vector<std::size_t> last(to.size() + 1);
  std::vector<std::size_t> row(to.size() + 1);
  for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    before_last.swap(last);
    last.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t changed = same(from[i - 1], to[j - 1]) ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + changed});
      if (i > 1 && j > 1 && same(from[i - 1], to[j - 2]) && same(from[i - 2], to[j - 1])) {
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      }
    }
  }
  return row[to.size()];
}

}  // namespace

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
  std::optional<std::string> best;
  std::size_t best_slips = 0;
  for (const auto& candidate : candidates) {
    const auto longer = std::max(word.size(), candidate.size());
    const auto shorter = std::min(word.size(), candidate.size());
    const auto allowed = longer / kLettersPerSlip;
    // Every letter too many is a slip. This also keeps a huge word cheap.
    if (longer - shorter > allowed) continue;
    const auto needed = slips(word, candidate);
    if (needed > allowed || (best && needed >= best_slips)) continue;
    best = candidate;
    best_slips = needed;
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
  if (const auto best = nearest(word, candidates)) return "; did you mean '" + *best + "'?";
  if (candidates.empty() || candidates.size() > kFewCandidates) return "";
  std::string list = candidates.size() == 1 ? "; expected " : "; expected one of ";
  for (const auto& candidate : candidates) {
    if (&candidate != &candidates.front()) list += ", ";
    list += candidate;
  }
  return list;
}

}  // namespace outflank::host
