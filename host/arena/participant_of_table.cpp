#include "arena/participant_of_table.hpp"

#include <cassert>
#include <filesystem>
#include <vector>

#include "arena/command_line.hpp"
#include "arena/limit_keys.hpp"
#include "config/mistake.hpp"
#include "config/parameter_entries.hpp"
#include "config/shown_text.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/spec.hpp"

namespace outflank::host::arena {

namespace {

namespace fs = std::filesystem;

bool same(const Spec& a, const Spec& b) {
  return a.id == b.id && a.path == b.path && a.parameters == b.parameters;
}

std::string spec_text(const Spec& spec) {
  auto text = spec.path;
  if (!text.empty() && !spec.id.empty()) text += '@';
  text += spec.id;
  char before = ':';
  for (const auto& [name, value] : spec.parameters) {
    const bool in_parentheses = value.find_first_of(",()") != value.npos;
    text += before + name + '=' + (in_parentheses ? '(' + value + ')' : value);
    before = ',';
  }
  return text;
}

class Maker {
 public:
  Maker(const PlayerTable& table, const std::string& file)
      : table_(table), file_(file), folder_(fs::path(file).parent_path()) {}

  [[nodiscard]] Participant make() const {
    const bool has_command = !table_.command.empty() || is_set("command");
    const bool has_strategy = is_set("strategy");
    if (has_command && has_strategy) {
      fail(line_of("command") > line_of("strategy") ? "command" : "strategy",
           "expected either a strategy or a command, got both");
    }
    if (!has_command && !has_strategy) {
      fail("", "expected strategy = \"...\" or command = [\"...\"]");
    }
    Participant player;
    player.name = table_.name;
    if (has_command) {
      make_program(player);
    } else {
      make_strategy(player);
    }
    player.environment = table_.environment;
    player.memory_bytes = table_.memory_megabytes << 20U;
    player.restart = table_.restart;
    if (is_set(kLimitsTable)) player.limits = table_.limits;
    return player;
  }

 private:
  [[nodiscard]] bool is_set(std::string_view key) const { return table_.lines.contains(key); }
  [[nodiscard]] int line_of(std::string_view key) const {
    const auto found = table_.lines.find(key);
    assert(found != table_.lines.end());
    return found->second;
  }

  [[noreturn]] void fail(std::string_view key, const std::string& sentence,
                         std::string_view below = "") const {
    std::vector<std::string> path{"players", table_.name};
    auto name = std::string(key);
    if (!key.empty()) path.emplace_back(key);
    if (!below.empty()) {
      path.emplace_back(below);
      name += "." + std::string(below);
    }
    config::fail(file_, line_of(name), path, sentence);
  }

  void refuse(bool set, std::string_view key, const std::string& reason) const {
    if (set) fail(key, reason);
  }

  void make_program(Participant& player) const {
    refuse(table_.isolated, "isolated",
           "is for a strategy; a command is a process of its own anyway");
    refuse(!table_.parameters.empty(), config::kParametersTable,
           "is for a strategy; what a program is to know belongs in its command");
    player.kind = ParticipantKind::gtp;
    player.command = table_.command_line.empty() ? table_.command : words(table_.command_line);
    if (player.command.empty() || player.command.front().empty()) {
      fail("command", "expected the name of a program first");
    }
    if (!table_.folder.empty()) player.folder = folder_ / table_.folder;
    auto& program = player.command.front();
    if (program.find('/') == program.npos) return;
    program = (folder_ / program).string();
    // What is named with a slash is looked for from where the program starts.
    if (!player.folder.empty()) program = fs::absolute(program).string();
  }

  [[nodiscard]] std::vector<std::string> words(const std::string& command_line) const {
    try {
      return split_command_line(command_line);
    } catch (const ParticipantError&) {
      fail("command", "expected quotes that are closed, and no backslash at the end, got " +
                          config::in_quotes(command_line));
    }
  }

  void make_strategy(Participant& player) const {
    refuse(!table_.folder.empty(), "folder", "is for a command; a strategy needs none");
    if (!table_.isolated) {
      const std::string reason = "is for a process; add isolated = true to give the strategy one";
      refuse(!table_.environment.empty(), "environment", reason);
      refuse(table_.memory_megabytes > 0, "memory_megabytes", reason);
      refuse(table_.restart, "restart", reason);
    }
    player.kind = table_.isolated ? ParticipantKind::isolated : ParticipantKind::strategy;
    auto spec = written_spec();
    add_parameters(spec);
    if (!spec.path.empty()) spec.path = (folder_ / spec.path).string();
    player.spec = spec_text(spec);
    if (!reads_as(player.spec, spec)) {
      fail("strategy", "expected a path without = and :, got " + config::in_quotes(spec.path));
    }
  }

  [[nodiscard]] Spec written_spec() const {
    const auto& text = table_.strategy;
    if (text.starts_with("isolated:")) {
      fail("strategy", "expected a strategy such as " +
                           config::in_quotes(text.substr(std::string_view("isolated:").size())) +
                           ", and isolated = true beside it");
    }
    if (text.starts_with("gtp:")) {
      fail("strategy", "a program is written as command = " +
                           config::in_quotes(text.substr(std::string_view("gtp:").size())));
    }
    try {
      return parse_spec(text);
    } catch (const PluginError&) {
      fail("strategy", "expected ID[:key=value,...], such as \"classic:depth=3\", got " +
                           config::in_quotes(text));
    }
  }

  void add_parameters(Spec& spec) const {
    const auto expect_closed = [&](std::string_view key, std::string_view below,
                                   const std::string& text) {
      // What is not closed swallows what follows.
      auto longer = spec;
      longer.parameters.emplace_back("following", "1");
      if (reads_as(spec_text(longer), longer)) return;
      fail(key, "expected matching parentheses, got " + config::in_quotes(text), below);
    };
    expect_closed("strategy", "", table_.strategy);
    for (const auto& [name, value] : table_.parameters) {
      for (const auto& written : spec.parameters) {
        if (written.first == name) fail(config::kParametersTable, "is set in strategy too", name);
      }
      spec.parameters.emplace_back(name, value);
      expect_closed(config::kParametersTable, name, value);
    }
  }

  [[nodiscard]] static bool reads_as(const std::string& text, const Spec& spec) {
    try {
      return same(parse_spec(text), spec);
    } catch (const PluginError&) {
      return false;
    }
  }

  const PlayerTable& table_;
  const std::string& file_;
  fs::path folder_;
};

}  // namespace

Participant participant_of(const PlayerTable& table, const std::string& file) {
  return Maker(table, file).make();
}

}  // namespace outflank::host::arena
