#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outflank::host {

// A strategy as a user names it: ID[:key=value,...]. A name with a slash in it
// is a path to a plugin file, PATH[@ID][:key=value,...], and nothing else is:
// a bare name never means a file of the current folder. A value that holds a
// comma stands in parentheses: alphabeta:evaluator=(squares:reading=own),depth=4
struct Spec {
  std::string id;    // may be empty for a path: the only strategy of the file
  std::string path;  // empty: look the id up
  std::vector<std::pair<std::string, std::string>> parameters;
};

// Throws PluginError with what to type instead.
[[nodiscard]] Spec parse_spec(std::string_view text);

}  // namespace outflank::host
