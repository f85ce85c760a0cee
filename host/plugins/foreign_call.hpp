#pragma once

#include <exception>
#include <optional>
#include <string>

namespace outflank::host {

// Runs code of a plugin that is not behind our C++ face. Nothing may be thrown
// across the boundary; if something is, it ends here, while the library that it
// points into is still loaded, and what it said is returned.
template <typename Code>
[[nodiscard]] std::optional<std::string> thrown_by(Code&& code) {
  try {
    code();
    return std::nullopt;
  } catch (const std::exception& error) {
    return std::string("threw across the boundary: ") + error.what();
  } catch (...) {
    return "threw across the boundary";
  }
}

}  // namespace outflank::host
