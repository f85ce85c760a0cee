#include <unistd.h>

#include <csignal>

#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "sessions/gtp_server.hpp"

namespace outflank::host {

int run_gtp(const std::vector<std::string>& arguments) {
  OptionReader reader{.usage = "gtp [OPTIONS]",
                      .explanation =
                          "Answers GTP commands on standard input, one a line, until quit or the\n"
                          "end of input. Messages go to standard error. The commands:\n"
                          "outflank help protocol"};
  add_player_options(reader.options);
  add_plugin_options(reader.options);
  reader.options.add_options()("verbose,v", "show what strategies log, not only warnings");
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  // A client that goes away is noticed when we write to it; no reason to be killed.
  std::signal(SIGPIPE, SIG_IGN);
  const auto settings = settings_from(*values);
  const auto log = stderr_log(values->count("verbose") > 0 ? LogLevel::debug : LogLevel::warning);
  Strategies strategies(settings, log);
  Session session(strategies.factory, settings, log);
  serve_gtp(session, STDIN_FILENO, STDOUT_FILENO);
  return kExitSuccess;
}

}  // namespace outflank::host
