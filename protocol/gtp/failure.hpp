#pragma once

#include <stdexcept>

namespace outflank::gtp {

// What a handler throws when the client asked for something it cannot have;
// the text becomes the `?` reply. By GTP's custom the standard words come
// first and the reason after them: `illegal move: e3 flips nothing`.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace outflank::gtp
