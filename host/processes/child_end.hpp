#pragma once

#include <string>

namespace outflank::host {

// How a child process came to its end.
struct ChildEnd {
  int status = 0;          // as waitpid gives it
  bool by_itself = false;  // it had ended before we killed it

  // "exited with 3", "killed by signal 11 (SIGSEGV)".
  [[nodiscard]] std::string in_words() const;
};

}  // namespace outflank::host
