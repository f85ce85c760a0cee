#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arena/opening.hpp"

namespace outflank::host::arena {

// The message says what to type instead, or names file, line and reason.
class OpeningsError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Where to look for openings, and in which order to play them.
struct OpeningsRequest {
  // "start": the start position alone. "random:K": K random plies, never the same twice while
  // there are others. A word without a slash or a dot: a set that comes with the program,
  // such as "balanced". Else a file: transcripts, one a line, # begins a comment.
  std::string source;
  int board_size = 8;
  std::uint64_t seed = 1;  // decides the order, and the moves of random ones
  std::filesystem::path shipped_folder;
};

// Immutable: safe to use from several threads.
class Openings {
 public:
  explicit Openings(const OpeningsRequest& request);  // throws OpeningsError
  ~Openings();

  // How many there are before they repeat; nothing: as many as anyone asks for.
  [[nodiscard]] std::optional<std::uint64_t> count() const;
  // In the order that the seed decides; past the last one it begins again.
  [[nodiscard]] Opening at(std::uint64_t index) const;
  // The same for the same openings in the same order, on any machine; for the run's record.
  [[nodiscard]] std::uint64_t fingerprint() const;

 private:
  struct Content;
  std::unique_ptr<const Content> content_;
};

}  // namespace outflank::host::arena
