#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "outflank/rules/rules.hpp"
#include "support/process.hpp"

namespace outflank::test {

// An engine did what no engine may do; the message names it.
class EngineError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Anybody's GTP engine for Othello, in a process of its own. Liberal in what it
// reads: case, CR, spaces and an id that nobody asked for are passed over. It is
// never sent a pass, which some engines refuse and all can infer, and never
// asked who won.
class Engine {
 public:
  // The command is a shell's: "gtp-rhino -l 1".
  Engine(std::string name, const std::string& command);

  [[nodiscard]] const std::string& name() const { return name_; }

  void new_game();
  void play(Color color, Move move);
  // What it answers, legal or not.
  [[nodiscard]] Move genmove(Color color);
  // The squares row by row, as board_text() writes them; empty if it has no
  // showboard.
  [[nodiscard]] std::string board();
  void quit();

 private:
  // The text of the reply; EngineError if it is a failure.
  std::string ask(const std::string& command);
  [[nodiscard]] std::string read_line();
  [[nodiscard]] bool knows(std::string_view command) const;
  [[noreturn]] void fail(const std::string& what) const;

  std::string name_;
  Process process_;
  std::string commands_;  // its list_commands, a line each, with one before and after
};

}  // namespace outflank::test
