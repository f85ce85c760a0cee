#pragma once

#include <exception>
#include <optional>
#include <string>

namespace outflank::host {

// What the exception says that is being caught: the text of a message.
[[nodiscard]] inline std::string thrown_text() {
  try {
    throw;
  } catch (const std::exception& error) {
    return std::string("threw across the boundary: ") + error.what();
  } catch (...) {
    return "threw across the boundary";
  }
}

// Runs code of a plugin that is not behind our C++ face. Nothing may be thrown
// across the boundary; if something is, it ends here, while the library that it
// points into is still loaded, and what it said is returned.
template <typename Code>
[[nodiscard]] std::optional<std::string> thrown_by(Code&& code) {
  try {
    code();
    return std::nullopt;
  } catch (...) {
    return thrown_text();
  }
}

}  // namespace outflank::host
