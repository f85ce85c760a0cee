// A plugin as it was written and built for the frozen contract, through the
// C++ face of that time, with every ability it knows of.
#include <optional>
#include <outflank/plugin.hpp>

namespace {

using outflank::Decision;
using outflank::Limits;
using outflank::Position;

enum class Taste { many, few };

class Old final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "old_cpp",
                                       .name = "Old, in C++",
                                       .version = "1.0.0",
                                       .summary = "Built against the frozen contract"};

  static void parameters(outflank::Parameters<Old>& list) {
    list.add("weight", &Old::weight_, {-3, 3}, "What a disc is worth");
    list.add("noise", &Old::noise_, {0.0, 1.0}, "How often it plays any move");
    list.add("taste", &Old::taste_, {{"many", Taste::many}, {"few", Taste::few}},
             "Many discs or few");
    list.add("ask", &Old::ask_, "Whose judgement to ask for; empty: its own");
    list.add("record", &Old::record_, "Record the value of each choice");
  }

  void new_game(const Position& /*start*/, std::uint64_t /*seed*/) override {
    other_.reset();
    if (!ask_.empty()) other_.emplace(host().open_evaluator(ask_));
  }

  Decision choose(const Position& position, const Limits& limits) override {
    outflank::Random random(limits.move_seed);
    Decision best;
    std::uint64_t nodes = 0;
    for (const auto square : outflank::squares(legal_moves(position))) {
      const auto next = position.after(square);
      const auto value = -(other_ ? (*other_)(next) : evaluate(next));
      if (!best.value || value > *best.value) best = {.move = square, .value = value};
      ++nodes;
      if (host().should_stop()) break;
    }
    if (random.chance(noise_)) best.move = random_square(legal_moves(position), random);
    if (record_) host().metric("value", *best.value);
    best.depth = 1;
    best.nodes = nodes;
    best.line = {best.move};
    best.comment = "old but able";
    return best;
  }

  void game_over(const outflank::Result& result) override { seen_ += result.finished ? 1 : 0; }

  std::string save() const { return std::string(static_cast<std::size_t>(seen_), 'g'); }
  void load(std::string_view bytes) { seen_ = static_cast<int>(bytes.size()); }

  std::int32_t evaluate(const Position& position) {
    const auto discs = disc_difference(position, position.to_move());
    return weight_ * (taste_ == Taste::many ? discs : -discs);
  }
  outflank::EvaluatorInfo evaluator_info() const {
    return {.minimum = -192, .maximum = 192, .unit = "weighted discs"};
  }

  void analyze(const Position& position, const Limits& /*limits*/,
               const outflank::AnalysisSink& report) {
    for (const auto square : outflank::squares(legal_moves(position))) {
      report({.move = square, .value = -evaluate(position.after(square)), .line = {square}});
    }
  }

 private:
  int weight_ = 1;
  double noise_ = 0;
  Taste taste_ = Taste::many;
  std::string ask_;
  bool record_ = false;
  int seen_ = 0;
  std::optional<outflank::Evaluator> other_;
};

}  // namespace

OUTFLANK_EXPORT(Old)
