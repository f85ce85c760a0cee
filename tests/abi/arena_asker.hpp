#pragma once

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "fake_arena.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/plugin/transfer.hpp"

namespace outflank::test {

// Asks for games as a trainer would, and keeps all that is delivered.
class ArenaAsker {
 public:
  struct Participant {
    const char* strategy;
    std::string parameters;
    std::string state;
    bool want_state = false;
  };
  struct Chain {
    std::vector<Participant> participants;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> games;  // black, white
    Position start = Position::start(4);
  };

  explicit ArenaAsker(FakeArena& arena) : arena_(arena) {}

  [[nodiscard]] outflank_status play(const std::vector<Chain>& wanted) {
    std::vector<outflank_position> starts;
    for (const auto& chain : wanted) starts.push_back(to_abi(chain.start));
    std::vector<std::vector<outflank_participant>> participants(wanted.size());
    std::vector<std::vector<outflank_arena_game>> games(wanted.size());
    std::vector<std::vector<const outflank_participant*>> participant_lists(wanted.size());
    std::vector<std::vector<const outflank_arena_game*>> game_lists(wanted.size());
    std::vector<outflank_chain> chains;
    std::vector<const outflank_chain*> list;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      for (const auto& one : wanted[i].participants) {
        participants[i].push_back(
            {sizeof(outflank_participant), one.want_state ? std::uint32_t{OUTFLANK_WANT_STATE} : 0U,
             one.strategy, one.parameters.c_str(), one.state.empty() ? nullptr : one.state.data(),
             one.state.size()});
      }
      for (const auto& [black, white] : wanted[i].games) {
        games[i].push_back(
            {sizeof(outflank_arena_game), black, white, 0, mix(1, i), &starts[i], nullptr});
      }
      for (const auto& one : participants[i]) participant_lists[i].push_back(&one);
      for (const auto& one : games[i]) game_lists[i].push_back(&one);
      chains.push_back({sizeof(outflank_chain), 0,
                        static_cast<std::uint32_t>(participants[i].size()),
                        static_cast<std::uint32_t>(games[i].size()), participant_lists[i].data(),
                        game_lists[i].data()});
    }
    for (const auto& chain : chains) list.push_back(&chain);
    const outflank_arena_sink sink{sizeof sink, 0, this, take_game, take_state};
    const auto& table = *static_cast<const outflank_arena*>(
        arena_.host()->extension(arena_.host(), OUTFLANK_HOST_ARENA));
    return table.play(arena_.host(), list.data(), list.size(), &sink, &error_);
  }

  // "chain.game: score" and "chain/participant = state", in the order they came.
  [[nodiscard]] const std::vector<std::string>& delivered() const { return delivered_; }
  [[nodiscard]] const std::vector<outflank_arena_result>& results() const { return results_; }
  [[nodiscard]] std::string message() const { return error_.message; }

 private:
  static ArenaAsker& from(const outflank_arena_sink* sink) {
    auto& self = *static_cast<ArenaAsker*>(sink->context);
    EXPECT_EQ(std::this_thread::get_id(), self.thread_);
    return self;
  }
  static void take_game(const outflank_arena_sink* sink, const outflank_arena_result* result) {
    from(sink).results_.push_back(*result);
    const char* how = result->how == OUTFLANK_ARENA_PLAYED         ? ""
                      : result->how == OUTFLANK_ARENA_BLACK_FAILED ? " black failed"
                                                                   : " white failed";
    from(sink).delivered_.push_back(std::to_string(result->chain) + "." +
                                    std::to_string(result->game) + ": " +
                                    std::to_string(result->black_score) + how);
  }
  static void take_state(const outflank_arena_sink* sink, std::uint64_t chain,
                         std::uint32_t participant, const void* bytes, std::uint64_t count) {
    from(sink).delivered_.push_back(std::to_string(chain) + "/" + std::to_string(participant) +
                                    " = " + std::string(static_cast<const char*>(bytes), count));
  }

  FakeArena& arena_;
  std::thread::id thread_ = std::this_thread::get_id();
  std::vector<std::string> delivered_;
  std::vector<outflank_arena_result> results_;
  outflank_error error_ = sized<outflank_error>();
};

}  // namespace outflank::test
