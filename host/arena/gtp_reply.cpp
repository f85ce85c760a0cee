#include "arena/gtp_reply.hpp"

#include <algorithm>

#include "outflank/rules/notation.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

// No move and no board begins with a digit, so whatever looks like an id is one.
std::string_view without_id(std::string_view text) {
  const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const bool stands_alone =
      digits == text.size() || kBlank.find(text[digits]) != std::string_view::npos;
  return stands_alone ? trimmed(text.substr(digits)) : text;
}

std::string_view first_word(std::string_view text) {
  return text.substr(0, text.find_first_of(kBlank));
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin);
}

std::optional<GtpReply> read_reply_line(std::string_view line) {
  const auto text = trimmed(line);
  if (text.empty() || (text.front() != '=' && text.front() != '?')) return std::nullopt;
  return GtpReply{.success = text.front() == '=',
                  .text = std::string(without_id(trimmed(text.substr(1))))};
}

std::optional<Move> GtpReply::move(int board_size) const {
  return parse_move(first_word(text), board_size);
}

bool GtpReply::resigns() const {
  const auto same = [](char said, char expected) {
    return said == expected || said == expected - 'a' + 'A';
  };
  return std::ranges::equal(first_word(text), std::string_view("resign"), same);
}

}  // namespace outflank::host::arena
