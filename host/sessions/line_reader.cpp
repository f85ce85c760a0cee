#include "sessions/line_reader.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include "gtp/line.hpp"

namespace outflank::host {

LineReader::LineReader(int descriptor, LineQueue& queue, std::atomic<bool>& interrupt, int output)
    : descriptor_(descriptor),
      output_(output),
      queue_(queue),
      interrupt_(interrupt),
      wake_{-1, -1} {
  if (::pipe2(wake_, O_CLOEXEC) != 0)
    throw std::system_error(errno, std::generic_category(), "pipe");
  thread_ = std::thread([this] { run(); });
}

LineReader::~LineReader() {
  queue_.abandon();
  ::close(wake_[1]);
  thread_.join();
  ::close(wake_[0]);
}

bool LineReader::wait_for(int descriptor) {
  // Of the output, only its end is of interest. poll passes over negative ones.
  std::array<pollfd, 3> watched{pollfd{descriptor, POLLIN, 0}, pollfd{wake_[0], POLLIN, 0},
                                pollfd{output_, 0, 0}};
  while (::poll(watched.data(), watched.size(), -1) < 0) {
    if (errno != EINTR) return false;
  }
  if (watched[2].revents != 0) {
    interrupt();
    return false;
  }
  return watched[1].revents == 0;
}

void LineReader::run() {
  read_lines();
  queue_.finish();
  // The last command may still be running.
  static_cast<void>(wait_for(-1));
}

void LineReader::read_lines() {
  std::array<char, 65536> buffer;
  while (wait_for(descriptor_)) {
    const auto count = ::read(descriptor_, buffer.data(), buffer.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) break;
    split({buffer.data(), static_cast<std::size_t>(count)});
    if (!batch_.empty()) queue_.push(batch_);
  }
  // A last line without a line feed is a line.
  if (!line_.empty()) {
    end_line();
    queue_.push(batch_);
  }
}

void LineReader::split(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto piece = bytes.substr(0, end);
    // Of a line that is too long anyway, no more is kept than shows that.
    const auto room = gtp::kMaxLineBytes + 1 - std::min(line_.size(), gtp::kMaxLineBytes + 1);
    line_.append(piece.substr(0, room));
    if (end == std::string_view::npos) return;
    end_line();
    bytes.remove_prefix(end + 1);
  }
}

void LineReader::end_line() {
  if (is_interrupt(line_)) interrupt();
  batch_.push_back(line_);
  line_.clear();
}

// In this order: see InputWatch::begin.
void LineReader::interrupt() {
  queue_.announce_interrupt();
  interrupt_ = true;
}

}  // namespace outflank::host
