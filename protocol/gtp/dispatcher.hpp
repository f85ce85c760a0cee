// This folder is the Go Text Protocol, version 2, and nothing else: from a line
// to a Command, by the CommandTable to a handler, through its Reply to an
// Output. It knows boards and moves as far as they are written in a line; it
// knows no plugin, no file, no stream and no thread. What the commands do is
// the host's business.
#pragma once

#include <string_view>

#include "gtp/command.hpp"
#include "gtp/command_table.hpp"
#include "gtp/output.hpp"
#include "gtp/reply.hpp"

namespace outflank::gtp {

// One GTP session: lines in, replies out, in order. Borrows table and output,
// which must outlive it. Not to be called from inside a handler, and by one
// thread at a time.
class Dispatcher {
 public:
  Dispatcher(const CommandTable& table, Output& output)
      : table_(table), reply_(output), output_(output) {}

  // Answers one line, given without its LF (a CR may be there). Whatever a
  // handler throws becomes a `?` reply. False once the session has ended; lines
  // that come after that get no reply.
  bool execute(std::string_view raw_line);

 private:
  void run(const CommandSpec& spec);

  const CommandTable& table_;
  Command command_;
  Reply reply_;
  Output& output_;
  bool ended_ = false;
};

}  // namespace outflank::gtp
