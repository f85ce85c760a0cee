// A GTP session that aborts unless each reply is what the protocol allows: one
// per command, well-formed, with the id of its command.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "gtp/dispatcher.hpp"
#include "gtp/line.hpp"

namespace outflank::fuzz {

inline void require(bool condition, const char* what, std::string_view line,
                    std::string_view reply) {
  if (condition) return;
  std::fprintf(stderr, "%s\nline: %.*s\nreply: %.*s\n", what, static_cast<int>(line.size()),
               line.data(), static_cast<int>(reply.size()), reply.data());
  std::abort();
}

class StringOutput : public gtp::Output {
 public:
  void write(std::string_view bytes) override { bytes_ += bytes; }
  void flush() override {}
  std::string take() { return std::exchange(bytes_, {}); }

 private:
  std::string bytes_;
};

// What the line comes down to, worked out apart from the library.
struct Expected {
  bool reply = false;
  std::optional<long> id{};
};

inline Expected expected_of(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    const int code = static_cast<unsigned char>(c);
    if (code == '\t') text += ' ';
    if (code >= 32 && code != 127) text += c;
  }
  Expected expected;
  std::size_t begin = 0;
  while (begin < text.size() && text[begin] == ' ') ++begin;
  expected.reply = begin < text.size();
  long id = 0;
  std::size_t end = begin;
  for (; end < text.size() && text[end] >= '0' && text[end] <= '9'; ++end) {
    if (id <= gtp::kMaxInteger) id = id * 10 + (text[end] - '0');
  }
  const bool whole_word = end == text.size() || text[end] == ' ';
  if (end > begin && whole_word && id <= gtp::kMaxInteger) expected.id = id;
  return expected;
}

inline void check_form(std::string_view line, std::string_view reply) {
  require(reply.front() == '=' || reply.front() == '?', "no status sign", line, reply);
  require(reply.ends_with("\n\n"), "no empty line at the end", line, reply);
  require(reply.find("\n\n") == reply.size() - 2, "an empty line inside", line, reply);
  for (const char c : reply) {
    const int code = static_cast<unsigned char>(c);
    require(code == '\n' || (code >= 32 && code != 127), "a control character", line, reply);
  }
  const bool one_line = reply.find('\n') == reply.size() - 2;
  require(reply.front() == '=' || one_line, "a failure of several lines", line, reply);
  require(reply.front() == '=' || reply.size() > 4, "a failure without a reason", line, reply);
}

inline void check_id(std::string_view line, std::string_view reply, std::optional<long> id) {
  const std::string digits = id ? std::to_string(*id) : "";
  const std::string_view rest = reply.substr(1);
  require(rest.starts_with(digits), "not the id of the command", line, reply);
  const char next = rest[digits.size()];
  require(next == ' ' || next == '\n', "something right after the id", line, reply);
}

class CheckedSession {
 public:
  explicit CheckedSession(const gtp::CommandTable& table) : dispatcher_(table, output_) {}

  // The reply with its empty line; empty if there is none.
  std::string answer(std::string_view line) {
    const bool was_open = open_;
    open_ = dispatcher_.execute(line);
    std::string reply = output_.take();
    const Expected expected = expected_of(line);
    require(was_open || !open_, "open again after the end", line, reply);
    require(reply.empty() == !(was_open && expected.reply) || line.size() > gtp::kMaxLineBytes,
            "a reply too many or too few", line, reply);
    if (reply.empty()) return reply;
    check_form(line, reply);
    if (line.size() <= gtp::kMaxLineBytes) check_id(line, reply, expected.id);
    return reply;
  }

 private:
  StringOutput output_;
  gtp::Dispatcher dispatcher_;
  bool open_ = true;
};

// Each line without its LF; a last one that has none too.
template <typename Function>
void for_each_line(const std::string& bytes, const Function& function) {
  std::string_view rest = bytes;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
    function(line);
  }
}

}  // namespace outflank::fuzz
