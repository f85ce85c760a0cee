#include "plugins/spec.hpp"

#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

// Cuts text up to the next comma outside parentheses, and removes it.
std::string_view take_item(std::string_view& text) {
  int depth = 0;
  std::size_t end = 0;
  for (; end < text.size(); ++end) {
    if (text[end] == '(') ++depth;
    if (text[end] == ')') --depth;
    if (text[end] == ',' && depth == 0) break;
  }
  const auto item = text.substr(0, end);
  text.remove_prefix(end < text.size() ? end + 1 : end);
  return item;
}

std::string_view without_parentheses(std::string_view value) {
  if (value.size() >= 2 && value.front() == '(' && value.back() == ')') {
    value.remove_prefix(1);
    value.remove_suffix(1);
  }
  return value;
}

}  // namespace

Spec parse_spec(std::string_view text) {
  Spec spec;
  const auto slash = text.rfind('/', text.find('='));
  const bool is_path = slash != std::string_view::npos;
  const auto colon = text.find(':', is_path ? slash : 0);
  auto name = text.substr(0, colon);
  if (is_path) {
    const auto at = name.find('@', slash);
    spec.path = name.substr(0, at);
    name = at == std::string_view::npos ? std::string_view() : name.substr(at + 1);
  }
  spec.id = name;
  if (spec.id.empty() && !is_path) {
    throw PluginError("strategy: expected ID[:key=value,...], got '" + std::string(text) + "'");
  }
  if (colon == std::string_view::npos) return spec;

  auto rest = text.substr(colon + 1);
  while (!rest.empty()) {
    const auto item = take_item(rest);
    const auto equals = item.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      throw PluginError("strategy: expected key=value after '" + std::string(name) + ":', got '" +
                        std::string(item) + "'");
    }
    spec.parameters.emplace_back(item.substr(0, equals),
                                 without_parentheses(item.substr(equals + 1)));
  }
  return spec;
}

}  // namespace outflank::host
