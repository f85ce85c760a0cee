#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gtp/output.hpp"

namespace outflank::gtp {

// The reply to one command, filled in by its handler. Whatever the handler
// appends, the client sees a well-formed reply: lines that are empty or hold
// only spaces are dropped (an empty line would end the reply), HT becomes a
// space, other control characters are dropped. If the handler throws, what it
// appended is forgotten. Used by one thread, the one that runs the handler.
class Reply {
 public:
  // Adds text where the last text ended; it may hold newlines.
  Reply& append(std::string_view text);
  // Adds text on lines of its own.
  Reply& line(std::string_view text);
  // Lets the text start on the line below `=`, so that the columns of a drawn
  // board line up. To be called before any text is added.
  Reply& start_below();

  // Sends the text, and all that was appended before, at once. The first call
  // commits the reply to success and starts it below `=`; with an empty text it
  // sends just that. A failure after this can only be told as a last line,
  // `error: ...`.
  void stream_line(std::string_view text);

 private:
  friend class Dispatcher;

  explicit Reply(Output& output) : output_(output) {}

  void begin(std::optional<std::int32_t> id);
  void finish();
  void fail(std::string_view message);

  void open(char status);
  void end_line();
  void send();

  Output& output_;
  std::optional<std::int32_t> id_;
  // The reply from `=` on; of a streamed one, what is not yet sent.
  std::string buffer_;
  std::size_t header_end_ = 0;
  std::size_t text_begin_ = 0;
  std::size_t line_begin_ = 0;
  bool streaming_ = false;
};

}  // namespace outflank::gtp
