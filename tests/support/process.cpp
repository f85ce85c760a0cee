#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace outflank::test {

namespace {

void check(int error, const char* what) {
  if (error != 0) throw std::system_error(error, std::generic_category(), what);
}

void close_now(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

// Two ends, neither of which another child inherits.
struct Pipe {
  int read_end = -1;
  int write_end = -1;

  Pipe() {
    int ends[2];
    check(::pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno, "pipe");
    read_end = ends[0];
    write_end = ends[1];
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_now(read_end);
    close_now(write_end);
  }

  static int take_ours(int& end) {
    check(::fcntl(end, F_SETFL, O_NONBLOCK) == 0 ? 0 : errno, "fcntl");
    return std::exchange(end, -1);
  }
};

struct FileActions {
  posix_spawn_file_actions_t value{};
  FileActions() { check(::posix_spawn_file_actions_init(&value), "posix_spawn"); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  ~FileActions() { ::posix_spawn_file_actions_destroy(&value); }
};

// A signal that we ignore would be ignored by the child too.
struct Attributes {
  posix_spawnattr_t value{};
  Attributes() {
    check(::posix_spawnattr_init(&value), "posix_spawn");
    sigset_t restored;
    sigemptyset(&restored);
    sigaddset(&restored, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&value, &restored);
    ::posix_spawnattr_setflags(&value, POSIX_SPAWN_SETSIGDEF);
  }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  ~Attributes() { ::posix_spawnattr_destroy(&value); }
};

std::vector<std::string> environment_of(const Command& command) {
  std::vector<std::string> result;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string variable = *entry;
    if (!command.environment.contains(variable.substr(0, variable.find('=')))) {
      result.push_back(variable);
    }
  }
  for (const auto& [name, value] : command.environment) {
    if (value) result.push_back(name + "=" + *value);
  }
  return result;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (auto& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

// The end of a long text says more than its beginning.
std::string tail(const std::string& text) {
  constexpr std::size_t kShown = 2000;
  return text.size() <= kShown ? text : "..." + text.substr(text.size() - kShown);
}

}  // namespace

Process::Process(const Command& command, std::chrono::milliseconds deadline)
    : name_(command.program.filename().string()),
      deadline_(std::chrono::steady_clock::now() + deadline) {
  // A program that ends before it has read all is no reason for us to die.
  std::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  Pipe err;
  spawn(command, {in.read_end, out.write_end, err.write_end});
  input_ = Pipe::take_ours(in.write_end);
  output_ = Pipe::take_ours(out.read_end);
  errors_ = Pipe::take_ours(err.read_end);
}

Process::~Process() {
  close_now(input_);
  close_now(output_);
  close_now(errors_);
  if (child_ < 0) return;
  ::kill(child_, SIGKILL);
  while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Process::spawn(const Command& command, const int (&theirs)[3]) {
  FileActions actions;
  for (int stream = 0; stream < 3; ++stream) {
    check(::posix_spawn_file_actions_adddup2(&actions.value, theirs[stream], stream), "dup2");
  }
  if (!command.directory.empty()) {
    check(::posix_spawn_file_actions_addchdir_np(&actions.value, command.directory.c_str()),
          "chdir");
  }
  std::vector<std::string> words{command.program.string()};
  words.insert(words.end(), command.arguments.begin(), command.arguments.end());
  auto variables = environment_of(command);
  const Attributes attributes;
  check(::posix_spawn(&child_, command.program.c_str(), &actions.value, &attributes.value,
                      pointers(words).data(), pointers(variables).data()),
        command.program.c_str());
}

int Process::milliseconds_left() const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      deadline_ - std::chrono::steady_clock::now());
  if (left.count() <= 0) fail("has not done what was waited for");
  return static_cast<int>(left.count());
}

void Process::fail(const std::string& what) const {
  throw std::runtime_error(name_ + " " + what + "\nstandard output: " + tail(said_) +
                           "\nstandard error: " + tail(complained_));
}

void Process::drain(int& descriptor, std::string& text) const {
  std::array<char, 65536> buffer;
  const auto count = ::read(descriptor, buffer.data(), buffer.size());
  if (count > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(count));
  } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
    close_now(descriptor);
  }
}

bool Process::pump(std::string_view* to_send) {
  const bool sending = to_send != nullptr && !to_send->empty() && input_ >= 0;
  // Negative descriptors are passed over by poll.
  std::array<pollfd, 3> watched{pollfd{output_, POLLIN, 0}, pollfd{errors_, POLLIN, 0},
                                pollfd{sending ? input_ : -1, POLLOUT, 0}};
  if (output_ < 0 && errors_ < 0 && !sending) return false;
  const int ready = ::poll(watched.data(), watched.size(), milliseconds_left());
  if (ready < 0 && errno != EINTR) check(errno, "poll");
  if (ready <= 0) return true;
  if (watched[0].revents != 0) drain(output_, said_);
  if (watched[1].revents != 0) drain(errors_, complained_);
  if (watched[2].revents != 0) {
    const auto count = ::write(input_, to_send->data(), to_send->size());
    if (count >= 0) {
      to_send->remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EPIPE) {
      close_now(input_);
    } else if (errno != EAGAIN && errno != EINTR) {
      check(errno, "write");
    }
  }
  return true;
}

void Process::send(std::string_view bytes) {
  while (!bytes.empty() && input_ >= 0) pump(&bytes);
}

void Process::close_input() { close_now(input_); }

void Process::close_output() { close_now(output_); }

std::string Process::read_until(std::string_view end) {
  std::size_t searched = 0;
  while (true) {
    const auto found = said_.find(end, searched);
    if (found != std::string::npos) {
      auto taken = said_.substr(0, found + end.size());
      said_.erase(0, taken.size());
      return taken;
    }
    searched = said_.size() - std::min(said_.size(), end.size());
    if (output_ < 0 || !pump(nullptr)) fail("ended its output too soon");
  }
}

void Process::wait_for_error(std::string_view text) {
  while (complained_.find(text) == std::string::npos) {
    if (errors_ < 0 || !pump(nullptr)) fail("never wrote " + std::string(text));
  }
}

Ended Process::finish() {
  close_input();
  return wait();
}

Ended Process::wait() {
  while (pump(nullptr)) {
  }
  int status = 0;
  while (true) {
    const auto reaped = ::waitpid(child_, &status, WNOHANG);
    if (reaped == child_) break;
    if (reaped < 0 && errno != EINTR) check(errno, "waitpid");
    // It has closed its streams, so this is a matter of an instant.
    ::poll(nullptr, 0, std::min(milliseconds_left(), 2));
  }
  child_ = -1;
  return {std::move(said_), std::move(complained_),
          WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status)};
}

Ended run(const Command& command, std::string_view input) {
  Process process(command);
  process.send(input);
  return process.finish();
}

}  // namespace outflank::test
