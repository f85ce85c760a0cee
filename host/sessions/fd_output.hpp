#pragma once

#include <string>
#include <string_view>

#include "gtp/output.hpp"

namespace outflank::host {

// Replies to a descriptor, in as few writes as may be. A client that has gone
// is no error: what is written after that is dropped, and closed() says so.
class FdOutput final : public gtp::Output {
 public:
  explicit FdOutput(int descriptor) : descriptor_(descriptor) {}

  void write(std::string_view bytes) override;
  void flush() override;
  [[nodiscard]] bool closed() const { return closed_; }

 private:
  static constexpr std::size_t kFlushAt = 65536;

  int descriptor_;
  std::string buffer_;
  bool closed_ = false;
};

}  // namespace outflank::host
