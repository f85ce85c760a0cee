#include "gtp/table_commands.hpp"

#include <string>

#include "gtp/excerpt.hpp"
#include "gtp/failure.hpp"

namespace outflank::gtp {

namespace {

void help_on_all(const CommandTable& table, Reply& reply) {
  for (const CommandSpec& spec : table.all()) reply.line(synopsis(spec) + " - " + spec.summary);
}

void help_on(const CommandTable& table, std::string_view name, Reply& reply) {
  const CommandSpec* const spec = table.find(name);
  if (spec == nullptr) throw Failure("unknown command: " + excerpt(name));
  reply.line(synopsis(*spec)).line(spec->summary);
  if (!spec->failure.empty()) reply.line("Fails: " + spec->failure);
}

}  // namespace

void add_table_commands(CommandTable& table) {
  table.add({.name = "protocol_version",
             .summary = "The version of GTP spoken here: 2.",
             .group = std::string(kGtp2Group),
             .handler = [](const Arguments&, Reply& reply) { reply.append("2"); }});
  table.add({.name = "known_command",
             .usage = "NAME",
             .summary = "`true` if there is a command of this name, else `false`.",
             .group = std::string(kGtp2Group),
             .min_arguments = 1,
             .max_arguments = 1,
             .handler = [&table](const Arguments& arguments, Reply& reply) {
               reply.append(table.find(arguments.text(0)) != nullptr ? "true" : "false");
             }});
  table.add({.name = "list_commands",
             .summary = "The names of all commands, one a line.",
             .group = std::string(kGtp2Group),
             .handler = [&table](const Arguments&, Reply& reply) {
               for (const CommandSpec& spec : table.all()) reply.line(spec.name);
             }});
  table.add({.name = "quit",
             .summary = "Ends the session after the reply; later lines are not answered.",
             .group = std::string(kGtp2Group),
             .ends_session = true,
             .handler = [](const Arguments&, Reply&) {}});
  table.add({.name = "help",
             .usage = "[COMMAND]",
             .summary = "What the command does, or a line on each command.",
             .failure = "`unknown command: NAME` if there is none of this name.",
             .group = std::string(kOutflankGroup),
             .max_arguments = 1,
             .handler = [&table](const Arguments& arguments, Reply& reply) {
               if (arguments.empty()) return help_on_all(table, reply);
               help_on(table, arguments.text(0), reply);
             }});
}

}  // namespace outflank::gtp
