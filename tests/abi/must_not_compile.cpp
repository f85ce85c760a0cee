// Mistakes that must not pass for "does not have this ability". MISTAKE says
// which one to make; 0 is none, and compiles.
#include <outflank/plugin.hpp>

using outflank::Position;

#if MISTAKE == 1
class Mistaken final {
#else
class Mistaken final : public outflank::Strategy {
#endif
 public:
  static constexpr outflank::Info info{
      .id = "mistaken", .name = "Mistaken", .version = "1.0.0", .summary = "Does not compile"};

#if MISTAKE != 1
  outflank::Decision choose(const Position& position, const outflank::Limits&) override {
    return {.move = outflank::first_square(legal_moves(position))};
  }
#endif

#if MISTAKE == 0
  static void parameters(outflank::Parameters<Mistaken>& list) {
    list.add("depth", &Mistaken::depth_, {1, 60}, "Plies to look ahead");
  }
  std::string save() const { return {}; }
  void load(std::string_view) {}
  std::int32_t evaluate(const Position&) { return 0; }
  outflank::EvaluatorInfo evaluator_info() const { return {}; }
  void analyze(const Position&, const outflank::Limits&, const outflank::AnalysisSink&) {}
  int depth_ = 1;
#elif MISTAKE == 2
  explicit Mistaken(int) {}
#elif MISTAKE == 3  // of a wrong type
double evaluate(const Position&) { return 0; }
outflank::EvaluatorInfo evaluator_info() const { return {}; }
#elif MISTAKE == 4  // nobody knows how it is measured
std::int32_t evaluate(const Position&) { return 0; }
#elif MISTAKE == 5  // changes what it saves
std::string save() { return {}; }
void load(std::string_view) {}
#elif MISTAKE == 6  // saves what cannot be loaded
std::string save() const { return {}; }
#elif MISTAKE == 7  // has nowhere to report to
void analyze(const Position&, const outflank::Limits&) {}
#elif MISTAKE == 8  // not static
void parameters(outflank::Parameters<Mistaken>&) {}
#endif
};

OUTFLANK_EXPORT(Mistaken)
