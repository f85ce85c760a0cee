#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace outflank::host::arena {

// How a game came to its end. All but the first two are lost by the side that is at
// fault, with the whole board.
enum class Ending : std::uint8_t {
  finished,      // played to the end by the rules
  adjudicated,   // the exact solver said how it would end
  illegal_move,  // a move that the rules do not allow
  failed,        // said that it failed: threw, or answered with an error
  nonsense,      // answered something that is no answer
  timeout,       // used more than its time
  hung,          // did not answer at all, where no clock runs
  crashed,       // its process ended, or closed its pipe
  memory,        // its process took more memory than it was given
  resigned,      // gave the game up
};

// All of them, in their order.
inline constexpr std::array kEndings{
    Ending::finished, Ending::adjudicated, Ending::illegal_move, Ending::failed, Ending::nonsense,
    Ending::timeout,  Ending::hung,        Ending::crashed,      Ending::memory, Ending::resigned};

// "finished", "illegal_move", ...: as journals and tables spell it.
[[nodiscard]] std::string_view ending_name(Ending ending);
[[nodiscard]] std::optional<Ending> ending_from(std::string_view name);

}  // namespace outflank::host::arena
