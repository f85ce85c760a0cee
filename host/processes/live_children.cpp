#include "processes/live_children.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <vector>

#include "processes/process_stat.hpp"

namespace outflank::host {

namespace {

// Who is killed bequeaths us his own. That comes to an end, unless they fork faster than they
// are killed.
constexpr int kGenerations = 100;

// Of the whole process, as its children are.
struct LiveChildren {
  // Held from fork to entry, and from wait to erasure: a number is neither taken for that of
  // a stranger, nor a stranger's for one of ours.
  std::mutex mutex;
  std::vector<pid_t> processes;
};

LiveChildren& live_children() {
  static LiveChildren children;
  return children;
}

int wait_for(pid_t process) {
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

bool is_inherited(pid_t process, const LiveChildren& children) {
  const auto stat = process_stat(process);
  return stat && stat->parent == ::getpid() && stat->group != ::getpgrp() &&
         std::ranges::find(children.processes, process) == children.processes.end();
}

}  // namespace

pid_t fork_child() {
  auto& children = live_children();
  const std::lock_guard lock(children.mutex);
  children.processes.reserve(children.processes.size() + 1);  // nothing throws after fork
  const pid_t process = ::fork();
  if (process > 0) children.processes.push_back(process);
  return process;
}

int reap_child(pid_t process) {
  auto& children = live_children();
  const std::lock_guard lock(children.mutex);
  const int status = wait_for(process);
  std::erase(children.processes, process);
  return status;
}

void end_inherited() {
  auto& children = live_children();
  const std::lock_guard lock(children.mutex);
  bool found = true;
  for (int generation = 0; found && generation < kGenerations; ++generation) {
    found = false;
    for (const pid_t process : all_processes()) {
      if (!is_inherited(process, children)) continue;
      // One that changed its user may not be killed; then nothing ends it.
      if (::kill(process, SIGKILL) != 0) continue;
      wait_for(process);
      found = true;
    }
  }
}

}  // namespace outflank::host
