#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>

#include "arena/contestant_factory.hpp"
#include "outflank/rules/rules.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::host::arena {

// What contestants in child processes need, and a game for them to play in.
class Children : public ::testing::Test {
 protected:
  [[nodiscard]] static Participant misbehaving(const std::string& mode,
                                               const std::string& move = "F5") {
    Participant participant;
    participant.name = mode;
    participant.kind = ParticipantKind::gtp;
    participant.command = {OUTFLANK_MISBEHAVING, mode, move};
    return participant;
  }

  [[nodiscard]] std::unique_ptr<Contestant> gtp(const Participant& participant,
                                                const PlayLimits& limits = {}) {
    return make_gtp_contestant(participant, limits, surroundings_);
  }
  [[nodiscard]] std::unique_ptr<Contestant> isolated(const std::string& spec,
                                                     const PlayLimits& limits = {}) {
    return make_isolated_contestant(parse_participant("isolated:" + spec), limits, surroundings_);
  }

  // The forfeit of one that is asked for its first move as black.
  [[nodiscard]] std::optional<Forfeit> forfeit_of(const Participant& participant,
                                                  const MoveTerms& terms = {}) {
    try {
      const auto contestant = gtp(participant);
      contestant->new_game(Position(), Color::black, 1);
      static_cast<void>(contestant->choose(Position(), terms));
    } catch (const Forfeit& forfeit) {
      return forfeit;
    }
    return std::nullopt;
  }

  Registry registry_{{test::plugin_dir(), OUTFLANK_LEARNER_DIR}, [](LogLevel, std::string_view) {}};
  InstanceFactory factory_{registry_, {}};
  Surroundings surroundings_{.factory = factory_,
                             .host_program = OUTFLANK_EXECUTABLE,
                             .host_arguments = {"--plugin-dir", test::plugin_dir().string(),
                                                "--plugin-dir", OUTFLANK_LEARNER_DIR},
                             .log = [](LogLevel, std::string_view) {}};
};

// Patient with what is slow, and not with what hangs.
inline constexpr std::chrono::milliseconds kLittlePatience{1'000};

}  // namespace outflank::host::arena
