#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "gtp/command_table.hpp"
#include "gtp/dispatcher.hpp"
#include "recording_output.hpp"

namespace outflank::gtp {

// A session with commands of a test's own.
class GtpSession {
 public:
  explicit GtpSession(std::string_view flush_mark = "") : output_(flush_mark) {}

  CommandTable& table() { return table_; }

  // A command `run` with any number of arguments.
  void on_run(Handler handler) {
    table_.add({.name = "run", .max_arguments = kAnyNumber, .handler = std::move(handler)});
  }

  // Feeds each line of the input, and returns all that was written so far.
  const std::string& answers(std::string_view input) {
    while (!input.empty()) {
      const std::string_view line = input.substr(0, input.find('\n'));
      input.remove_prefix(line.size() < input.size() ? line.size() + 1 : line.size());
      open_ = dispatcher_.execute(line);
    }
    return output_.bytes();
  }

  // What the dispatcher returned for the last line.
  [[nodiscard]] bool open() const { return open_; }

 private:
  CommandTable table_;
  RecordingOutput output_;
  Dispatcher dispatcher_{table_, output_};
  bool open_ = true;
};

}  // namespace outflank::gtp
