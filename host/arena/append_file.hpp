#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace outflank::host::arena {

// A file that grows by whole pieces. Opened, or made if it is not there. All throw
// RunFolderError, which names the file and says what to do.
class AppendFile {
 public:
  explicit AppendFile(const std::filesystem::path& file);
  AppendFile(const AppendFile&) = delete;
  AppendFile& operator=(const AppendFile&) = delete;
  ~AppendFile();

  // False if another process, or another one of these, holds it. Held until this is gone,
  // or its process, however that ends.
  [[nodiscard]] bool try_lock();

  // When it returns, all of it is on the file system; when it throws, nothing of it.
  void append(std::string_view text);
  // Drops what lies behind so many bytes.
  void cut(std::uint64_t size);
  // On the disk, when it returns. May be called while another thread appends.
  void sync();

 private:
  [[noreturn]] void fail(int error) const;

  std::filesystem::path file_;
  int descriptor_;
  std::uint64_t size_ = 0;
};

// New names in this folder are on the disk when it returns.
void sync_folder(const std::filesystem::path& folder);

}  // namespace outflank::host::arena
