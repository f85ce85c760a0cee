#include "plugins/private_copy.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  [[nodiscard]] int get() const { return fd_; }

 private:
  int fd_;
};

[[noreturn]] void fail(const std::string& what) {
  throw PluginError(what + ": " + std::strerror(errno));
}

void copy(int source, int target) {
  std::array<char, 65536> buffer;
  while (true) {
    const auto count = ::read(source, buffer.data(), buffer.size());
    if (count < 0) fail("cannot be read");
    if (count == 0) return;
    for (ssize_t done = 0; done < count;) {
      const auto written =
          ::write(target, buffer.data() + done, static_cast<std::size_t>(count - done));
      if (written < 0) fail("cannot be copied");
      done += written;
    }
  }
}

}  // namespace

PrivateCopy::PrivateCopy(const std::filesystem::path& file) {
  // Non-blocking, so that a pipe that somebody named .so does not hang us.
  const Descriptor source(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (source.get() < 0) fail("cannot be read");
  struct stat status {};
  if (::fstat(source.get(), &status) != 0) fail("cannot be read");
  if (!S_ISREG(status.st_mode)) throw PluginError("is not a regular file");

  std::error_code error;
  const auto folder = std::filesystem::temp_directory_path(error);
  if (error) throw PluginError("cannot be copied, there is no temporary folder: see TMPDIR");
  path_ = (folder / "outflank-XXXXXX.so").string();
  const Descriptor target(::mkostemps(path_.data(), 3, O_CLOEXEC));
  if (target.get() < 0) fail("cannot be copied to " + path_);
  try {
    copy(source.get(), target.get());
  } catch (...) {
    ::unlink(path_.c_str());
    throw;
  }
}

PrivateCopy::~PrivateCopy() { ::unlink(path_.c_str()); }

}  // namespace outflank::host
