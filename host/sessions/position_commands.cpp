// Set-up positions, and what decides how the strategy plays in them.
#include <charconv>
#include <limits>
#include <type_traits>

#include "gtp/excerpt.hpp"
#include "outflank/plugin/parameters.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/perft.hpp"
#include "sessions/command_context.hpp"

namespace outflank::host {

namespace {

using gtp::Arguments;
using gtp::Failure;
using gtp::Reply;

const std::string kGroup{gtp::kOutflankGroup};
constexpr std::int32_t kDeepestPerft = 60;
constexpr std::uint64_t kMostNodes = std::numeric_limits<std::int64_t>::max();
constexpr unsigned kMostPlies = std::numeric_limits<std::int32_t>::max();
constexpr double kMostSeconds = 86400;

// The same ranges as in a settings file.
template <typename Number>
void set_limit(Number& limit, std::string_view key, std::string_view text, Number largest) {
  Number value{};
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, value);
  // Written so that NaN is refused.
  if (status != std::errc{} || stop != end || !(value >= Number{} && value <= largest)) {
    const auto* kind = std::is_integral_v<Number> ? "an integer" : "a number";
    throw Failure("syntax error: outflank-limits: " + std::string(key) + ": expected " + kind +
                  " from 0 to " + number_text(largest) + ", got " +
                  (text.empty() ? "nothing" : gtp::excerpt(text)));
  }
  limit = value;
}

void set_limits(LimitSettings& limits, const Arguments& arguments) {
  LimitSettings changed = limits;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto word = arguments.text(i);
    const auto equals = word.find('=');
    const auto key = word.substr(0, equals);
    const auto value = equals == std::string_view::npos ? "" : word.substr(equals + 1);
    if (word == "none") {
      changed = {};
    } else if (key == "nodes") {
      set_limit(changed.nodes, key, value, kMostNodes);
    } else if (key == "depth") {
      set_limit(changed.depth, key, value, kMostPlies);
    } else if (key == "move_seconds") {
      set_limit(changed.move_seconds, key, value, kMostSeconds);
    } else {
      arguments.reject(i, "nodes=N, depth=N, move_seconds=S or none");
    }
  }
  limits = changed;
}

// Long enough to look at the flag: some ten milliseconds.
constexpr int kPerftBetweenLooks = 7;

std::uint64_t interruptible_perft(const Position& position, int depth,
                                  const std::atomic<bool>& stop) {
  if (stop) throw SessionError("interrupted");
  if (depth <= kPerftBetweenLooks || game_over(position)) return perft(position, depth);
  if (must_pass(position)) {
    return interruptible_perft(position.after(Move::pass()), depth - 1, stop);
  }
  std::uint64_t leaves = 0;
  for (const Square square : squares(legal_moves(position))) {
    leaves += interruptible_perft(position.after(square), depth - 1, stop);
  }
  return leaves;
}

}  // namespace

void add_position_commands(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "outflank-setposition",
               .usage = "BOARD SIDE",
               .summary = "Starts a game at any position: 16, 36 or 64 of X (black), O (white) and "
                          "- row by row from a1, then X or O to move.",
               .failure = "`syntax error` with what is wrong with the board; the game goes on.",
               .group = kGroup,
               .min_arguments = 2,
               .max_arguments = 2,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.start_game(parse_position(arguments.rest_from(0)));
               }});
  context.add({.name = "outflank-legal_moves",
               .summary = "The legal moves of the side to move; `PASS` when it is forced; nothing "
                          "when the game is over.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.append(legal_moves_text(session.position()));
               }});
  context.add({.name = "outflank-perft",
               .usage = "DEPTH",
               .summary = "The number of ways the game can go on for DEPTH plies.",
               .failure = "`interrupted` by the line `# interrupt`.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 const auto depth = arguments.integer(0, 0, kDeepestPerft);
                 reply.append(std::to_string(
                     interruptible_perft(session.position(), depth, session.interrupt())));
               }});
  context.add({.name = "outflank-seed",
               .usage = "[SEED]",
               .summary = "Sets the seed of this game, from which those of later games follow; "
                          "without SEED, tells it.",
               .group = kGroup,
               .max_arguments = 1,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 if (arguments.empty()) {
                   reply.append(std::to_string(session.game_seed()));
                 } else {
                   session.set_seed(arguments.unsigned_integer(0));
                 }
               }});
  context.add({.name = "outflank-limits",
               .usage = "[none] [nodes=N] [depth=N] [move_seconds=S]",
               .summary = "Sets what a move may take, or tells it; 0 is no limit, `none` clears "
                          "all. The clock holds besides.",
               .group = kGroup,
               .max_arguments = gtp::kAnyNumber,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 auto& limits = session.limits();
                 set_limits(limits, arguments);
                 if (arguments.empty()) {
                   reply.append("nodes=" + std::to_string(limits.nodes) +
                                " depth=" + std::to_string(limits.depth) +
                                " move_seconds=" + number_text(limits.move_seconds));
                 }
               }});
}

}  // namespace outflank::host
