// Feeds the lines of the input to the commands of the host, with the strategies
// of the tree, and aborts if a reply is not what the protocol allows, if a
// command that fails changes the game, or if the game is no longer one that the
// rules allow. What would leave the process, or take long, is left out.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "checked_session.hpp"
#include "sessions/gtp_server.hpp"

namespace {

using namespace outflank;
using namespace outflank::host;
using fuzz::require;

constexpr int kDeepestPerft = 4;
// Each loads a library.
constexpr int kMostReloads = 2;
constexpr std::uint64_t kMostNodes = 300;

// Loading is slow, and the registry is as it was after every input: nothing
// below names a file.
Registry& tree_plugins() {
  static Registry registry({OUTFLANK_TREE_PLUGIN_DIR}, [](LogLevel, std::string_view) {});
  return registry;
}

class Filter {
 public:
  [[nodiscard]] bool passes(std::string_view line) {
    if (!command_.read(line) || !command_.error().empty()) return true;
    const auto name = command_.name();
    const auto arguments = command_.arguments();
    const auto rest = arguments.rest_from(0);
    if (asks_for_much(rest)) return false;
    if (name == "outflank-save" || name == "outflank-load") return false;
    if (name == "outflank-use") return rest.find('/') == std::string_view::npos;
    if (name == "outflank-reload") return reloads_++ < kMostReloads;
    if (name == "outflank-perft" && !arguments.empty()) {
      int depth = 0;
      const auto word = arguments.text(0);
      std::from_chars(word.data(), word.data() + word.size(), depth);
      return depth <= kDeepestPerft;
    }
    return true;
  }

 private:
  // A parameter of searching strategies that takes gigabytes, or a crowd.
  static bool asks_for_much(std::string_view arguments) {
    return arguments.find("table_megabytes") != std::string_view::npos ||
           arguments.find("threads") != std::string_view::npos;
  }

  gtp::Command command_;
  int reloads_ = 0;
};

void keep_short(LimitSettings& limits) {
  limits.nodes = limits.nodes == 0 ? kMostNodes : std::min(limits.nodes, kMostNodes);
}

bool same_game(const Game& left, const Game& right) {
  return left.start() == right.start() && left.position() == right.position() &&
         left.ply() == right.ply();
}

bool follows_the_rules(const Game& game) {
  Game again(game.start());
  for (const Move move : game.moves()) {
    if (!again.play(move)) return false;
  }
  return again.position() == game.position();
}

// Not where it is only the client's own text, quoted in another message.
bool is_internal_error(std::string_view reply) {
  if (!reply.starts_with('?')) return false;
  const auto message = reply.find_first_not_of("0123456789 ", 1);
  return reply.substr(message).starts_with("internal error");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  InstanceFactory factory(tree_plugins(), {});
  Settings settings;
  settings.strategy = "greedy";
  std::int64_t now_ns = 0;
  Session session(
      factory, settings, [](LogLevel, std::string_view) {}, [&now_ns] { return now_ns += 1'000'000; });
  const InputWatch input;
  gtp::CommandTable table;
  add_gtp_commands(table, session, input);
  fuzz::CheckedSession client(table);
  Filter filter;
  fuzz::for_each_line({data, data + size}, [&](std::string_view line) {
    if (!filter.passes(line)) return;
    keep_short(session.limits());
    const Game before = session.game();
    const std::string reply = client.answer(line);
    require(!is_internal_error(reply), "a mistake of ours", line, reply);
    require(!reply.starts_with('?') || same_game(before, session.game()),
            "a failure that changed the game", line, reply);
    require(follows_the_rules(session.game()), "a game against the rules", line, reply);
  });
  return 0;
}
