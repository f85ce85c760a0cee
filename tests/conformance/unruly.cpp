// Strategies that each break one rule of the contract in a way that happens. The
// conformance suite must find every one of them.
#include <atomic>
#include <charconv>
#include <outflank/plugin.hpp>
#include <stdexcept>

namespace {

using outflank::AnalysisSink;
using outflank::Decision;
using outflank::EvaluatorInfo;
using outflank::first_square;
using outflank::Info;
using outflank::Limits;
using outflank::Move;
using outflank::Parameters;
using outflank::Position;
using outflank::Result;

constexpr Info named(const char* id) {
  return {.id = id,
          .name = "Unruly",
          .version = "1.0.0",
          .summary = "Breaks a rule",
          .board_sizes = OUTFLANK_SIZE_BIT(4)};
}

// Plays by the rules; the others change one thing.
class Orderly : public outflank::Strategy {
 public:
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    return {.move = first_square(legal_moves(position))};
  }
};

class IllegalMove final : public Orderly {
 public:
  static constexpr Info info = named("illegal_move");
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    return {.move = first_square(position.empties())};
  }
};

class IllegalLine final : public Orderly {
 public:
  static constexpr Info info = named("illegal_line");
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    const Move move = first_square(legal_moves(position));
    return {.move = move, .line = {move, move}};
  }
};

class OwnGenerator final : public Orderly {
 public:
  static constexpr Info info = named("own_generator");
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    outflank::Random random(draws().fetch_add(1));
    return {.move = random_square(legal_moves(position), random)};
  }

 private:
  static std::atomic<std::uint64_t>& draws() {
    static std::atomic<std::uint64_t> count = 0;
    return count;
  }
};

class Grudge final : public Orderly {
 public:
  static constexpr Info info = named("grudge");
  Decision choose(const Position& position, const Limits& limits) override {
    auto decision = Orderly::choose(position, limits);
    decision.value = games_;
    return decision;
  }
  void game_over(const Result& /*result*/) override { ++games_; }

 private:
  std::int32_t games_ = 0;
};

class SharedScratch final : public Orderly {
 public:
  static constexpr Info info = named("shared_scratch");
  SharedScratch() { ++alive(); }
  ~SharedScratch() override { --alive(); }
  Decision choose(const Position& position, const Limits& limits) override {
    auto decision = Orderly::choose(position, limits);
    // Two that work in one place see each other's work.
    decision.value = alive() > 1 ? 1 : 0;
    return decision;
  }

 private:
  static std::atomic<int>& alive() {
    static std::atomic<int> count = 0;
    return count;
  }
};

class NoMoveYet final : public Orderly {
 public:
  static constexpr Info info = named("no_move_yet");
  Decision choose(const Position& position, const Limits& limits) override {
    return host().should_stop() ? Decision{} : Orderly::choose(position, limits);
  }
};

class OddDefault final : public Orderly {
 public:
  static constexpr Info info = named("odd_default");
  static void parameters(Parameters<OddDefault>& list) {
    list.add("depth", &OddDefault::depth_, {1, 10}, "Plies");
  }

 private:
  int depth_ = 0;
};

class TwinChoices final : public Orderly {
 public:
  static constexpr Info info = named("twin_choices");
  static void parameters(Parameters<TwinChoices>& list) {
    list.add("mood", &TwinChoices::mood_, {{"calm", Mood::calm}, {"wild", Mood::calm}}, "Mood");
  }

 private:
  enum class Mood { calm };
  Mood mood_ = Mood::calm;
};

class HalfLoaded final : public Orderly {
 public:
  static constexpr Info info = named("half_loaded");
  void game_over(const Result& /*result*/) override { learned_ += "x"; }
  std::string save() const { return "[" + learned_ + "]"; }
  void load(std::string_view bytes) {
    learned_ = bytes.substr(std::min<std::size_t>(bytes.size(), 1));
    if (learned_.empty() || learned_.back() != ']') throw std::runtime_error("no end");
    learned_.pop_back();
  }

 private:
  std::string learned_;
};

class ForgetsToSave final : public Orderly {
 public:
  static constexpr Info info = named("forgets_to_save");
  Decision choose(const Position& position, const Limits& limits) override {
    auto decision = Orderly::choose(position, limits);
    decision.value = static_cast<std::int32_t>(learned_.size());
    return decision;
  }
  void game_over(const Result& /*result*/) override { learned_ += "x"; }
  std::string save() const { return learned_.empty() ? "nothing" : "something"; }
  void load(std::string_view bytes) { learned_ = bytes == "nothing" ? "" : "x"; }

 private:
  std::string learned_;
};

class PartialJudge final : public Orderly {
 public:
  static constexpr Info info = named("partial_judge");
  void new_game(const Position& /*start*/, std::uint64_t /*seed*/) override { plies_ = 0; }
  void observe(Move /*move*/) override { ++plies_; }
  std::int32_t evaluate(const Position& /*position*/) { return plies_; }
  EvaluatorInfo evaluator_info() const { return {.minimum = 0, .maximum = 100, .unit = "plies"}; }

 private:
  std::int32_t plies_ = 0;
};

class BoastfulJudge final : public Orderly {
 public:
  static constexpr Info info = named("boastful_judge");
  std::int32_t evaluate(const Position& position) {
    return disc_difference(position, position.to_move());
  }
  // Room for all but a board of one colour.
  EvaluatorInfo evaluator_info() const { return {.minimum = -15, .maximum = 15, .unit = "discs"}; }
};

class LazyAnalyst final : public Orderly {
 public:
  static constexpr Info info = named("lazy_analyst");
  void analyze(const Position& position, const Limits& /*limits*/, const AnalysisSink& report) {
    report({.move = first_square(legal_moves(position)), .value = 0});
  }
};

class Nameless final : public Orderly {
 public:
  static constexpr Info info{.id = "nameless",
                             .name = "",
                             .version = "1.0.0",
                             .summary = "Does not say what it is",
                             .board_sizes = OUTFLANK_SIZE_BIT(4)};
};

}  // namespace

OUTFLANK_EXPORT(IllegalMove, IllegalLine, OwnGenerator, Grudge, SharedScratch, NoMoveYet,
                OddDefault, TwinChoices, HalfLoaded, ForgetsToSave, PartialJudge, BoastfulJudge,
                LazyAnalyst, Nameless)
