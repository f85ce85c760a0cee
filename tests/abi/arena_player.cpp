#include "arena_player.hpp"

#include <algorithm>
#include <stdexcept>

#include "outflank/abi/parameters.h"
#include "outflank/abi/state.h"
#include "outflank/plugin/transfer.hpp"

namespace outflank::test {

namespace {

outflank_error no_error() { return sized<outflank_error>(); }

template <typename Table>
const Table& need(const outflank_strategy& strategy, const char* id) {
  const void* table = strategy.extension(&strategy, id);
  if (table == nullptr) throw std::runtime_error(std::string("does not offer ") + id);
  return *static_cast<const Table*>(table);
}

}  // namespace

std::string save_state(const outflank_strategy& strategy, outflank_instance* instance) {
  std::string bytes;
  const outflank_writer writer{
      sizeof writer, 0, &bytes, [](const outflank_writer* self, const void* data, std::uint64_t n) {
        static_cast<std::string*>(self->context)->append(static_cast<const char*>(data), n);
        return outflank_status{OUTFLANK_OK};
      }};
  auto error = no_error();
  const auto& table = need<outflank_state>(strategy, OUTFLANK_EXT_STATE);
  if (table.save(instance, &writer, &error) != OUTFLANK_OK) throw std::runtime_error(error.message);
  return bytes;
}

outflank_status load_state(const outflank_strategy& strategy, outflank_instance* instance,
                           std::string_view bytes, outflank_error* error) {
  const outflank_reader reader{
      sizeof reader, 0, &bytes,
      [](const outflank_reader* self, void* data, std::uint64_t capacity, std::uint64_t* n) {
        auto& rest = *static_cast<std::string_view*>(self->context);
        *n = rest.copy(static_cast<char*>(data), capacity);
        rest.remove_prefix(*n);
        return outflank_status{OUTFLANK_OK};
      }};
  return need<outflank_state>(strategy, OUTFLANK_EXT_STATE).load(instance, &reader, error);
}

ArenaPlayer::ArenaPlayer(const outflank_strategy& strategy, const outflank_host* host,
                         const outflank_participant& participant)
    : strategy_(strategy) {
  auto error = no_error();
  if (strategy_.create(&strategy_, host, &instance_, &error) != OUTFLANK_OK) {
    throw std::runtime_error(error.message);
  }
  try {
    set_parameters(participant.parameters == nullptr ? "" : participant.parameters);
    if (participant.state == nullptr) return;
    const std::string_view bytes(static_cast<const char*>(participant.state),
                                 participant.state_bytes);
    if (load_state(strategy_, instance_, bytes, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
  } catch (...) {
    strategy_.destroy(instance_);
    throw;
  }
}

bool ArenaPlayer::new_game(const Position& start, std::uint64_t seed) {
  auto error = no_error();
  const auto position = to_abi(start);
  return strategy_.new_game(instance_, &position, seed, &error) == OUTFLANK_OK;
}

std::optional<Move> ArenaPlayer::choose(const Position& at, const outflank_limits& limits) {
  auto error = no_error();
  auto decision = sized<outflank_decision>();
  const auto position = to_abi(at);
  if (strategy_.choose(instance_, &position, &limits, &decision, &error) != OUTFLANK_OK ||
      decision.move < 0 || decision.move >= kSquares || !is_legal(at, Move(decision.move))) {
    return std::nullopt;
  }
  return Move(decision.move);
}

bool ArenaPlayer::observe(Move move) {
  auto error = no_error();
  return strategy_.observe(instance_, move.index(), &error) == OUTFLANK_OK;
}

void ArenaPlayer::game_over(const outflank_result& result) {
  auto error = no_error();
  (void)strategy_.game_over(instance_, &result, &error);
}

void ArenaPlayer::set_parameters(std::string_view text) {
  while (!text.empty()) {
    const auto item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(item.size() + 1, text.size()));
    const auto equals = item.find('=');
    if (equals == std::string_view::npos) throw std::runtime_error("expected key=value");
    auto error = no_error();
    const auto& table = need<outflank_parameters>(strategy_, OUTFLANK_EXT_PARAMETERS);
    if (table.set(instance_, std::string(item.substr(0, equals)).c_str(),
                  std::string(item.substr(equals + 1)).c_str(), &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
  }
}

}  // namespace outflank::test
