#include "arena/command_line.hpp"

#include "arena/participant.hpp"

namespace outflank::host::arena {

namespace {

// Reads one word after the other.
class WordReader {
 public:
  explicit WordReader(std::string_view text) : text_(text), rest_(text) {}

  [[nodiscard]] std::vector<std::string> all() {
    while (!rest_.empty()) read();
    end_word();
    return std::move(words_);
  }

 private:
  void read() {
    const char c = take();
    if (c == ' ' || c == '\t' || c == '\n') {
      end_word();
    } else if (c == '\'') {
      begin_word();
      for (char inner = take_in("'"); inner != '\''; inner = take_in("'")) word_ += inner;
    } else if (c == '"') {
      begin_word();
      read_double_quoted();
    } else {
      begin_word();
      word_ += c == '\\' ? take_behind_backslash() : c;
    }
  }

  void read_double_quoted() {
    for (char c = take_in("\""); c != '"'; c = take_in("\"")) {
      if (c == '\\') {
        const char next = take_in("\"");
        // Before any other letter a shell leaves the backslash there.
        if (next != '"' && next != '\\' && next != '$' && next != '`') word_ += '\\';
        word_ += next;
      } else {
        word_ += c;
      }
    }
  }

  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  char take_in(const char* quote) {
    if (rest_.empty()) fail(std::string("a ") + quote + " that is not closed");
    return take();
  }

  char take_behind_backslash() {
    if (rest_.empty()) fail("a backslash at the end");
    return take();
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw ParticipantError("command: " + what + " in: " + std::string(text_));
  }

  void begin_word() { in_word_ = true; }
  void end_word() {
    if (in_word_) words_.push_back(std::move(word_));
    word_.clear();
    in_word_ = false;
  }

  std::string_view text_;
  std::string_view rest_;
  std::vector<std::string> words_;
  std::string word_;
  bool in_word_ = false;
};

}  // namespace

std::vector<std::string> split_command_line(std::string_view text) {
  return WordReader(text).all();
}

}  // namespace outflank::host::arena
