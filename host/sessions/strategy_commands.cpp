// Which strategy plays, and with what parameters and knowledge.
#include "plugins/listing.hpp"
#include "sessions/command_context.hpp"

namespace outflank::host {

namespace {

using gtp::Arguments;
using gtp::Reply;

const std::string kGroup{gtp::kOutflankGroup};

void add_choice(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "outflank-plugins",
               .summary = "The strategies found: id, version, board sizes, abilities, file.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.start_below().append(
                     strategy_table(session.factory().registry().strategies()));
               }});
  context.add({.name = "outflank-use",
               .usage = "ID[:KEY=VALUE,...]",
               .summary = "Lets another strategy play on in this game. A name with a slash is a "
                          "path to a plugin file.",
               .failure = "Names the strategy, the file or the parameter that is wrong; the old "
                          "strategy plays on.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = gtp::kAnyNumber,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.use(arguments.rest_from(0));
               }});
  context.add({.name = "outflank-reload",
               .usage = "[ID]",
               .summary = "Loads the file of a strategy again, in mid-game, carrying parameters "
                          "and state over. Without ID: of the one that plays.",
               .failure = "Names the file and the reason; the old version plays on.",
               .group = kGroup,
               .max_arguments = 1,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.reload(arguments.empty() ? session.strategy().strategy().id
                                                  : std::string(arguments.text(0)));
               }});
}

void add_parameters(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "outflank-params",
               .summary = "The parameters of the strategy that plays, with their values.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 auto& instance = session.strategy();
                 for (const auto& parameter : instance.strategy().parameters) {
                   reply.line(parameter_line(parameter, instance.parameter(parameter.name)));
                 }
               }});
  context.add({.name = "outflank-set",
               .usage = "PARAMETER VALUE",
               .summary = "Changes a parameter of the strategy that plays, from its next move on.",
               .failure = "Says what the parameter takes, or which one was meant; nothing changes.",
               .group = kGroup,
               .min_arguments = 2,
               .max_arguments = gtp::kAnyNumber,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.set_parameter(std::string(arguments.text(0)),
                                       std::string(arguments.rest_from(1)));
               }});
}

void add_state(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "outflank-save",
               .usage = "FILE",
               .summary = "Saves what the strategy has learned.",
               .failure = "Names the file and the reason; a file that was there is kept.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = gtp::kAnyNumber,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.save_state(std::string(arguments.rest_from(0)));
               }});
  context.add({.name = "outflank-load",
               .usage = "FILE",
               .summary = "Loads what this strategy has learned before.",
               .failure = "Names the file and the reason: damaged, or of another strategy or "
                          "version. The strategy keeps what it had.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = gtp::kAnyNumber,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 session.load_state(std::string(arguments.rest_from(0)));
               }});
}

}  // namespace

void add_strategy_commands(const CommandContext& context) {
  add_choice(context);
  add_parameters(context);
  add_state(context);
}

}  // namespace outflank::host
