// Feeds the lines of the input to a GTP session whose commands use everything
// the library offers, and aborts unless each reply is what the protocol allows:
// one per command, well-formed, with the id of its command.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "gtp/dispatcher.hpp"
#include "gtp/failure.hpp"
#include "gtp/line.hpp"
#include "gtp/table_commands.hpp"

namespace {

using namespace outflank::gtp;

void require(bool condition, const char* what, std::string_view line, std::string_view reply) {
  if (condition) return;
  std::fprintf(stderr, "%s\nline: %.*s\nreply: %.*s\n", what, static_cast<int>(line.size()),
               line.data(), static_cast<int>(reply.size()), reply.data());
  std::abort();
}

class StringOutput : public Output {
 public:
  void write(std::string_view bytes) override { bytes_ += bytes; }
  void flush() override {}
  std::string take() { return std::exchange(bytes_, {}); }

 private:
  std::string bytes_;
};

// Lets arguments stand for bytes that a line cannot hold.
std::string unescaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '~':
        result += '\n';
        break;
      case '^':
        result += '\r';
        break;
      case '`':
        result += '\x1b';
        break;
      case '|':
        result += '\t';
        break;
      case '_':
        result += ' ';
        break;
      default:
        result += c;
    }
  }
  return result;
}

void add(CommandTable& table, const char* name, Handler handler) {
  table.add({.name = name, .max_arguments = kAnyNumber, .handler = std::move(handler)});
}

void add_fuzz_commands(CommandTable& table) {
  add(table, "integer", [](const Arguments& arguments, Reply& reply) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      reply.line(std::to_string(arguments.integer(i)));
    }
  });
  add(table, "range", [](const Arguments& arguments, Reply& reply) {
    reply.append(std::to_string(arguments.integer(0, -100, 100)));
  });
  add(table, "seed", [](const Arguments& arguments, Reply& reply) {
    reply.append(std::to_string(arguments.unsigned_integer(0)));
  });
  add(table, "real", [](const Arguments& arguments, Reply& reply) {
    reply.append(std::to_string(arguments.real(0)));
  });
  add(table, "play", [](const Arguments& arguments, Reply& reply) {
    const bool black = arguments.color(0) == outflank::Color::black;
    reply.append(black ? "black " : "white ");
    reply.append(std::to_string(arguments.vertex(1, 8).index()));
  });
  add(table, "small", [](const Arguments& arguments, Reply& reply) {
    reply.append(std::to_string(arguments.vertex(0, 4).index()));
  });
  add(table, "append", [](const Arguments& arguments, Reply& reply) {
    reply.append(unescaped(arguments.rest_from(0)));
  });
  add(table, "below", [](const Arguments& arguments, Reply& reply) {
    reply.start_below().append(unescaped(arguments.rest_from(0)));
  });
  add(table, "lines", [](const Arguments& arguments, Reply& reply) {
    for (std::size_t i = 0; i < arguments.size(); ++i) reply.line(unescaped(arguments.text(i)));
  });
  // Words in turn appended, streamed, and added as lines; `!` fails.
  add(table, "stream", [](const Arguments& arguments, Reply& reply) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const std::string text = unescaped(arguments.text(i));
      if (text == "!") throw Failure("stopped");
      if (i % 3 == 0) reply.append(text);
      if (i % 3 == 1) reply.stream_line(text);
      if (i % 3 == 2) reply.line(text);
    }
  });
  add(table, "fail",
      [](const Arguments& arguments, Reply&) { throw Failure(unescaped(arguments.rest_from(0))); });
  add(table, "throw", [](const Arguments& arguments, Reply&) {
    if (arguments.empty()) throw 42;
    throw std::runtime_error(unescaped(arguments.rest_from(0)));
  });
  table.add({.name = "one",
             .min_arguments = 1,
             .max_arguments = 2,
             .slow = true,
             .handler = [](const Arguments&, Reply&) {}});
}

// What the line comes down to, worked out apart from the library.
struct Expected {
  bool reply = false;
  std::optional<long> id{};
};

Expected expected_of(std::string_view line) {
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
    if (id <= kMaxInteger) id = id * 10 + (text[end] - '0');
  }
  const bool whole_word = end == text.size() || text[end] == ' ';
  if (end > begin && whole_word && id <= kMaxInteger) expected.id = id;
  return expected;
}

void check_form(std::string_view line, std::string_view reply) {
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

void check_id(std::string_view line, std::string_view reply, std::optional<long> id) {
  const std::string digits = id ? std::to_string(*id) : "";
  const std::string_view rest = reply.substr(1);
  require(rest.starts_with(digits), "not the id of the command", line, reply);
  const char next = rest[digits.size()];
  require(next == ' ' || next == '\n', "something right after the id", line, reply);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  CommandTable table;
  add_table_commands(table);
  add_fuzz_commands(table);
  StringOutput output;
  Dispatcher dispatcher(table, output);

  const std::string bytes(data, data + size);
  std::string_view input = bytes;
  bool open = true;
  while (!input.empty()) {
    const std::string_view line = input.substr(0, input.find('\n'));
    input.remove_prefix(line.size() < input.size() ? line.size() + 1 : line.size());
    const bool was_open = open;
    open = dispatcher.execute(line);
    const std::string reply = output.take();
    const Expected expected = expected_of(line);
    require(was_open || !open, "open again after the end", line, reply);
    require(reply.empty() == !(was_open && expected.reply) || line.size() > kMaxLineBytes,
            "a reply too many or too few", line, reply);
    if (reply.empty()) continue;
    check_form(line, reply);
    if (line.size() <= kMaxLineBytes) check_id(line, reply, expected.id);
  }
  return 0;
}
