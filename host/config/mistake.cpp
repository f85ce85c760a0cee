#include "config/mistake.hpp"

#include "config/settings.hpp"
#include "config/shown_text.hpp"

namespace outflank::host::config {

void fail(const std::string& file, int line, Path path, const std::string& sentence) {
  throw SettingsError(location({.file = file, .line = line}) + ": " + key_name(path) + ": " +
                      sentence);
}

void expect(bool good, const std::string& expected, const std::string& file, Path path,
            const Value& value) {
  if (!good) fail(file, value.line, path, "expected " + expected + ", got " + shown(value));
}

}  // namespace outflank::host::config
