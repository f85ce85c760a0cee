#pragma once

#include <string>
#include <string_view>

#include "gtp/output.hpp"

namespace outflank::gtp {

// Keeps what was written; a flush leaves a mark if asked to, so that tests can
// see when it happened.
class RecordingOutput : public Output {
 public:
  explicit RecordingOutput(std::string_view flush_mark = "") : flush_mark_(flush_mark) {}

  void write(std::string_view bytes) override { bytes_ += bytes; }
  void flush() override { bytes_ += flush_mark_; }

  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string flush_mark_;
  std::string bytes_;
};

}  // namespace outflank::gtp
