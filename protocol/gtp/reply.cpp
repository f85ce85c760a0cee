#include "gtp/reply.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "gtp/line.hpp"

namespace outflank::gtp {

Reply& Reply::append(std::string_view text) {
  for (const char c : text) {
    if (!is_control(c)) {
      buffer_.push_back(c);
    } else if (c == '\t') {
      buffer_.push_back(' ');
    } else if (c == '\n') {
      end_line();
    }
  }
  return *this;
}

Reply& Reply::line(std::string_view text) {
  end_line();
  append(text);
  end_line();
  return *this;
}

Reply& Reply::start_below() {
  assert(!streaming_ && buffer_.size() == text_begin_);
  buffer_[header_end_] = '\n';
  return *this;
}

void Reply::stream_line(std::string_view text) {
  end_line();
  if (!streaming_ && buffer_.size() == text_begin_) start_below();
  line(text);
  if (!buffer_.empty()) send();
  output_.flush();
  streaming_ = true;
  text_begin_ = 0;
}

void Reply::begin(std::optional<std::int32_t> id) {
  id_ = id;
  streaming_ = false;
  open('=');
}

void Reply::finish() {
  end_line();
  if (!streaming_ && buffer_.size() == text_begin_) {
    buffer_.resize(header_end_);
    buffer_.push_back('\n');
  }
  buffer_.push_back('\n');
  send();
}

void Reply::fail(std::string_view message) {
  if (streaming_) {
    end_line();
    append("error: ");
  } else {
    open('?');
  }
  std::string sentence(message);
  std::replace(sentence.begin(), sentence.end(), '\n', ' ');
  const std::size_t before = buffer_.size();
  append(sentence);
  if (buffer_.find_first_not_of(' ', before) == std::string::npos) {
    buffer_.resize(before);
    append("failed");
  }
  finish();
}

void Reply::open(char status) {
  buffer_.assign(1, status);
  if (id_) {
    std::array<char, 10> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), *id_);
    buffer_.append(digits.data(), result.ptr);
  }
  header_end_ = buffer_.size();
  buffer_.push_back(' ');
  text_begin_ = buffer_.size();
  line_begin_ = text_begin_;
}

void Reply::end_line() {
  if (buffer_.find_first_not_of(' ', line_begin_) == std::string::npos) {
    buffer_.resize(line_begin_);
    return;
  }
  buffer_.push_back('\n');
  line_begin_ = buffer_.size();
}

void Reply::send() {
  output_.write(buffer_);
  buffer_.clear();
  line_begin_ = 0;
}

}  // namespace outflank::gtp
