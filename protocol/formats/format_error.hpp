#pragma once

#include <stdexcept>

namespace outflank::formats {

// A file that is not what it should be. The sentence begins with the place:
// `x.obf:4: expected ...`.
class FormatError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace outflank::formats
