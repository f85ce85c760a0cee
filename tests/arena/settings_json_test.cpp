#include "arena/settings_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace outflank::host::arena {
namespace {

std::string json_of(const auto& settings) { return nlohmann::ordered_json(settings).dump(); }

TEST(SettingsJson, LeavesOutLimitsThatAreNotSet) {
  EXPECT_EQ(json_of(PlayLimits{}), "{}");
  EXPECT_EQ(json_of(PlayLimits{.depth = 4}), R"({"depth":4})");
}

TEST(SettingsJson, WritesLimitsAsUsersDo) {
  EXPECT_EQ(json_of(PlayLimits{.main_ns = 60'000'000'000,
                               .increment_ns = 500'000'000,
                               .move_ns = 100'000'000,
                               .nodes = 18'446'744'073'709'551'615U}),
            R"({"time":"60+0.5","move_time":"0.1","nodes":18446744073709551615})");
}

TEST(SettingsJson, HoldsAllOfAParticipant) {
  Participant rhino;
  rhino.name = "Rhino";
  rhino.kind = ParticipantKind::gtp;
  rhino.command = {"gtp-rhino", "-l", "1"};
  rhino.folder = "engines";
  rhino.environment = {{"LEVEL", "1"}, {"EMPTY", ""}};
  rhino.limits = PlayLimits{.move_ns = 1'000'000};
  rhino.memory_bytes = 1024;
  rhino.restart = true;
  EXPECT_EQ(json_of(rhino),
            R"({"name":"Rhino","kind":"gtp","command":["gtp-rhino","-l","1"],"folder":"engines",)"
            R"("environment":["LEVEL=1","EMPTY="],"limits":{"move_time":"0.001"},)"
            R"("memory_bytes":1024,"restart":true})");
}

TEST(SettingsJson, TellsOwnLimitsThatAreNoneFromNoneOfItsOwn) {
  Participant player;
  player.name = "a";
  player.spec = "random";
  EXPECT_EQ(json_of(player), R"({"name":"a","kind":"strategy","strategy":"random"})");
  player.limits = PlayLimits{};
  player.kind = ParticipantKind::isolated;
  EXPECT_EQ(json_of(player), R"({"name":"a","kind":"isolated","strategy":"random","limits":{}})");
}

}  // namespace
}  // namespace outflank::host::arena
