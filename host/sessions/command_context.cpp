#include "sessions/command_context.hpp"

#include <algorithm>

#include "outflank/rules/notation.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

void CommandContext::add(gtp::CommandSpec spec) const {
  spec.handler = [handler = std::move(spec.handler), &watch = input, &live = session](
                     const gtp::Arguments& arguments, gtp::Reply& reply) {
    // An interrupt ends the command it was sent for, and no other.
    watch.begin(live.interrupt());
    try {
      handler(arguments, reply);
    } catch (const SessionError& error) {
      throw gtp::Failure(error.what());
    } catch (const PluginError& error) {
      throw gtp::Failure(error.what());
    } catch (const NotationError& error) {
      throw gtp::Failure(std::string("syntax error: ") + error.what());
    }
  };
  table.add(std::move(spec));
}

std::string reply_move(Move move) {
  auto name = move_name(move);
  std::ranges::transform(name, name.begin(), [](char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  });
  return name;
}

std::string legal_moves_text(const Position& position) {
  if (must_pass(position)) return reply_move(Move::pass());
  std::string text;
  for (const Square square : squares(legal_moves(position))) {
    if (!text.empty()) text += ' ';
    text += reply_move(square);
  }
  return text;
}

}  // namespace outflank::host
