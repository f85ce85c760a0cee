#include "processes/launch.hpp"

#include <fcntl.h>
#include <linux/close_range.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <system_error>

#include "processes/live_children.hpp"
#include "processes/program_path.hpp"

namespace outflank::host {

namespace {

[[noreturn]] void fail(int error, const char* what) {
  throw std::system_error(error, std::generic_category(), what);
}

struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};

// Above 2, so that none of them is in the way of a child's standard streams.
Descriptor above_standard_streams(Descriptor any) {
  if (any.get() > STDERR_FILENO) return any;
  const int high = ::fcntl(any.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (high < 0) fail(errno, "no descriptor for a pipe");
  return Descriptor(high);
}

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno, "no pipe for another program");
  Descriptor read_end(ends[0]);
  Descriptor write_end(ends[1]);
  return {above_standard_streams(std::move(read_end)),
          above_standard_streams(std::move(write_end))};
}

void set_nonblocking(const Descriptor& descriptor) {
  if (::fcntl(descriptor.get(), F_SETFL, O_NONBLOCK) != 0) fail(errno, "fcntl");
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (auto& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

std::vector<std::string> environment_of(const ChildCommand& command) {
  std::vector<std::string> result;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view variable = *entry;
    const auto name = variable.substr(0, variable.find('='));
    const auto same = [name](const auto& addition) { return addition.first == name; };
    if (std::ranges::none_of(command.environment, same)) result.emplace_back(variable);
  }
  for (const auto& [name, value] : command.environment) result.push_back(name + "=" + value);
  return result;
}

std::string_view path_in(const std::vector<std::string>& environment) {
  constexpr std::string_view kName = "PATH=";
  for (const std::string_view entry : environment) {
    if (entry.starts_with(kName)) return entry.substr(kName.size());
  }
  return "/usr/local/bin:/usr/bin:/bin";
}

// What a child tells of why it did not become the program.
struct Failure {
  bool in_folder = false;
  int error = 0;
};

// All that a child needs, made before it exists: after fork only what is safe in a signal
// handler may be called.
struct Preparation {
  std::string file;
  const char* folder = nullptr;
  char* const* words = nullptr;
  char* const* environment = nullptr;
  std::array<int, 3> streams{};
  int status = -1;
  pid_t parent = -1;
};

[[noreturn]] void give_up(const Preparation& prepared, bool in_folder) {
  const Failure failure{.in_folder = in_folder, .error = errno};
  [[maybe_unused]] const auto written = ::write(prepared.status, &failure, sizeof failure);
  ::_exit(127);
}

// What we ignore it would ignore too, and what we block would stay blocked.
void reset_signals() {
  struct sigaction standard {};
  standard.sa_handler = SIG_DFL;
  ::sigemptyset(&standard.sa_mask);
  for (int signal = 1; signal <= SIGRTMAX; ++signal) ::sigaction(signal, &standard, nullptr);
  sigset_t none;
  ::sigemptyset(&none);
  ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
}

// The child, from fork to exec.
[[noreturn]] void become(const Preparation& prepared) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != prepared.parent) ::_exit(127);  // it died before we said so
  // While it lives, what it leaves behind on purpose is its own; only then it comes to us.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  for (int stream = 0; stream < 3; ++stream) {
    if (::dup2(prepared.streams[static_cast<std::size_t>(stream)], stream) < 0) {
      give_up(prepared, false);
    }
  }
  // Ours are closed by exec anyway; a library or a plugin may have been careless with its own.
  // Old kernels have no such call.
  ::syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
  if (prepared.folder != nullptr && ::chdir(prepared.folder) != 0) give_up(prepared, true);
  reset_signals();
  ::execve(prepared.file.c_str(), prepared.words, prepared.environment);
  give_up(prepared, false);
}

// While one lives no signal is delivered to this thread: a handler of ours must not run in
// a child that has just been forked.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;
  ~SignalsBlocked() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

pid_t start(const Preparation& prepared) {
  // Processes that outlive the one that made them come to us instead of to init, so that
  // they can be killed and waited for. Of this whole process, and the same every time.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const SignalsBlocked blocked;
  const pid_t process = fork_child();
  if (process == 0) become(prepared);
  if (process < 0) fail(errno, "no process for another program");
  return process;
}

// Nothing: it became the program, which closed the pipe.
std::optional<Failure> failure_told_by(const Descriptor& status) {
  Failure failure;
  while (true) {
    const auto count = ::read(status.get(), &failure, sizeof failure);
    if (count == static_cast<ssize_t>(sizeof failure)) return failure;
    if (count >= 0) return std::nullopt;
    if (errno != EINTR) fail(errno, "read");
  }
}

bool is_our_own_fault(int error) {
  return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
}

[[noreturn]] void fail_to_start(const ChildCommand& command, const Failure& failure) {
  if (is_our_own_fault(failure.error)) fail(failure.error, command.words[0].c_str());
  const auto reason = std::generic_category().message(failure.error);
  if (failure.in_folder) {
    throw StartError("cannot start " + command.words[0] + " in " + command.folder.string() + ": " +
                     reason);
  }
  throw StartError("cannot start " + command.words[0] + ": " + reason);
}

}  // namespace

Launched launch(const ChildCommand& command) {
  auto words = command.words;
  auto environment = environment_of(command);
  const auto file = words.empty() ? std::nullopt : find_program(words[0], path_in(environment));
  if (!file) {
    throw StartError("cannot start " + (words.empty() ? "a program without a name" : words[0]) +
                     ": there is no such program on the PATH");
  }
  const auto word_pointers = pointers(words);
  const auto environment_pointers = pointers(environment);

  auto input = make_pipe();
  auto output = make_pipe();
  auto errors = make_pipe();
  auto status = make_pipe();
  set_nonblocking(input.write_end);
  set_nonblocking(output.read_end);
  set_nonblocking(errors.read_end);

  const pid_t process =
      start({.file = file->string(),
             .folder = command.folder.empty() ? nullptr : command.folder.c_str(),
             .words = word_pointers.data(),
             .environment = environment_pointers.data(),
             .streams = {input.read_end.get(), output.write_end.get(), errors.write_end.get()},
             .status = status.write_end.get(),
             .parent = ::getpid()});
  status.write_end.close();
  if (const auto failure = failure_told_by(status.read_end)) {
    reap_child(process);
    fail_to_start(command, *failure);
  }
  return {process, std::move(input.write_end), std::move(output.read_end),
          std::move(errors.read_end)};
}

}  // namespace outflank::host
