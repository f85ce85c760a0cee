#include "processes/child.hpp"

#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

#include "processes/group_memory.hpp"
#include "processes/live_children.hpp"
#include "processes/pipe_write.hpp"

namespace outflank::host {

namespace {

using std::chrono::milliseconds;

// A look at the whole group costs a look at every process of the machine.
constexpr std::uint32_t kLooksAtGroup = 8;
// What is read of its last words after its end, if somebody else still writes there.
constexpr int kLastReads = 16;

// Rounded up, so that what is waited for has come when poll returns.
int milliseconds_until(std::chrono::steady_clock::time_point deadline) {
  const auto left =
      std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

std::uint64_t ticks_in(milliseconds time) {
  return static_cast<std::uint64_t>(time / Ticker::kTick) + 1;
}

// Nothing: there is none yet. Empty: it was closed.
std::optional<std::string_view> read_some(Descriptor& from, std::array<char, 65536>& buffer) {
  ssize_t count = 0;
  do {
    count = ::read(from.get(), buffer.data(), buffer.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0 && errno == EAGAIN) return std::nullopt;
  if (count <= 0) {
    from.close();
    return std::string_view();
  }
  return std::string_view(buffer.data(), static_cast<std::size_t>(count));
}

}  // namespace

Child::Child(const ChildCommand& command) : memory_bytes_(command.memory_bytes) {
  auto launched = launch(command);
  process_ = launched.process;
  ended_ = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, process_, 0)));
  input_ = std::move(launched.input);
  output_ = std::move(launched.output);
  errors_ = std::move(launched.errors);
  ticker_.start();
}

Child::~Child() { kill(); }

bool Child::read_output() {
  if (!output_.open()) return false;
  std::array<char, 65536> buffer;
  const auto bytes = read_some(output_, buffer);
  if (!bytes) return false;
  said_.append(*bytes);
  return true;
}

void Child::read_errors() {
  std::array<char, 65536> buffer;
  if (const auto bytes = read_some(errors_, buffer)) last_words_.add(*bytes);
}

bool Child::holds_too_much() {
  if (memory_bytes_ == 0) return false;
  if (looks_++ % kLooksAtGroup == 0) return resident_bytes_of_group(process_) > memory_bytes_;
  return resident_bytes(process_) > memory_bytes_;
}

ChildEvent Child::look_around(const Waiting& waiting) {
  if (waiting.stop != nullptr && *waiting.stop) return ChildEvent::stopped;
  if (holds_too_much()) return ChildEvent::memory;
  if (waiting.silence && silent_ticks_ >= ticks_in(*waiting.silence)) return ChildEvent::silent;
  if (waiting.patience && waited_ticks_ >= ticks_in(*waiting.patience)) return ChildEvent::overdue;
  return ChildEvent::done;
}

// Waits until something happens, and deals with it.
ChildEvent Child::pump(std::string_view* to_send, const Waiting& waiting) {
  const int timeout = waiting.deadline ? milliseconds_until(*waiting.deadline) : -1;
  const bool sending = to_send != nullptr;
  std::array<pollfd, 5> watched{pollfd{output_.get(), POLLIN, 0}, pollfd{errors_.get(), POLLIN, 0},
                                pollfd{ticker_.descriptor(), POLLIN, 0},
                                pollfd{input_.get(), sending ? short{POLLOUT} : short{0}, 0},
                                pollfd{ended_.get(), POLLIN, 0}};
  if (::poll(watched.data(), watched.size(), timeout) < 0) {
    if (errno == EINTR) return ChildEvent::done;
    throw std::system_error(errno, std::generic_category(), "poll");
  }
  const bool ticked = watched[2].revents != 0;
  const bool gone = (!sending && watched[3].revents != 0) || watched[4].revents != 0 ||
                    (!ended_.open() && ticked && has_ended());
  bool stirred = false;
  // What it said last may have come after poll had looked there.
  if (watched[0].revents != 0 || gone) stirred = read_output();
  if (watched[1].revents != 0) read_errors();
  if (gone && !stirred) return ChildEvent::closed;
  if (sending && watched[3].revents != 0) {
    const auto count = write_to_pipe(input_.get(), *to_send);
    if (count >= 0) {
      to_send->remove_prefix(static_cast<std::size_t>(count));
      stirred = true;
    } else if (errno == EPIPE) {
      return ChildEvent::closed;
    } else if (errno != EAGAIN && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "write");
    }
  }
  if (stirred) silent_ticks_ = 0;
  // What it said in time counts, though it was us who came late to read it.
  if (timeout == 0 && !stirred) return ChildEvent::late;
  if (!ticked || ticker_.take_ticks() == 0) return ChildEvent::done;
  // However many there were: if it was us who slept, it was not it.
  ++waited_ticks_;
  if (!stirred) ++silent_ticks_;
  return look_around(waiting);
}

ChildEvent Child::send(std::string_view bytes, const Waiting& waiting) {
  waited_ticks_ = 0;
  silent_ticks_ = 0;
  ticker_.start();
  // Who always answers within a tick is looked at here.
  if (const auto event = look_around(waiting); event != ChildEvent::done) return event;
  while (!bytes.empty()) {
    if (const auto event = pump(&bytes, waiting); event != ChildEvent::done) return event;
    if (said_.size() > kMostUnread) return ChildEvent::flood;
  }
  return ChildEvent::done;
}

ChildEvent Child::read_line(std::string& line, const Waiting& waiting) {
  std::size_t searched = 0;
  bool waits = false;
  while (true) {
    const auto end = said_.find('\n', searched);
    if (end != std::string::npos) {
      line.assign(said_, 0, end);
      said_.erase(0, end + 1);
      return line.size() > kLongestLine ? ChildEvent::flood : ChildEvent::done;
    }
    if (said_.size() > kLongestLine) return ChildEvent::flood;
    if (!output_.open()) {
      line = std::exchange(said_, {});
      return line.empty() ? ChildEvent::closed : ChildEvent::done;
    }
    searched = said_.size();
    if (!waits) {
      waits = true;
      silent_ticks_ = 0;
    }
    const auto event = pump(nullptr, waiting);
    if (event == ChildEvent::closed) output_.close();
    if (event != ChildEvent::done && event != ChildEvent::closed) return event;
  }
}

ChildEvent Child::forget_output() {
  std::size_t forgotten = said_.size();
  said_.clear();
  while (output_.open() && read_output()) {
    forgotten += said_.size();
    said_.clear();
    if (forgotten > kMostUnread) return ChildEvent::flood;
  }
  return ChildEvent::done;
}

bool Child::has_ended() const {
  siginfo_t info{};
  // It is left to be waited for: as long as nobody did, its number and that of its group
  // belong to nobody else.
  return ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == process_;
}

void Child::wait_for_the_end(milliseconds grace) {
  ticker_.start();
  const auto most = ticks_in(grace);
  for (std::uint64_t ticks = 0; !has_ended() && ticks < most;) {
    std::array<pollfd, 4> watched{
        pollfd{output_.get(), POLLIN, 0}, pollfd{errors_.get(), POLLIN, 0},
        pollfd{ticker_.descriptor(), POLLIN, 0}, pollfd{ended_.get(), POLLIN, 0}};
    if (::poll(watched.data(), watched.size(), -1) < 0) continue;
    if (watched[0].revents != 0) static_cast<void>(read_output());
    if (watched[1].revents != 0) read_errors();
    if (watched[2].revents != 0) ticks += ticker_.take_ticks();
    said_.clear();
  }
}

ChildEnd Child::end(milliseconds grace) {
  if (process_ < 0) return end_;
  input_.close();
  if (grace > milliseconds::zero()) wait_for_the_end(grace);
  end_.by_itself = has_ended();
  ::kill(-process_, SIGKILL);
  siginfo_t info{};
  while (::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOWAIT) < 0 &&
         errno == EINTR) {
  }
  // Before it is waited for, so that its number is that of no other group.
  end_inherited();
  end_.status = reap_child(process_);
  process_ = -1;
  for (int i = 0; i < kLastReads && errors_.open(); ++i) read_errors();
  ended_.close();
  output_.close();
  errors_.close();
  return end_;
}

}  // namespace outflank::host
