#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "processes/child_command.hpp"
#include "processes/child_end.hpp"
#include "processes/last_lines.hpp"
#include "processes/launch.hpp"
#include "processes/ticker.hpp"

namespace outflank::host {

// What came of waiting for a child.
enum class ChildEvent {
  done,     // what was waited for
  closed,   // it closed one of its pipes, most likely because it ended; also the one that it
            // reads: who no longer listens has nothing to say
  silent,   // it did nothing for as long as it might
  overdue,  // our patience is at its end, whatever it did meanwhile
  late,     // the deadline came
  flood,    // it says more than anybody reads
  memory,   // it holds more than it may
  stopped,  // we are to stop waiting
};

// How long to wait for a child. What is given in milliseconds is counted in ticks in which we
// did wait for it: no clock is read, and if it was us who slept, it was not it.
struct Waiting {
  // Since it was last sent something, or started; nothing of what it does makes it longer.
  // Nothing: without end.
  std::optional<std::chrono::milliseconds> patience{60'000};
  // Without a byte from it, or taken by it. Zero: what does not come within a tick does not
  // come. Nothing: as long as the rest allows.
  std::optional<std::chrono::milliseconds> silence{};
  std::optional<std::chrono::steady_clock::time_point> deadline{};
  const std::atomic<bool>* stop = nullptr;  // borrowed; set: stop waiting
};

// A program that we started, and its three standard streams. What it says on standard error
// is read whenever we wait for anything and only its end is kept, so that it cannot block on
// it. Neither can we block on a program that does not read.
//
// Belongs to the thread that made it: the program is killed when that thread ends, so that it
// does not outlive us, whatever becomes of us. What it has started itself is killed with it by
// end() and kill(), also what has left its process group. Only if we are killed first nobody
// is left to do that: then those live on who do not notice that their pipes are closed.
// Where we do not wait for it nobody looks at its memory.
class Child {
 public:
  static constexpr std::size_t kLongestLine = 65'536;
  static constexpr std::size_t kMostUnread = 1'048'576;

  explicit Child(const ChildCommand& command);  // throws as launch() does
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  // Kills what still runs.
  ~Child();

  // For those who look at it from outside, under /proc.
  [[nodiscard]] pid_t process() const { return process_; }

  // Returns when it has taken all bytes. From now on our patience is counted.
  [[nodiscard]] ChildEvent send(std::string_view bytes, const Waiting& waiting);
  // The next line of its standard output, without its end. The rest that a program leaves
  // without an end is its last line.
  [[nodiscard]] ChildEvent read_line(std::string& line, const Waiting& waiting);
  // Forgets what it has said so far. Never waits.
  [[nodiscard]] ChildEvent forget_output();

  // Closes its input and gives it so long to end by itself; then kills its process group and
  // all that it left behind, and waits for them. Later calls say the same and do nothing.
  ChildEnd end(std::chrono::milliseconds grace);
  // The same without anybody's leave to end.
  ChildEnd kill() { return end(std::chrono::milliseconds::zero()); }

  // The end of what it said on standard error.
  [[nodiscard]] const LastLines& last_words() const { return last_words_; }

 private:
  [[nodiscard]] ChildEvent pump(std::string_view* to_send, const Waiting& waiting);
  [[nodiscard]] ChildEvent look_around(const Waiting& waiting);
  [[nodiscard]] bool holds_too_much();
  [[nodiscard]] bool read_output();
  void read_errors();
  [[nodiscard]] bool has_ended() const;
  void wait_for_the_end(std::chrono::milliseconds grace);

  pid_t process_ = -1;
  Descriptor ended_;  // readable when it has ended; an old kernel has no such thing
  ChildEnd end_;
  Descriptor input_;
  Descriptor output_;
  Descriptor errors_;
  Ticker ticker_;
  std::string said_;
  LastLines last_words_;
  std::uint64_t memory_bytes_;
  std::uint64_t waited_ticks_ = 0;
  std::uint64_t silent_ticks_ = 0;
  std::uint32_t looks_ = 0;
};

}  // namespace outflank::host
