#pragma once

#include <stdexcept>

namespace outflank::oneshot {

// A question that cannot be read, or asks for the impossible; the message says
// what to write instead.
class QuestionError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace outflank::oneshot
