// A host as it was written and built for the frozen contract: loads the plugins
// of today and plays games with them, by the rules of that time.
//
//   abi_old_host FOLDER ID...
//
// OUTFLANK_TEST_PLUGIN_DIR, if set, is the folder instead.
#include <dlfcn.h>
#include <outflank/abi/outflank.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <outflank/kit/random.hpp>
#include <outflank/rules/rules.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using outflank::Color;
using outflank::Game;
using outflank::Move;
using outflank::Position;

template <typename Struct>
Struct sized() {
  Struct result{};
  result.struct_size = sizeof result;
  return result;
}

void need(bool condition, const std::string& what) {
  if (!condition) throw std::runtime_error(what);
}

void log(const outflank_host* /*host*/, std::int32_t /*level*/, const char* message) {
  std::printf("  says: %s\n", message);
}
std::int64_t now_ns(const outflank_host* /*host*/) { return 0; }
std::int32_t should_stop(const outflank_host* /*host*/) { return 0; }
const void* no_service(const outflank_host* /*host*/, const char* /*id*/) { return nullptr; }

constexpr outflank_host kHost{sizeof kHost, 0, nullptr, log, now_ns, should_stop, no_service};

outflank_position to_abi(const Position& position) {
  auto result = sized<outflank_position>();
  result.board_size = static_cast<std::uint16_t>(position.size());
  result.to_move = position.to_move() == Color::black ? OUTFLANK_BLACK : OUTFLANK_WHITE;
  result.black = position.black();
  result.white = position.white();
  return result;
}

class Library {
 public:
  explicit Library(const std::filesystem::path& file)
      : library_(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    need(library_ != nullptr, file.string() + ": cannot be loaded");
    void* symbol = ::dlsym(library_, OUTFLANK_PLUGIN_ENTRY_NAME);
    need(symbol != nullptr, file.string() + ": has no entry");
    plugin_ = reinterpret_cast<const outflank_plugin* (*)()>(symbol)();
    need(plugin_->struct_size >= sizeof(outflank_plugin), "the table is too small");
    need(plugin_->abi_major == OUTFLANK_ABI_MAJOR, "another major version");
    need(plugin_->strategy_count == 1, "expected one strategy");
    need(strategy().struct_size >= sizeof(outflank_strategy), "the strategy is too small");
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  ~Library() { ::dlclose(library_); }

  [[nodiscard]] const outflank_strategy& strategy() const { return *plugin_->strategies[0]; }
  template <typename Table>
  [[nodiscard]] const Table* extension(const char* id) const {
    return static_cast<const Table*>(strategy().extension(&strategy(), id));
  }

 private:
  void* library_;
  const outflank_plugin* plugin_ = nullptr;
};

class Player {
 public:
  explicit Player(const Library& library) : strategy_(library.strategy()) {
    check(strategy_.create(&strategy_, &kHost, &instance_, &error_));
  }
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  ~Player() { strategy_.destroy(instance_); }

  [[nodiscard]] outflank_instance* get() const { return instance_; }
  [[nodiscard]] outflank_error* error() { return &error_; }
  void check(outflank_status status) const { need(status == OUTFLANK_OK, error_.message); }

  void new_game(const Position& start, std::uint64_t seed) {
    const auto position = to_abi(start);
    check(strategy_.new_game(instance_, &position, seed, &error_));
  }
  [[nodiscard]] Move choose(const Position& at, std::uint64_t move_seed) {
    const auto position = to_abi(at);
    auto limits = sized<outflank_limits>();
    limits.move_seed = move_seed;
    auto decision = sized<outflank_decision>();
    check(strategy_.choose(instance_, &position, &limits, &decision, &error_));
    need(decision.struct_size == sizeof decision, "changed the size of a decision");
    need(decision.move >= 0 && decision.move < 64, "chose a move off the board");
    return Move(decision.move);
  }
  void observe(Move move) { check(strategy_.observe(instance_, move.index(), &error_)); }
  void game_over(const outflank_result& result) {
    check(strategy_.game_over(instance_, &result, &error_));
  }

 private:
  const outflank_strategy& strategy_;
  outflank_instance* instance_ = nullptr;
  outflank_error error_ = sized<outflank_error>();
};

int play(Player& black, Player& white, int size, std::uint64_t seed) {
  Game game(Position::start(size));
  for (auto* player : {&black, &white}) player->new_game(game.start(), seed);
  while (!game.over()) {
    auto& mover = game.position().to_move() == Color::black ? black : white;
    const auto move_seed = outflank::mix(seed, static_cast<std::uint64_t>(game.ply()));
    const Move move =
        has_move(game.position()) ? mover.choose(game.position(), move_seed) : Move::pass();
    need(game.play(move), "chose an illegal move");
    for (auto* player : {&black, &white}) player->observe(move);
  }
  auto result = sized<outflank_result>();
  result.how = OUTFLANK_GAME_FINISHED;
  result.black_score = final_score(game.position(), Color::black);
  result.black_discs = static_cast<std::uint32_t>(outflank::count(game.position().black()));
  result.white_discs = static_cast<std::uint32_t>(outflank::count(game.position().white()));
  for (auto* player : {&black, &white}) player->game_over(result);
  return result.black_score;
}

outflank_status append(const outflank_writer* writer, const void* bytes, std::uint64_t count) {
  static_cast<std::string*>(writer->context)->append(static_cast<const char*>(bytes), count);
  return OUTFLANK_OK;
}

// Gets every parameter and sets it to what it is.
void try_parameters(const Library& library, Player& player) {
  const auto* table = library.extension<outflank_parameters>(OUTFLANK_EXT_PARAMETERS);
  if (table == nullptr) return;
  for (std::uint32_t i = 0; i < table->count; ++i) {
    const auto& parameter = *table->list[i];
    std::string value;
    const outflank_writer writer{sizeof writer, 0, &value, append};
    player.check(table->get(player.get(), parameter.name, &writer, player.error()));
    need(value == parameter.default_value, "a fresh parameter is not at its default");
    player.check(table->set(player.get(), parameter.name, value.c_str(), player.error()));
  }
}

void try_evaluator(const Library& library, Player& player) {
  const auto* table = library.extension<outflank_evaluator>(OUTFLANK_EXT_EVALUATOR);
  if (table == nullptr) return;
  auto info = sized<outflank_evaluator_info>();
  player.check(table->describe(player.get(), &info, player.error()));
  const auto position = to_abi(Position::start());
  std::int32_t value = info.minimum - 1;
  player.check(table->evaluate(player.get(), &position, &value, player.error()));
  need(value >= info.minimum && value <= info.maximum, "a value outside its range");
}

void count_report(const outflank_analysis_sink* sink, const outflank_move_value* value) {
  need(value->struct_size >= sizeof *value, "a move value is too small");
  ++*static_cast<int*>(sink->context);
}

void try_analysis(const Library& library, Player& player) {
  const auto* table = library.extension<outflank_analysis>(OUTFLANK_EXT_ANALYSIS);
  if (table == nullptr) return;
  int reports = 0;
  const outflank_analysis_sink sink{sizeof sink, 0, &reports, count_report};
  const auto position = to_abi(Position::start());
  const auto limits = sized<outflank_limits>();
  player.check(table->analyze(player.get(), &position, &limits, &sink, player.error()));
  need(reports >= 4, "not every legal move was analysed");
}

void try_plugin(const std::filesystem::path& file) {
  const Library library(file);
  Player black(library);
  Player white(library);
  for (const int size : {4, 6, 8}) {
    const int score = play(black, white, size, 11);
    need(play(black, white, size, 11) == score, "the same game went another way");
    std::printf("%s %dx%d: %+d\n", library.strategy().info->id, size, size, score);
  }
  try_parameters(library, black);
  try_evaluator(library, black);
  try_analysis(library, black);
}

}  // namespace

int main(int count, char** arguments) try {
  need(count > 2, "expected FOLDER ID...");
  const char* other = std::getenv("OUTFLANK_TEST_PLUGIN_DIR");
  const std::filesystem::path folder = other != nullptr && *other != '\0' ? other : arguments[1];
  for (int i = 2; i < count; ++i) try_plugin(folder / (std::string(arguments[i]) + ".so"));
  return EXIT_SUCCESS;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return EXIT_FAILURE;
}
