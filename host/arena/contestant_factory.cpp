#include "arena/contestant_factory.hpp"

#include <cassert>

namespace outflank::host::arena {

std::unique_ptr<Contestant> make_contestant(const Participant& participant,
                                            const PlayLimits& limits,
                                            const Surroundings& surroundings) {
  switch (participant.kind) {
    case ParticipantKind::strategy:
      return make_strategy_contestant(participant, surroundings);
    case ParticipantKind::isolated:
      return make_isolated_contestant(participant, limits, surroundings);
    case ParticipantKind::gtp:
      return make_gtp_contestant(participant, limits, surroundings);
  }
  assert(false);
  return nullptr;
}

}  // namespace outflank::host::arena
