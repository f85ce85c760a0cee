#include "processes/child_end.hpp"

#include <sys/wait.h>

#include <cstring>

namespace outflank::host {

std::string ChildEnd::in_words() const {
  if (WIFEXITED(status)) return "exited with " + std::to_string(WEXITSTATUS(status));
  const int signal = WTERMSIG(status);
  auto words = "killed by signal " + std::to_string(signal);
  if (const char* name = ::sigabbrev_np(signal)) words += " (SIG" + std::string(name) + ")";
  return words;
}

}  // namespace outflank::host
