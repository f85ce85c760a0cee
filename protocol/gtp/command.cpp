#include "gtp/command.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "gtp/excerpt.hpp"
#include "gtp/line.hpp"

namespace outflank::gtp {

namespace {

constexpr std::string_view kDigits = "0123456789";

// Takes the first word off the text; empty if there is none.
std::string_view take_word(std::string_view& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) {
    text = {};
    return {};
  }
  text.remove_prefix(begin);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

bool is_id(std::string_view word) {
  return word.find_first_not_of(kDigits) == std::string_view::npos;
}

std::optional<std::int32_t> id_value(std::string_view digits) {
  std::int32_t value = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (result.ec != std::errc{}) return std::nullopt;
  return value;
}

}  // namespace

bool Command::read(std::string_view raw_line) {
  id_.reset();
  error_.clear();
  name_ = {};
  arguments_.clear();

  const bool commented = clean_line(raw_line.substr(0, kMaxLineBytes), line_);
  // A comment that begins in time may be as long as it likes.
  const bool too_long = raw_line.size() > kMaxLineBytes && !commented;

  std::string_view rest = line_;
  const std::string_view first = take_word(rest);
  if (first.empty()) return false;
  if (too_long) {
    // Without a space after it the id may go on beyond what was looked at.
    if (is_id(first) && !rest.empty()) id_ = id_value(first);
    error_ = "syntax error: line longer than " + std::to_string(kMaxLineBytes) + " bytes";
    return true;
  }
  if (is_id(first)) {
    id_ = id_value(first);
    if (!id_) {
      error_ = "syntax error: id: expected an integer from 0 to " + std::to_string(kMaxInteger) +
               ", got " + excerpt(first);
      return true;
    }
    name_ = take_word(rest);
    if (name_.empty()) error_ = "syntax error: expected a command after the id";
  } else {
    name_ = first;
  }
  split(rest);
  return true;
}

void Command::split(std::string_view text) {
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    arguments_.push_back(word);
  }
}

}  // namespace outflank::gtp
