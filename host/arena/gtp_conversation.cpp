#include "arena/gtp_conversation.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "arena/contestant.hpp"
#include "arena/limits_text.hpp"
#include "processes/printable.hpp"

namespace outflank::host::arena {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// To end by itself, when it was asked to or has closed its pipe.
constexpr milliseconds kGrace{1'000};
// An answer that comes so late is still read, though it may lose.
constexpr milliseconds kLateAnswer{100};
// Who said something that is no answer either answers soon after or talks nonsense. Where a
// clock runs he may take his time.
constexpr milliseconds kNoiseSilence{5'000};
// The empty line behind a reply comes with it, or not at all.
constexpr milliseconds kEmptyLineSilence{500};
// Who began his answer in time may be so late with its end: enough for that silence.
constexpr milliseconds kEndOfAnswer{2'000};
constexpr int kMostNoise = 1'000;  // lines before a reply
constexpr std::size_t kLongestReply = 1'048'576;
constexpr std::size_t kShownLines = 5;
constexpr std::size_t kShownBytes = 400;

std::string megabytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MiB"; }

// Fit to be part of a sentence, whatever an engine sent.
std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 80;
  return "'" + printable(text, kMost) + (text.size() > kMost ? "...'" : "'");
}

}  // namespace

GtpConversation::GtpConversation(const ChildCommand& command, std::optional<milliseconds> patience,
                                 const std::atomic<bool>* stop)
    : child_(command), patience_(patience), stop_(stop), memory_bytes_(command.memory_bytes) {}

GtpConversation::~GtpConversation() {
  if (ended_) return;
  if (stopped_) {
    child_.kill();
    return;
  }
  try {
    static_cast<void>(child_.send("quit\n", {.patience = kGrace, .stop = stop_}));
  } catch (const std::system_error&) {
    // It is ended without having been asked.
  }
  child_.end(kGrace);
}

std::string GtpConversation::when_asked() const { return " when asked " + shown(asked_); }

std::string GtpConversation::last_words() const {
  return child_.last_words().in_one_line(kShownLines, kShownBytes);
}

void GtpConversation::lose(Ending ending, const std::string& what) {
  if (!ended_) ended_ = child_.kill();
  const auto words = last_words();
  throw Forfeit(ending, what + (words.empty() ? "" : "; its last words: " + words));
}

void GtpConversation::lose_by(ChildEvent event) {
  switch (event) {
    case ChildEvent::closed:
      ended_ = child_.end(kGrace);
      lose(Ending::crashed,
           (ended_->by_itself ? ended_->in_words() : "closed its pipe") + when_asked());
    case ChildEvent::late:
      lose(Ending::timeout, "out of time" + when_asked());
    case ChildEvent::flood:
      lose(Ending::nonsense, "flooded its output" + when_asked());
    case ChildEvent::memory:
      lose(Ending::memory, "held more than " + megabytes(memory_bytes_) + when_asked());
    case ChildEvent::silent:
    case ChildEvent::overdue:
    case ChildEvent::done:
    case ChildEvent::stopped:
      break;
  }
  if (!noise_.empty()) {
    lose(Ending::nonsense, "answered " + shown(noise_) + when_asked());
  }
  const auto patience = std::chrono::nanoseconds(patience_.value_or(kNoiseSilence));
  lose(Ending::hung, "no answer in " + seconds_text(patience.count()) + " s" + when_asked());
}

void GtpConversation::check(ChildEvent event) {
  if (event == ChildEvent::stopped) {
    stopped_ = true;
  } else if (event != ChildEvent::done) {
    lose_by(event);
  }
}

GtpReply GtpConversation::ask(const std::string& command) {
  return std::move(ask(std::span(&command, 1)).front());
}

std::vector<GtpReply> GtpConversation::ask(std::span<const std::string> commands,
                                           std::optional<std::int64_t> allowed_ns) {
  std::vector<GtpReply> replies(commands.size());
  if (stopped_ || commands.empty()) return replies;
  std::string text;
  for (const auto& command : commands) text += command + "\n";
  asked_ = commands.front();
  // What it said before it was asked is no answer.
  put_back_.reset();
  check(child_.forget_output());
  check(child_.send(text, waiting()));
  start_clock(allowed_ns);
  for (std::size_t i = 0; i < commands.size() && !stopped_; ++i) {
    asked_ = commands[i];
    replies[i] = read_reply();
  }
  deadline_.reset();
  if (stopped_) replies.assign(commands.size(), {});
  return replies;
}

void GtpConversation::start_clock(std::optional<std::int64_t> allowed_ns) {
  used_ns_ = 0;
  asked_at_.reset();
  if (!allowed_ns) return;
  asked_at_ = steady_clock::now();
  if (*allowed_ns > 0) deadline_ = *asked_at_ + std::chrono::nanoseconds(*allowed_ns) + kLateAnswer;
}

// Where a clock runs it is watched by that, and else by our patience.
Waiting GtpConversation::waiting() const {
  return {.patience = deadline_ ? std::nullopt : patience_,
          .silence = std::nullopt,
          .deadline = deadline_,
          .stop = stop_};
}

// False: we were told to stop.
bool GtpConversation::next_line(std::string& line) {
  if (put_back_) {
    line = *std::exchange(put_back_, std::nullopt);
    return true;
  }
  auto waiting = this->waiting();
  if (!noise_.empty() && !deadline_) waiting.silence = kNoiseSilence;
  check(child_.read_line(line, waiting));
  return !stopped_;
}

GtpReply GtpConversation::read_reply() {
  noise_.clear();
  std::string line;
  for (int lines = 0; next_line(line); ++lines) {
    if (auto reply = read_reply_line(line)) {
      if (asked_at_) {
        used_ns_ = std::chrono::nanoseconds(steady_clock::now() - *asked_at_).count();
      }
      read_rest(*reply);
      return std::move(*reply);
    }
    if (lines == kMostNoise) {
      if (noise_.empty()) lose_by(ChildEvent::flood);
      lose(Ending::nonsense, "answered " + shown(noise_) + when_asked());
    }
    if (noise_.empty()) noise_ = trimmed(line);
  }
  return {};
}

// Up to the empty line, if there is one.
void GtpConversation::read_rest(GtpReply& reply) {
  auto waiting = this->waiting();
  waiting.silence = no_empty_lines_ ? milliseconds::zero() : kEmptyLineSilence;
  if (waiting.patience) *waiting.patience += kEndOfAnswer;
  if (waiting.deadline) *waiting.deadline += kEndOfAnswer;
  std::string line;
  while (true) {
    const auto event = child_.read_line(line, waiting);
    if (event == ChildEvent::silent) no_empty_lines_ = true;
    if (event == ChildEvent::silent || event == ChildEvent::closed) return;
    if (event == ChildEvent::overdue || event == ChildEvent::late) {
      lose(event == ChildEvent::late ? Ending::timeout : Ending::hung,
           "never came to the end of its answer" + when_asked());
    }
    check(event);
    if (stopped_) return;
    const auto text = trimmed(line);
    if (text.empty()) return;
    if (read_reply_line(text)) {
      put_back_ = line;
      return;
    }
    if (reply.text.size() > kLongestReply) lose_by(ChildEvent::flood);
    reply.text.append(reply.text.empty() ? "" : "\n").append(text);
  }
}

}  // namespace outflank::host::arena
