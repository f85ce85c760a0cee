// Keys that several kinds of files have, with the same meaning.
#pragma once

#include "config/rules.hpp"

namespace outflank::host::config {

template <typename Target>
[[nodiscard]] Key<Target> seed_key() {
  return {"", "seed",
          integer<Target>(
              0, kLargest, [](auto& target) -> auto& { return target.seed; }),
          "Where all random choices come from: the same seed plays the same game"};
}

template <typename Target>
[[nodiscard]] Key<Target> board_size_key() {
  return {"", "board_size",
          one_of<Target>(
              {4, 6, 8}, [](auto& target) -> auto& { return target.board_size; }),
          "Rows and columns of the board at the start"};
}

template <typename Target>
[[nodiscard]] Key<Target> plugin_directories_key() {
  return {"plugins", "directories",
          texts<Target>(
              "a list of folders such as [\"plugins\"]", "a folder such as \"plugins\"",
              [](auto& target) -> auto& { return target.plugin_directories; }),
          "More folders with plugins; a relative one starts at the folder of the file"};
}

}  // namespace outflank::host::config
