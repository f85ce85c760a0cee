#include "arena/times.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "arena/journal.hpp"
#include "arena/json_text.hpp"

namespace outflank::host::arena {

namespace {

using Json = nlohmann::json;

constexpr double kMostMilliseconds = 1e12;

void append_milliseconds(std::string& text, std::int64_t ns) {
  if (ns < 0) text += '-';
  const auto microseconds = static_cast<std::uint64_t>(ns < 0 ? -ns : ns) / 1000;
  append_number(text, microseconds / 1000);
  const auto thousandths = microseconds % 1000;
  text += '.';
  text += static_cast<char>('0' + thousandths / 100);
  text += static_cast<char>('0' + thousandths / 10 % 10);
  text += static_cast<char>('0' + thousandths % 10);
}

std::optional<std::int64_t> nanoseconds(const Json& value) {
  if (!value.is_number()) return std::nullopt;
  const auto milliseconds = value.get<double>();
  if (!(std::abs(milliseconds) <= kMostMilliseconds)) return std::nullopt;
  return std::llround(milliseconds * 1000) * 1000;
}

// Nothing if the line is not what append_times_line writes.
std::optional<GameTimes> times_of(std::string_view line) {
  const auto json = Json::parse(line, nullptr, false);
  if (!json.is_object() || json.size() != 3) return std::nullopt;
  const auto game = json.find("game");
  const auto moves = json.find("ms");
  const auto overhead = json.find("overhead_ms");
  if (game == json.end() || moves == json.end() || overhead == json.end()) return std::nullopt;
  if (!game->is_number_unsigned() || !moves->is_array()) return std::nullopt;
  GameTimes times;
  times.number = game->get<std::uint64_t>();
  for (const auto& move : *moves) {
    const auto used = nanoseconds(move);
    if (!used) return std::nullopt;
    times.move_ns.push_back(*used);
  }
  const auto overhead_ns = nanoseconds(*overhead);
  if (!overhead_ns) return std::nullopt;
  times.overhead_ns = *overhead_ns;
  return times;
}

}  // namespace

void append_times_line(std::string& text, const GameTimes& times) {
  text += R"({"game":)";
  append_number(text, times.number);
  text += R"(,"ms":[)";
  for (std::size_t i = 0; i < times.move_ns.size(); ++i) {
    if (i > 0) text += ',';
    append_milliseconds(text, times.move_ns[i]);
  }
  text += R"(],"overhead_ms":)";
  append_milliseconds(text, times.overhead_ns);
  text += "}\n";
}

TimesLines parse_times(std::string_view text, const std::string& file_name, std::uint64_t games) {
  TimesLines lines;
  std::uint64_t next = 0;
  for (std::uint64_t number = 1; lines.bytes < text.size(); ++number) {
    const auto rest = text.substr(lines.bytes);
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) break;
    const auto times = times_of(rest.substr(0, end));
    if (!times || times->number < next) {
      throw JournalError(file_name + ":" + std::to_string(number) +
                         ": is not the times of a game; remove the file to do without them");
    }
    if (times->number >= games) break;
    next = times->number + 1;
    lines.games.push_back(*times);
    lines.bytes += end + 1;
  }
  return lines;
}

}  // namespace outflank::host::arena
