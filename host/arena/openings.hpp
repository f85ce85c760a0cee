#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/opening.hpp"
#include "arena/openings_error.hpp"

namespace outflank::host::arena {

// Where to look for openings, and in which order to play them.
struct OpeningsRequest {
  // "start": the start position alone. "random:K": K random plies, see below. A word without a
  // slash or a dot: a set that comes with the program, such as "balanced". Else a file:
  // transcripts, one a line, # begins a comment.
  std::string source;
  int board_size = 8;
  std::uint64_t seed = 1;  // decides the order, and the moves of random ones
  std::filesystem::path shipped_folder;
};

// Whether a source is the name of a file.
[[nodiscard]] bool is_openings_file(std::string_view source);

// "8x8"
[[nodiscard]] std::string board_name(int size);

// Openings in the order in which they are played. Immutable: safe to use from several threads.
//
// Random ones begin with all the positions, up to symmetry, that their first plies lead to, in
// random order: as many plies as it takes for 50,000 positions, which is eight on boards of eight
// and of six rows and more than there are on 4x4. The other plies are drawn, each move equally
// likely. So up to random:8 no opening is like another until all have been played; beyond that
// the first 67,245 (6x6: 51,964) have first eight plies of their own, but for the few that no
// game as long as that goes on from. A ply is a disc; forced passes come on top.
class Openings {
 public:
  explicit Openings(const OpeningsRequest& request);  // throws OpeningsError

  // How many there are before they repeat; nothing: as many as anyone asks for.
  [[nodiscard]] std::optional<std::uint64_t> count() const;
  // In the order that the seed decides; past the last one it begins again.
  [[nodiscard]] Opening at(std::uint64_t index) const;
  // The same for the same openings in the same order, on any machine; for the run's record.
  [[nodiscard]] std::uint64_t fingerprint() const { return fingerprint_; }

 private:
  void begin_random_ones(unsigned plies);

  int board_size_;
  std::uint64_t seed_;
  std::vector<Opening> known_;  // never empty
  unsigned drawn_plies_ = 0;    // after each of those
  std::uint64_t fingerprint_ = 0;
};

}  // namespace outflank::host::arena
