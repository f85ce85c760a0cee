#include "arena/append_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "arena/run_files.hpp"

namespace outflank::host::arena {

namespace {

bool is_full(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

}  // namespace

AppendFile::AppendFile(const std::filesystem::path& file)
    : file_(file),
      // Not for the children we start: they would hold the lock for longer than we live.
      descriptor_(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) {
    throw RunFolderError(file_.string() + ": cannot be written: " + std::strerror(errno));
  }
  struct stat status {};
  if (::fstat(descriptor_, &status) == 0) size_ = static_cast<std::uint64_t>(status.st_size);
}

AppendFile::~AppendFile() { ::close(descriptor_); }

bool AppendFile::try_lock() {
  while (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return false;
    if (errno != EINTR) {
      throw RunFolderError(file_.string() + ": cannot be locked: " + std::strerror(errno) +
                           "; name a folder on another file system");
    }
  }
  return true;
}

void AppendFile::append(std::string_view text) {
  for (auto rest = text; !rest.empty();) {
    const auto count = ::write(descriptor_, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      const int error = errno;
      // If not even this succeeds, a torn line is left, and repaired by who resumes.
      [[maybe_unused]] const int ignored = ::ftruncate(descriptor_, static_cast<off_t>(size_));
      fail(error);
    }
  }
  size_ += text.size();
}

void AppendFile::cut(std::uint64_t size) {
  if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) fail(errno);
  size_ = size;
}

void AppendFile::sync() {
  while (::fdatasync(descriptor_) != 0) {
    // What has no disk behind it, such as a pipe, cannot and need not be synchronised.
    if (errno == EINVAL) return;
    if (errno != EINTR) fail(errno);
  }
}

void AppendFile::fail(int error) const {
  throw RunFolderError(
      file_.string() + ": " + std::strerror(error) + "; nothing that was reported is lost: " +
      (is_full(error) ? "free some space and add --resume" : "mend that and add --resume"));
}

void sync_folder(const std::filesystem::path& folder) {
  const int descriptor =
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  // Not all file systems know how; the names are then as safe as they get.
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace outflank::host::arena
