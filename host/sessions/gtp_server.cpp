#include "sessions/gtp_server.hpp"

#include "gtp/dispatcher.hpp"
#include "gtp/table_commands.hpp"
#include "sessions/command_context.hpp"
#include "sessions/fd_output.hpp"
#include "sessions/line_reader.hpp"

namespace outflank::host {

void add_gtp_commands(gtp::CommandTable& table, Session& session, const InputWatch& input) {
  gtp::add_table_commands(table);
  const CommandContext context{table, session, input};
  add_board_commands(context);
  add_client_commands(context);
  add_strategy_commands(context);
  add_position_commands(context);
  add_thinking_commands(context);
}

void serve_gtp(Session& session, int input, int output) {
  LineQueue queue;
  const InputWatch watch(&queue);
  gtp::CommandTable table;
  add_gtp_commands(table, session, watch);
  FdOutput replies(output);
  gtp::Dispatcher dispatcher(table, replies);
  const LineReader reader(input, queue, session.interrupt(), output);
  while (true) {
    if (!queue.ready()) replies.flush();
    if (replies.closed()) break;
    const auto* line = queue.next();
    if (line == nullptr || !dispatcher.execute(*line)) break;
  }
  replies.flush();
}

}  // namespace outflank::host
