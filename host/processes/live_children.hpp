#pragma once

#include <sys/types.h>

namespace outflank::host {

// Which of this process's children somebody speaks for, as a Child does. The others we have
// inherited: launch() makes us the parent of what its programs leave behind when they end,
// also of what has left their process group. From any thread.

// fork(2). What it made is spoken for until reap_child().
[[nodiscard]] pid_t fork_child();

// Waits for the end of one of these, and gives its status as waitpid does.
int reap_child(pid_t process);

// Kills and waits for all that nobody speaks for. What is in our own process group is left
// alone: programs of ours are in others, so that somebody else in this process, a plugin or a
// library, has started it for itself.
void end_inherited();

}  // namespace outflank::host
