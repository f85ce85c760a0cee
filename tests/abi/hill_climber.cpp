#include "hill_climber.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "outflank/kit/random.hpp"

namespace outflank::test {

namespace {

std::size_t kind_of(Square square) {
  const int row = std::min(row_of(square), 5 - row_of(square));
  const int column = std::min(column_of(square), 5 - column_of(square));
  const auto [low, high] = std::minmax(row, column);
  return static_cast<std::size_t>(low == 0 ? high : low == 1 ? 2 + high : 5);
}

// A few random moves from the start: a game of its own for every seed.
Position opening(std::uint64_t seed) {
  Random random(seed);
  auto position = Position::start(6);
  for (int i = 0; i < 4; ++i)
    position = position.after(random_square(legal_moves(position), random));
  return position;
}

// The C++ face's guard around what the trainer does.
outflank_status begin_training(outflank_instance* instance, const outflank_training* training,
                               outflank_error* error) noexcept {
  return adapter::guard(error,
                        [&] { adapter::self<HillClimber>(instance).begin(read_struct(training)); });
}

outflank_status do_step(outflank_instance* instance, const outflank_step* step,
                        outflank_step_report* report, outflank_error* error) noexcept {
  outflank_status status = OUTFLANK_OK;
  const auto guarded = adapter::guard(error, [&] {
    auto filled = sized<outflank_step_report>();
    status = adapter::self<HillClimber>(instance).step(read_struct(step), filled, error);
    if (status == OUTFLANK_OK) write_struct(report, filled);
  });
  return guarded == OUTFLANK_OK ? status : guarded;
}

const void* find_with_trainer(const outflank_strategy* strategy, const char* id) noexcept {
  static constexpr outflank_trainer kTrainer{sizeof kTrainer, 0, "generation", begin_training,
                                             do_step};
  if (std::string_view(id) == OUTFLANK_EXT_TRAINER) return &kTrainer;
  return find_extension<HillClimber>(strategy, id);
}

// Adds up what the games of one step came to, from the view of participant 0.
struct Margins {
  double recent;
  std::int64_t sum = 0;
  std::uint64_t games = 0;

  static void take(const outflank_arena_sink* sink, const outflank_arena_result* result) {
    auto& self = *static_cast<Margins*>(sink->context);
    // Participant 0 has black in the first game of a chain and white in the second.
    const int margin = result->game == 0 ? result->black_score : -result->black_score;
    self.sum += margin;
    self.recent = 0.9 * self.recent + 0.1 * margin;
    ++self.games;
  }
  static void ignore_state(const outflank_arena_sink*, std::uint64_t, std::uint32_t, const void*,
                           std::uint64_t) {}
};

}  // namespace

void HillClimber::parameters(Parameters<HillClimber>& list) {
  list.add("games", &HillClimber::games_, {2, 1000}, "Games of a step");
}

Decision HillClimber::choose(const Position& position, const Limits& /*limits*/) {
  const auto sum = [this](Bitboard discs) {
    std::int32_t result = 0;
    for (const auto square : squares(discs)) result += knowledge_.weights[kind_of(square)];
    return result;
  };
  Decision best;
  for (const auto square : squares(legal_moves(position))) {
    const auto next = position.after(square);
    const auto value = sum(next.opponent()) - sum(next.own());
    if (!best.value || value > *best.value) best = {.move = square, .value = value};
  }
  return best;
}

std::string HillClimber::text_of(const Knowledge& knowledge) {
  std::string text;
  for (const auto weight : knowledge.weights) text += std::to_string(weight) + " ";
  return text + std::to_string(knowledge.accepted) + " " + number_text(knowledge.recent_margin) +
         "\n";
}

std::string HillClimber::save() const { return text_of(knowledge_); }

void HillClimber::load(std::string_view bytes) {
  std::istringstream in{std::string(bytes)};
  Knowledge read;
  for (auto& weight : read.weights) in >> weight;
  in >> read.accepted >> read.recent_margin;
  if (!in || text_of(read) != bytes) throw std::runtime_error("not the state of a climber");
  knowledge_ = read;
}

void HillClimber::begin(const outflank_training& training) {
  if (training.board_size != 6) throw BadValue("trains on 6x6 only");
  if (training.steps_done != 0) return;
  Random random(training.run_seed);
  for (auto& weight : knowledge_.weights) weight = static_cast<std::int32_t>(random.below(21)) - 10;
}

outflank_status HillClimber::step(const outflank_step& step, outflank_step_report& report,
                                  outflank_error* error) {
  Random random(step.seed);
  auto candidate = knowledge_;
  auto& changed = candidate.weights[random.below(candidate.weights.size())];
  changed += static_cast<std::int32_t>(random.below(41)) - 20;

  // A chain for every opening: the candidate and the present one, both ways.
  const auto its_state = text_of(candidate);
  const auto my_state = text_of(knowledge_);
  const outflank_participant it{sizeof it, 0, info.id, nullptr, its_state.data(), its_state.size()};
  const outflank_participant me{sizeof me, 0, info.id, nullptr, my_state.data(), my_state.size()};
  const std::array<const outflank_participant*, 2> participants{&it, &me};
  struct Pair {
    outflank_position start;
    std::array<outflank_arena_game, 2> games;
    std::array<const outflank_arena_game*, 2> game_list;
    outflank_chain chain;
  };
  std::vector<Pair> pairs(static_cast<std::size_t>(games_) / 2);
  std::vector<const outflank_chain*> chains;
  for (auto& pair : pairs) {
    const auto seed = random.next();
    pair.start = to_abi(opening(seed));
    for (std::uint32_t i : {0U, 1U}) {
      pair.games[i] = {sizeof(outflank_arena_game), i, 1 - i, 0, seed, &pair.start, nullptr};
      pair.game_list[i] = &pair.games[i];
    }
    pair.chain = {sizeof(outflank_chain), 0, 2, 2, participants.data(), pair.game_list.data()};
    chains.push_back(&pair.chain);
  }

  const auto* arena =
      static_cast<const outflank_arena*>(raw_host_->extension(raw_host_, OUTFLANK_HOST_ARENA));
  if (arena == nullptr) throw std::runtime_error("this host plays no games");
  Margins margins{.recent = candidate.recent_margin};
  const outflank_arena_sink sink{sizeof sink, 0, &margins, Margins::take, Margins::ignore_state};
  const auto status = arena->play(raw_host_, chains.data(), chains.size(), &sink, error);
  if (status != OUTFLANK_OK) return status;

  if (margins.sum > 0) {
    candidate.accepted = knowledge_.accepted + 1;
    knowledge_ = candidate;
  }
  knowledge_.recent_margin = margins.recent;
  report.games = margins.games;
  write_text(report.summary, sizeof report.summary,
             "margin " + std::to_string(margins.sum) + ", accepted " +
                 std::to_string(knowledge_.accepted));
  return OUTFLANK_OK;
}

outflank_status HillClimber::create(const outflank_strategy* /*strategy*/,
                                    const outflank_host* host, outflank_instance** instance,
                                    outflank_error* error) noexcept {
  return adapter::guard(error, [&] {
    auto made = std::make_unique<HillClimber>();
    made->attach(host);
    made->raw_host_ = host;
    *instance = reinterpret_cast<outflank_instance*>(made.release());
  });
}

const outflank_strategy* HillClimber::table() {
  static const outflank_strategy kTable = [] {
    auto table = StrategyTable<HillClimber>::kTable;
    table.create = create;
    table.extension = find_with_trainer;
    return table;
  }();
  return &kTable;
}

}  // namespace outflank::test
