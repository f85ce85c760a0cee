#pragma once

#include <sys/types.h>

#include <stdexcept>

#include "processes/child_command.hpp"
#include "processes/descriptor.hpp"

namespace outflank::host {

// The program cannot be started, by nobody's fault but that of who named it: there is no
// such file, it may not be run, it is no program. The message names it.
class StartError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A program that runs: the first of a process group of its own, which has its number.
struct Launched {
  pid_t process = -1;
  Descriptor input;   // ours to write
  Descriptor output;  // ours to read
  Descriptor errors;  // ours to read
};

// Returns when the program itself runs. Our ends of the pipes do not block and are not
// inherited by any other child. The program starts with the signals as a shell would give
// them, and is killed when the thread that called this ends. Throws StartError, or
// std::system_error where we have no more processes, descriptors or memory.
[[nodiscard]] Launched launch(const ChildCommand& command);

}  // namespace outflank::host
