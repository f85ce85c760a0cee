#include "config/flaw.hpp"

#include <utility>

#include "config/shown_text.hpp"
#include "config/utf8.hpp"

namespace outflank::host::config {

namespace {

constexpr int kMostDots = 100;

// Reads a line as far as is needed to know what is inside quotes or comments.
class LineScanner {
 public:
  explicit LineScanner(std::string_view line) : line_(line) {}

  [[nodiscard]] std::optional<std::string> flaw() {
    if (!is_utf8(line_)) return "not UTF-8; save the file as UTF-8 text";
    while (at_ < line_.size() && line_[at_] != '#') {
      if (line_[at_] == '"' || line_[at_] == '\'') {
        if (auto flaw = skip_text()) return flaw;
      } else if (auto flaw = skip_code()) {
        return flaw;
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<std::string> skip_code() {
    const auto character = line_.substr(at_, character_length(line_.substr(at_)));
    if (character.size() > 1) {
      return "'" + std::string(character) + "' is not allowed outside quotes, which are \" or '";
    }
    if (character == "." && ++dots_ > kMostDots) {
      return "expected at most " + std::to_string(kMostDots) + " dots in a line";
    }
    ++at_;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> skip_text() {
    const char quote = line_[at_];
    const std::string three(3, quote);
    const auto is_long = line_.substr(at_).starts_with(three);
    const auto closing = is_long ? three : std::string(1, quote);
    at_ += closing.size();
    while (!line_.substr(at_).starts_with(closing)) {
      if (at_ == line_.size()) return "expected the closing " + closing + " on the same line";
      if (quote == '"' && line_[at_] == '\\') {
        if (auto flaw = escape_flaw()) return flaw;
        ++at_;
      }
      ++at_;
    }
    at_ += closing.size();
    // Up to two quotes may stand before the closing three.
    for (int i = 0; is_long && i < 2 && line_.substr(at_).starts_with(quote); ++i) ++at_;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> escape_flaw() const {
    const auto escaped = line_.substr(at_ + 1);
    constexpr std::string_view kKnown = "btnfr\"\\uU";
    if (!escaped.empty() && kKnown.find(escaped.front()) != kKnown.npos) return std::nullopt;
    const auto shown = escaped.empty() ? escaped : escaped.substr(0, character_length(escaped));
    return "unknown escape \\" + one_line(shown) +
           "; for a backslash write two, or put single quotes around the text";
  }

  std::string_view line_;
  std::size_t at_ = 0;
  int dots_ = 0;
};

std::string_view without_line_end(std::string_view line) {
  if (line.ends_with('\n')) line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace

std::optional<Flaw> first_flaw(std::string_view toml) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  std::size_t begin = toml.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  for (std::size_t number = 1; begin < toml.size(); ++number) {
    // No character of UTF-8 contains the byte of another, so lines can be cut first.
    const auto newline = toml.find('\n', begin);
    const auto end = newline == toml.npos ? toml.size() : newline + 1;
    const auto line = without_line_end(toml.substr(begin, end - begin));
    if (auto flaw = LineScanner(line).flaw()) {
      return Flaw{.line_begin = begin, .line = number, .sentence = std::move(*flaw)};
    }
    begin = end;
  }
  return std::nullopt;
}

}  // namespace outflank::host::config
