// A plugin file opened without our host: what it does with what it is given,
// and nothing checked or copied in between.
#pragma once

#include <dlfcn.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "outflank/abi/outflank.h"

namespace outflank::test {

class DirectPlugin {
 public:
  explicit DirectPlugin(const std::filesystem::path& file)
      : library_(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) throw std::runtime_error(::dlerror());
    void* symbol = ::dlsym(library_, OUTFLANK_PLUGIN_ENTRY_NAME);
    if (symbol == nullptr) throw std::runtime_error(::dlerror());
    plugin_ = reinterpret_cast<const outflank_plugin* (*)()>(symbol)();
  }
  DirectPlugin(const DirectPlugin&) = delete;
  DirectPlugin& operator=(const DirectPlugin&) = delete;
  ~DirectPlugin() { ::dlclose(library_); }

  [[nodiscard]] const outflank_plugin& table() const { return *plugin_; }
  [[nodiscard]] const outflank_strategy& strategy() const { return *plugin_->strategies[0]; }

  template <typename Table>
  [[nodiscard]] const Table& extension(const char* id) const {
    const void* table = strategy().extension(&strategy(), id);
    if (table == nullptr) throw std::runtime_error(std::string("no extension ") + id);
    return *static_cast<const Table*>(table);
  }

 private:
  void* library_;
  const outflank_plugin* plugin_ = nullptr;
};

// The least a host can be: it logs into a list and never says stop.
class PlainHost {
 public:
  PlainHost() : table_{sizeof table_, 0, this, log, now_ns, should_stop, extension} {}
  PlainHost(const PlainHost&) = delete;
  PlainHost& operator=(const PlainHost&) = delete;

  [[nodiscard]] const outflank_host* table() const { return &table_; }
  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

 private:
  static void log(const outflank_host* host, std::int32_t /*level*/, const char* message) {
    static_cast<PlainHost*>(host->context)->lines_.emplace_back(message);
  }
  static std::int64_t now_ns(const outflank_host* /*host*/) { return 0; }
  static std::int32_t should_stop(const outflank_host* /*host*/) { return 0; }
  static const void* extension(const outflank_host* /*host*/, const char* /*id*/) {
    return nullptr;
  }

  outflank_host table_;
  std::vector<std::string> lines_;
};

// An instance of a plugin's first strategy.
class DirectInstance {
 public:
  DirectInstance(const DirectPlugin& plugin, const outflank_host* host)
      : strategy_(plugin.strategy()) {
    outflank_error error{};
    error.struct_size = sizeof error;
    if (strategy_.create(&strategy_, host, &instance_, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
  }
  DirectInstance(const DirectInstance&) = delete;
  DirectInstance& operator=(const DirectInstance&) = delete;
  ~DirectInstance() { strategy_.destroy(instance_); }

  [[nodiscard]] outflank_instance* get() const { return instance_; }

 private:
  const outflank_strategy& strategy_;
  outflank_instance* instance_ = nullptr;
};

}  // namespace outflank::test
