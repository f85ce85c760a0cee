#include "config/toml_entries.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "config/ascii_toml.hpp"
#include "config/settings.hpp"
#include "config/syntax_error.hpp"

namespace outflank::host::config {

// Thrown where toml++ has an assertion. Some of them are no fault of its callers
// but of the text, such as `[.a]` or `a = 2026-01-31 b`.
struct FailedAssertion {};
[[noreturn]] static void fail_assertion() { throw FailedAssertion(); }

}  // namespace outflank::host::config

// Without NDEBUG the library uses our assertion, in every type of build.
#undef NDEBUG
#define TOML_ASSERT(...) \
  ((__VA_ARGS__) ? static_cast<void>(0) : outflank::host::config::fail_assertion())
#define TOML_HEADER_ONLY 1
// Settings nest lists one deep; the library's own limit allows enough, together
// with keys of many parts, to run out of stack.
#define TOML_MAX_NESTED_VALUES 8
#include <toml++/toml.h>

namespace outflank::host::config {

namespace {

constexpr std::size_t kDeepest = 3;

struct Placed {
  toml::source_position position;
  Entry entry;
};

Value to_value(const toml::node& node, const toml::source_position& position) {
  Value value{.data = DateOrTime{}, .line = static_cast<int>(position.line)};
  if (const auto* boolean = node.as_boolean()) value.data = boolean->get();
  if (const auto* integer = node.as_integer()) value.data = integer->get();
  if (const auto* real = node.as_floating_point()) value.data = real->get();
  if (const auto* text = node.as_string()) value.data = text->get();
  if (node.is_table()) value.data = Table{};
  if (const auto* array = node.as_array()) {
    List list;
    for (const auto& item : *array) list.push_back(to_value(item, item.source().begin));
    value.data = std::move(list);
  }
  return value;
}

void collect(const toml::table& table, const std::vector<std::string>& path,
             std::vector<Placed>& found) {
  for (const auto& [key, node] : table) {
    auto here = path;
    here.emplace_back(key.str());
    // The key's place: a table's own is where its [header] is, if it has one.
    const auto position = key.source().begin;
    found.push_back({position, {here, to_value(node, position)}});
    const auto* inner = node.as_table();
    if (inner != nullptr && here.size() < kDeepest) collect(*inner, here, found);
  }
}

std::string_view line_of(std::string_view text, std::size_t number) {
  for (; number > 1; --number) {
    const auto end = text.find('\n');
    if (end == text.npos) return {};
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

bool asserts(std::string_view toml) {
  try {
    static_cast<void>(toml::parse(toml));
    return false;
  } catch (const toml::parse_error&) {
    return false;
  } catch (const FailedAssertion&) {
    return true;
  }
}

// The line that makes the parser fail an assertion: with it the lines up to
// there do, without it they do not.
std::size_t asserting_line(std::string_view toml) {
  std::vector<std::size_t> ends;
  for (std::size_t at = 0; at < toml.size(); at = ends.back()) {
    ends.push_back(std::min(toml.find('\n', at), toml.size() - 1) + 1);
  }
  const auto found = std::partition_point(
      ends.begin(), ends.end(), [toml](std::size_t end) { return !asserts(toml.substr(0, end)); });
  return static_cast<std::size_t>(found - ends.begin()) + 1;
}

[[noreturn]] void fail(const std::string& file_name, std::size_t line,
                       const std::string& sentence) {
  throw SettingsError(location({.file = file_name, .line = static_cast<int>(line)}) + ": " +
                      sentence);
}

toml::table parse(std::string_view toml, const std::string& file_name) {
  const auto [ascii, flaw] = to_ascii_toml(toml);
  // A flaw counts unless there is a mistake in a line before it.
  const auto fail_before_flaw = [&, &flaw = flaw](std::size_t line, std::string_view parser_said) {
    if (flaw && line >= flaw->line) return;
    fail(file_name, line, syntax_error(line_of(toml, line), parser_said));
  };
  try {
    auto table = toml::parse(ascii, file_name);
    if (!flaw) return table;
  } catch (const toml::parse_error& error) {
    fail_before_flaw(error.source().begin.line, error.description());
  } catch (const FailedAssertion&) {
    fail_before_flaw(asserting_line(ascii), "");
  }
  fail(file_name, flaw->line, flaw->sentence);
}

}  // namespace

std::vector<Entry> toml_entries(std::string_view toml, const std::string& file_name) {
  std::vector<Placed> found;
  collect(parse(toml, file_name), {}, found);
  // Tables are sorted by name, and their parts may be scattered over the file.
  std::stable_sort(found.begin(), found.end(), [](const Placed& a, const Placed& b) {
    return std::pair(a.position.line, a.position.column) <
           std::pair(b.position.line, b.position.column);
  });
  std::vector<Entry> entries;
  entries.reserve(found.size());
  for (auto& placed : found) entries.push_back(std::move(placed.entry));
  return entries;
}

}  // namespace outflank::host::config
