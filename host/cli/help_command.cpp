#include <iostream>

#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "config/nearest.hpp"
#include "gtp/reference_page.hpp"
#include "sessions/gtp_server.hpp"

namespace outflank::host {

namespace {

// The reference page comes from the commands themselves, which need a session
// to be about.
void print_protocol() {
  const Settings settings;
  auto registry = make_registry(settings, stderr_log(LogLevel::warning));
  InstanceFactory factory(registry, {});
  Session session(factory, settings, stderr_log(LogLevel::warning));
  const InputWatch input;
  gtp::CommandTable table;
  add_gtp_commands(table, session, input);
  std::cout << gtp::reference_page(table);
}

void print_overview() {
  std::cout << "Outflank: a host for Othello strategies.\n\n"
               "Usage: outflank SUBCOMMAND [OPTIONS]\n\n";
  for (const auto& subcommand : subcommands()) {
    std::cout << "  " << subcommand.name << std::string(10 - subcommand.name.size(), ' ')
              << subcommand.summary << "\n";
  }
  std::cout << "\noutflank SUBCOMMAND --help explains one of them, outflank help protocol the GTP\n"
               "commands; outflank --version tells the version.\n";
}

const Subcommand& subject(const std::string& name) {
  std::vector<std::string> names{"protocol"};
  for (const auto& subcommand : subcommands()) {
    if (subcommand.name == name) return subcommand;
    names.emplace_back(subcommand.name);
  }
  throw UsageError("help: nothing about " + name + did_you_mean(name, names));
}

}  // namespace

int run_help(const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h") {
    print_overview();
  } else if (arguments.size() > 1) {
    throw UsageError("help: expected one subcommand, got " + std::to_string(arguments.size()));
  } else if (arguments[0] == "protocol") {
    print_protocol();
  } else {
    return subject(arguments[0]).run({"--help"});
  }
  return kExitSuccess;
}

}  // namespace outflank::host
