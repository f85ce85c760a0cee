// What the user probably meant by a word we do not know.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace outflank::host {

// The candidate that takes the fewest slips to become `word`: a letter more,
// less or changed, or two neighbours swapped; upper and lower case are the same.
// Only if that is at most one slip for every three letters. Ties: the first.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 std::span<const std::string> candidates);

// The end of a message about an unknown word: `; did you mean 'depth'?`, else
// `; expected one of nodes, depth` if the candidates are few, else nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       std::span<const std::string> candidates);

}  // namespace outflank::host
