#pragma once

#include <filesystem>
#include <string>

namespace outflank::host {

// A file's bytes under a name of their own, for as long as this object lives.
// The loader maps them and the name goes, so that nothing is left behind when
// the host is killed later. Throws PluginError.
class PrivateCopy {
 public:
  explicit PrivateCopy(const std::filesystem::path& file);
  PrivateCopy(const PrivateCopy&) = delete;
  PrivateCopy& operator=(const PrivateCopy&) = delete;
  ~PrivateCopy();

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace outflank::host
