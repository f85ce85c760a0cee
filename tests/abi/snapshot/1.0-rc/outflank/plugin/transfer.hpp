// Moving structs and values across the plugin boundary. Used on both sides of
// it, so that the rule of the smaller size is written once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "outflank/abi/limits.h"
#include "outflank/abi/position.h"
#include "outflank/rules/position.hpp"

namespace outflank {

// A struct of the contract, zeroed, with its own size in place.
template <typename Struct>
[[nodiscard]] constexpr Struct sized() {
  Struct result{};
  result.struct_size = sizeof(Struct);
  return result;
}

// The other side's struct as this side knows it: what an older writer did not
// have is 0, what a newer one added is left behind.
template <typename Struct>
[[nodiscard]] Struct read_struct(const Struct* theirs) {
  Struct ours{};
  std::memcpy(&ours, theirs, std::min<std::size_t>(theirs->struct_size, sizeof(Struct)));
  ours.struct_size = sizeof(Struct);
  return ours;
}

// Fills the other side's struct as far as it reaches.
template <typename Struct>
void write_struct(Struct* theirs, const Struct& ours) {
  const auto size = theirs->struct_size;
  std::memcpy(theirs, &ours, std::min<std::size_t>(size, sizeof(Struct)));
  theirs->struct_size = size;
}

// Puts one line of text into a fixed buffer; cuts what does not fit, never
// inside a UTF-8 character, and turns control characters into spaces.
inline void write_text(char* buffer, std::size_t capacity, std::string_view text) {
  if (capacity == 0) return;
  auto length = std::min(text.size(), capacity - 1);
  if (length < text.size()) {
    while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) --length;
  }
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(length), buffer,
                 [](char c) { return static_cast<unsigned char>(c) < 0x20U ? ' ' : c; });
  buffer[length] = '\0';
}

inline void write_error(outflank_error* error, std::string_view message) {
  constexpr auto kHeader = offsetof(outflank_error, message);
  if (error == nullptr || error->struct_size <= kHeader) return;
  const auto room = std::min<std::size_t>(error->struct_size - kHeader, OUTFLANK_MESSAGE_BYTES);
  write_text(error->message, room, message);
}

[[nodiscard]] inline outflank_position to_abi(const Position& position) {
  auto result = sized<outflank_position>();
  result.board_size = static_cast<std::uint16_t>(position.size());
  result.to_move = position.to_move() == Color::black ? OUTFLANK_BLACK : OUTFLANK_WHITE;
  result.black = position.black();
  result.white = position.white();
  return result;
}

// nullopt if it is no position at all. Touches only the fields of 1.0, so that
// it need not copy: it runs at every leaf of a search.
[[nodiscard]] inline std::optional<Position> from_abi(const outflank_position& position) {
  return Position::from(position.board_size, position.black, position.white,
                        position.to_move == OUTFLANK_BLACK ? Color::black : Color::white);
}

}  // namespace outflank
