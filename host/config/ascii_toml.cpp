#include "config/ascii_toml.hpp"

#include <algorithm>
#include <utility>

#include "config/shown_text.hpp"
#include "config/utf8.hpp"

namespace outflank::host::config {

namespace {

constexpr int kMostDots = 100;

std::string unicode_escape(std::string_view letter) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto code = code_point(letter);
  const bool is_short = code <= 0xFFFF;
  std::string escape = is_short ? "\\u" : "\\U";
  for (int shift = is_short ? 12 : 28; shift >= 0; shift -= 4) {
    escape += kDigits[code >> shift & 0xFU];
  }
  return escape;
}

// Reads a line as far as is needed to know what is in quotes and what a comment.
class LineRewriter {
 public:
  explicit LineRewriter(std::string_view line) : rest_(line) {}

  // What is wrong with the line, if anything is.
  [[nodiscard]] std::optional<std::string> rewrite() {
    if (!is_utf8(rest_)) return "not UTF-8; save the file as UTF-8 text";
    while (!rest_.empty()) {
      std::optional<std::string> flaw;
      if (rest_.front() == '#') {
        rewrite_comment();
      } else if (rest_.front() == '"' || rest_.front() == '\'') {
        flaw = rewrite_text();
      } else {
        flaw = rewrite_code();
      }
      if (flaw) return flaw;
    }
    return std::nullopt;
  }

  [[nodiscard]] const std::string& result() const { return result_; }

 private:
  std::string_view take_letter() { return take(character_length(rest_)); }

  std::string_view take(std::size_t size) {
    const auto taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  void rewrite_comment() {
    while (!rest_.empty()) {
      const auto letter = take_letter();
      result_ += letter.size() == 1 ? letter : "?";
    }
  }

  [[nodiscard]] std::optional<std::string> rewrite_code() {
    const auto letter = take_letter();
    if (letter.size() > 1) {
      return "'" + std::string(letter) + "' is only allowed in comments and in quotes (\" or ')";
    }
    if (letter == "." && ++dots_ > kMostDots) {
      return "expected at most " + std::to_string(kMostDots) + " dots in a line";
    }
    result_ += letter;
    return std::nullopt;
  }

  // Single quotes, which know no escapes, become double ones.
  [[nodiscard]] std::optional<std::string> rewrite_text() {
    const char quote = rest_.front();
    const bool is_long = rest_.starts_with(std::string(3, quote));
    const auto closing = std::string(take(is_long ? 3 : 1));
    const std::string double_quotes(closing.size(), '"');
    result_ += double_quotes;
    while (!ends_here(closing)) {
      if (rest_.empty()) return "expected the closing " + closing + " on the same line";
      if (quote == '"' && rest_.front() == '\\') {
        if (auto flaw = copy_escape()) return flaw;
      } else {
        append(take_letter(), quote == '\'');
      }
    }
    take(closing.size());
    // The space keeps two texts in a row what they are: a mistake.
    result_ += double_quotes + ' ';
    return std::nullopt;
  }

  // Up to two quotes more may stand before three that close.
  [[nodiscard]] bool ends_here(const std::string& closing) const {
    if (!rest_.starts_with(closing)) return false;
    if (closing.size() == 1) return true;
    const auto quotes = std::min(rest_.find_first_not_of(closing.front()), rest_.size());
    return quotes == 3 || quotes > 5;
  }

  void append(std::string_view letter, bool was_single_quoted) {
    if (letter.size() > 1) {
      result_ += unicode_escape(letter);
    } else {
      if (was_single_quoted && (letter == "\"" || letter == "\\")) result_ += '\\';
      result_ += letter;
    }
  }

  [[nodiscard]] std::optional<std::string> copy_escape() {
    constexpr std::string_view kKnown = "btnfr\"\\uU";
    result_ += take(1);
    const auto letter = rest_.empty() ? rest_ : take_letter();
    if (letter.size() != 1 || kKnown.find(letter) == kKnown.npos) {
      return "unknown escape \\" + one_line(letter) +
             "; for a backslash write two, or put single quotes around the text";
    }
    result_ += letter;
    return std::nullopt;
  }

  std::string_view rest_;
  std::string result_;
  int dots_ = 0;
};

std::size_t end_of_line(std::string_view text) {
  const auto end = text.find('\n');
  if (end == text.npos) return text.size();
  return end > 0 && text[end - 1] == '\r' ? end - 1 : end;
}

}  // namespace

AsciiToml to_ascii_toml(std::string_view toml) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (toml.starts_with(kByteOrderMark)) toml.remove_prefix(kByteOrderMark.size());
  AsciiToml ascii;
  // No letter of UTF-8 contains the byte of another, so lines can be cut first.
  for (std::size_t number = 1; !toml.empty(); ++number) {
    const auto end = end_of_line(toml);
    LineRewriter line(toml.substr(0, end));
    if (auto flaw = line.rewrite()) {
      ascii.text += '?';
      ascii.flaw = {.line = number, .sentence = std::move(*flaw)};
      break;
    }
    ascii.text += line.result();
    toml.remove_prefix(end);
    if (!toml.empty()) {
      ascii.text += '\n';
      toml.remove_prefix(toml.find('\n') + 1);
    }
  }
  return ascii;
}

}  // namespace outflank::host::config
