#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "outflank/rules/color.hpp"
#include "outflank/rules/move.hpp"

namespace outflank::gtp {

inline constexpr std::int32_t kMaxInteger = std::numeric_limits<std::int32_t>::max();

// The words after the command's name, read as what the handler wants them to
// be. Every accessor throws Failure with a sentence that starts with `syntax
// error: NAME:` if the word is missing or is something else. A view: valid
// while the handler runs; copy what is to be kept.
class Arguments {
 public:
  // `words` must be pieces of one text, in its order (see rest_from).
  Arguments(std::string_view command, std::span<const std::string_view> words)
      : command_(command), words_(words) {}

  [[nodiscard]] std::string_view command() const { return command_; }
  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] bool empty() const { return words_.empty(); }

  [[nodiscard]] std::string_view text(std::size_t index) const;
  [[nodiscard]] std::int32_t integer(std::size_t index, std::int32_t lowest = 0,
                                     std::int32_t highest = kMaxInteger) const;
  // The whole 64-bit range, for seeds and counts.
  [[nodiscard]] std::uint64_t unsigned_integer(std::size_t index) const;
  // Finite, with a decimal point whatever the locale.
  [[nodiscard]] double real(std::size_t index) const;
  [[nodiscard]] Color color(std::size_t index) const;
  // A square of the board, or pass.
  [[nodiscard]] Move vertex(std::size_t index, int board_size) const;
  // From this word to the end of the line, spaces between words as they were;
  // empty if there is no such word.
  [[nodiscard]] std::string_view rest_from(std::size_t index) const;

  // For what the accessors above do not know: throws
  // `syntax error: NAME: expected EXPECTED, got WORD`.
  [[noreturn]] void reject(std::size_t index, std::string_view expected) const;

 private:
  std::string_view command_;
  std::span<const std::string_view> words_;
};

}  // namespace outflank::gtp
