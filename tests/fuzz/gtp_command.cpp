// Feeds the lines of the input to a GTP session whose commands use everything
// the library offers.

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "checked_session.hpp"
#include "gtp/failure.hpp"
#include "gtp/table_commands.hpp"

namespace {

using namespace outflank::gtp;
using outflank::fuzz::CheckedSession;
using outflank::fuzz::for_each_line;

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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  CommandTable table;
  add_table_commands(table);
  add_fuzz_commands(table);
  CheckedSession session(table);
  for_each_line({data, data + size}, [&](std::string_view line) { session.answer(line); });
  return 0;
}
