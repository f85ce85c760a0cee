#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arena/ending.hpp"
#include "arena/gtp_reply.hpp"
#include "processes/child.hpp"

namespace outflank::host::arena {

// Talks to a program that speaks GTP, and believes of it what can be believed: it may be
// sloppy in how it answers, but it has to answer. Whatever else it does is thrown as Forfeit,
// with what it was asked, how it ended and what it said last; it is dead then, and nothing
// more may be asked. Belongs to the thread that made it, as its Child does.
class GtpConversation {
 public:
  // How long the program may take for its answers where no time is allowed (nothing: without
  // end), and what ends a wait before (may be null; borrowed).
  GtpConversation(const ChildCommand& command, std::optional<std::chrono::milliseconds> patience,
                  const std::atomic<bool>* stop);
  GtpConversation(const GtpConversation&) = delete;
  GtpConversation& operator=(const GtpConversation&) = delete;
  // Asks it to quit, and does not wait for long.
  ~GtpConversation();

  // Sends all commands at once; a reply for each. It is timed if a time is given; in that, if it
  // is more than 0, all of them must be answered: a little after it the program is killed.
  [[nodiscard]] std::vector<GtpReply> ask(std::span<const std::string> commands,
                                          std::optional<std::int64_t> allowed_ns = {});
  [[nodiscard]] GtpReply ask(const std::string& command);
  // From the last byte of the question to the end of the line that answered it.
  [[nodiscard]] std::int64_t used_ns() const { return used_ns_; }

  // We were told to stop: from then on every answer is an empty success, and means nothing.
  [[nodiscard]] bool stopped() const { return stopped_; }
  // How it ended, once it has.
  [[nodiscard]] const std::optional<ChildEnd>& ended() const { return ended_; }
  // The last lines it wrote to standard error, as one.
  [[nodiscard]] std::string last_words() const;

  // Ends the program and throws Forfeit.
  [[noreturn]] void lose(Ending ending, const std::string& what);

 private:
  [[nodiscard]] GtpReply read_reply();
  void read_rest(GtpReply& reply);
  [[nodiscard]] bool next_line(std::string& line);
  [[nodiscard]] Waiting waiting() const;
  void check(ChildEvent event);
  void start_clock(std::optional<std::int64_t> allowed_ns);
  [[noreturn]] void lose_by(ChildEvent event);
  [[nodiscard]] std::string when_asked() const;

  Child child_;
  std::optional<std::chrono::milliseconds> patience_;
  std::optional<std::chrono::steady_clock::time_point> deadline_;  // where a clock runs
  const std::atomic<bool>* stop_;
  std::uint64_t memory_bytes_;
  std::string asked_;                    // what it is to answer now
  std::optional<std::string> put_back_;  // a line that was read too early
  std::string noise_;                    // the first line that was no answer
  std::optional<std::chrono::steady_clock::time_point> asked_at_;  // if it is timed
  std::int64_t used_ns_ = 0;
  bool no_empty_lines_ = false;  // it does not end its replies as it should
  bool stopped_ = false;
  std::optional<ChildEnd> ended_;
};

}  // namespace outflank::host::arena
