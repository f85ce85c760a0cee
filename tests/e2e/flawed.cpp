// A third version of the fixture `versioned`, which loads and is no good. Where
// it goes wrong is FLAW: in create, load, set or new_game.
#include <outflank/plugin.hpp>
#include <stdexcept>

namespace {

enum class Part { create, load, set, new_game };
constexpr auto kFlaw = Part::FLAW;

class Flawed final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "versioned",
                                       .name = "Versioned",
                                       .version = "3.0.0",
                                       .summary = "Should not have been released"};

  Flawed() {
    if (kFlaw == Part::create) throw std::runtime_error("cannot be made");
  }

  static void parameters(outflank::Parameters<Flawed>& list) {
    if constexpr (kFlaw == Part::set) {
      list.add("label", &Flawed::number_, {0, 9}, "No longer a text");
    } else {
      list.add("label", &Flawed::label_, "Stands in front of every comment");
    }
  }

  void new_game(const outflank::Position& /*start*/, std::uint64_t /*seed*/) override {
    if (kFlaw == Part::new_game) throw std::runtime_error("plays no games");
  }

  outflank::Decision choose(const outflank::Position& position,
                            const outflank::Limits& /*limits*/) override {
    return {.move = outflank::first_square(legal_moves(position)), .comment = "version 3"};
  }

  std::string save() const { return {}; }
  void load(std::string_view /*bytes*/) {
    if (kFlaw == Part::load) throw std::runtime_error("learned in another school");
  }

  std::int32_t evaluate(const outflank::Position& /*position*/) { return 0; }
  outflank::EvaluatorInfo evaluator_info() const {
    return {.units_per_disc = 1, .minimum = 0, .maximum = 0, .unit = "nothing"};
  }

 private:
  std::string label_;
  int number_ = 0;
};

// New in this version, and with nothing wrong in it.
class Extra final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{
      .id = "extra", .name = "Extra", .version = "3.0.0", .summary = "Comes with a bad one"};

  outflank::Decision choose(const outflank::Position& position,
                            const outflank::Limits& /*limits*/) override {
    return {.move = outflank::first_square(legal_moves(position))};
  }
};

}  // namespace

OUTFLANK_EXPORT(Flawed, Extra)
