#include "sessions/fd_output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace outflank::host {

void FdOutput::write(std::string_view bytes) {
  if (closed_) return;
  buffer_.append(bytes);
  if (buffer_.size() >= kFlushAt) flush();
}

void FdOutput::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty() && !closed_) {
    const auto count = ::write(descriptor_, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      pollfd writable{descriptor_, POLLOUT, 0};
      ::poll(&writable, 1, -1);
    } else if (errno != EINTR) {
      closed_ = true;
    }
  }
  buffer_.clear();
}

}  // namespace outflank::host
