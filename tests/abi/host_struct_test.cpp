// The host fills structs that belong to a plugin and reads what a plugin filled.
// Strategies of this program itself, written against the C headers, hold
// structs of older and newer sizes against it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "guarded.hpp"
#include "outflank/plugin/export.hpp"
#include "plugins/strategy_reader.hpp"
#include "support/plugin_dir.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// A strategy of this program, as the host would know it from a file.
template <typename Self>
host::StrategyPtr in_process(const outflank_strategy& table = StrategyTable<Self>::kTable) {
  return std::make_shared<host::LoadedStrategy>(host::read_strategy(&table, "this program"));
}

class FirstMove : public Strategy {
 public:
  static constexpr Info info{
      .id = "first_move", .name = "First move", .version = "1.0.0", .summary = "In this program"};
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    return {.move = first_square(legal_moves(position))};
  }
};

// Runs something in choose with the host's table in hand.
template <typename Body>
class Prober : public FirstMove {
 public:
  static outflank_status create(const outflank_strategy* /*strategy*/, const outflank_host* host,
                                outflank_instance** instance, outflank_error* error) {
    return adapter::guard(error, [&] {
      auto made = std::make_unique<Prober>();
      made->raw_host_ = host;
      made->attach(host);
      *instance = reinterpret_cast<outflank_instance*>(made.release());
    });
  }
  Decision choose(const Position& position, const Limits& limits) override {
    Body()(raw_host_, position);
    return FirstMove::choose(position, limits);
  }

  // The failures of the body are those of the test.
  static void run(TestHost& host) {
    auto table = StrategyTable<Prober>::kTable;
    table.create = create;
    const auto instance = host.factory().create(in_process<Prober>(table), host.environment());
    (void)instance->choose(Position::start(), {});
  }

 private:
  const outflank_host* raw_host_ = nullptr;
};

const outflank_evaluators& evaluators_of(const outflank_host* host) {
  return *static_cast<const outflank_evaluators*>(host->extension(host, OUTFLANK_HOST_EVALUATORS));
}

struct DescribesIntoEverySize {
  void operator()(const outflank_host* host, const Position& /*position*/) const {
    const auto& evaluators = evaluators_of(host);
    auto error = sized<outflank_error>();
    outflank_evaluator_handle* handle = nullptr;
    ASSERT_EQ(evaluators.open(host, "greedy", &handle, &error), OUTFLANK_OK) << error.message;
    for (const auto size : {std::size_t{4}, std::size_t{8}, std::size_t{16},
                            sizeof(outflank_evaluator_info), kNewer<outflank_evaluator_info>}) {
      Guarded<outflank_evaluator_info> info(size);
      EXPECT_EQ(evaluators.describe(handle, info.get(), &error), OUTFLANK_OK);
      EXPECT_TRUE(info.intact()) << size;
      EXPECT_TRUE(info.newer_part_untouched()) << size;
      EXPECT_EQ(info.value().struct_size, size);
      EXPECT_EQ(info.value().maximum, size >= 16 ? 64 : 0);
    }
    evaluators.close(handle);
    evaluators.close(nullptr);
  }
};

TEST(HostStruct, EvaluatorInfoIsFilledNoFurtherThanItsSize) {
  TestHost host({plugin_dir()});
  Prober<DescribesIntoEverySize>::run(host);
}

struct FailsIntoEverySize {
  void operator()(const outflank_host* host, const Position& /*position*/) const {
    const std::string full = "unknown strategy: nobody";
    for (const auto size : {std::size_t{4}, std::size_t{8}, std::size_t{9}, std::size_t{16},
                            sizeof(outflank_error), kNewer<outflank_error>}) {
      Guarded<outflank_error> error(size);
      outflank_evaluator_handle* handle = nullptr;
      EXPECT_NE(evaluators_of(host).open(host, "nobody", &handle, error.get()), OUTFLANK_OK);
      EXPECT_EQ(handle, nullptr);
      EXPECT_TRUE(error.intact()) << size;
      EXPECT_TRUE(error.newer_part_untouched()) << size;
      const std::string message(error.value().message);
      EXPECT_EQ(message.substr(0, full.size()), full.substr(0, size > 9 ? size - 9 : 0)) << size;
    }
    outflank_evaluator_handle* handle = nullptr;
    EXPECT_NE(evaluators_of(host).open(host, "nobody", &handle, nullptr), OUTFLANK_OK);
  }
};

TEST(HostStruct, ErrorIsFilledNoFurtherThanItsSize) {
  TestHost host({plugin_dir()});
  Prober<FailsIntoEverySize>::run(host);
}

struct AsksForServices {
  void operator()(const outflank_host* host, const Position& /*position*/) const {
    EXPECT_EQ(host->struct_size, sizeof(outflank_host));
    EXPECT_GE(evaluators_of(host).struct_size, sizeof(outflank_evaluators));
    const auto* metrics =
        static_cast<const outflank_metrics*>(host->extension(host, OUTFLANK_HOST_METRICS));
    ASSERT_NE(metrics, nullptr);
    EXPECT_EQ(metrics->struct_size, sizeof(outflank_metrics));
    EXPECT_EQ(host->extension(host, "outflank.host.metrics/2"), nullptr);
    EXPECT_EQ(host->extension(host, ""), nullptr);
    EXPECT_EQ(host->extension(host, nullptr), nullptr);
    metrics->record(host, "curve", 1.5);
    metrics->record(host, nullptr, 2.5);
    host->log(host, 99, "too loud");
    host->log(host, -99, nullptr);
    host->log(host, OUTFLANK_LOG_INFO, std::string(10'000, 'z').c_str());
  }
};

TEST(HostStruct, ServicesAreFoundByIdAndTakeWhatTheyAreGiven) {
  TestHost host({});
  Prober<AsksForServices>::run(host);
  EXPECT_THAT(host.metrics(), ElementsAre(std::pair{"curve", 1.5}, std::pair{"", 2.5}));
  EXPECT_THAT(host.lines(), ElementsAre("first_move: too loud",
                                        "first_move: ", "first_move: " + std::string(4096, 'z')));
}

// Reports one move value in a struct as small or large as it is told.
class Analyst : public FirstMove {
 public:
  static outflank_status report_every_size(outflank_instance* /*instance*/,
                                           const outflank_position* /*position*/,
                                           const outflank_limits* /*limits*/,
                                           const outflank_analysis_sink* sink,
                                           outflank_error* /*error*/) {
    for (const auto size : {std::size_t{16}, std::size_t{32}, sizeof(outflank_move_value),
                            kNewer<outflank_move_value>}) {
      Guarded<outflank_move_value> value(sizeof(outflank_move_value));
      auto& fields = *value.get();
      fields.struct_size = static_cast<std::uint32_t>(size);
      fields.move = first_square(legal_moves(Position::start()));
      fields.value = 9;
      // Of these an older plugin has none; the bytes there are not its own.
      fields.fields = OUTFLANK_HAS_DEPTH | OUTFLANK_HAS_NODES;
      fields.depth = 5;
      fields.nodes = 6;
      fields.line_length = 1;
      fields.line[0] = static_cast<std::uint8_t>(fields.move);
      sink->report(sink, &fields);
    }
    return OUTFLANK_OK;
  }
  static const void* extension(const outflank_strategy* /*strategy*/, const char* id) {
    static constexpr outflank_analysis kTable{sizeof(outflank_analysis), 0, report_every_size};
    return std::string_view(id) == OUTFLANK_EXT_ANALYSIS ? &kTable : nullptr;
  }
};

TEST(HostStruct, MoveValueOfAnOlderPluginIsReadAsFarAsItGoes) {
  TestHost host({});
  auto table = StrategyTable<Analyst>::kTable;
  table.extension = Analyst::extension;
  const auto instance = host.factory().create(in_process<Analyst>(table), host.environment());
  std::vector<MoveValue> values;
  instance->analyze(Position::start(), {},
                    [&](const MoveValue& value) { values.push_back(value); });
  ASSERT_THAT(values, SizeIs(4));
  for (const auto& value : values) EXPECT_EQ(value.value, 9);
  EXPECT_EQ(values[0].depth, 0U);
  EXPECT_EQ(values[0].nodes, 0U);
  EXPECT_THAT(values[0].line, SizeIs(0));
  EXPECT_EQ(values[1].depth, 5U);
  EXPECT_EQ(values[1].nodes, 6U);
  EXPECT_THAT(values[1].line, SizeIs(0));
  EXPECT_THAT(values[2].line, SizeIs(1));
  EXPECT_THAT(values[3].line, SizeIs(1));
}

class Judge : public FirstMove {
 public:
  std::int32_t evaluate(const Position& /*position*/) { return 0; }
  EvaluatorInfo evaluator_info() const {
    return {.minimum = lowest, .maximum = 1, .unit = unit.c_str()};
  }
  static inline std::int32_t lowest = -1;
  static inline std::string unit;
};

TEST(HostStruct, UnitOfAnEvaluatorIsOneShortLine) {
  TestHost host({});
  const auto instance = host.factory().create(in_process<Judge>(), host.environment());
  Judge::unit = "a\n\n= b" + std::string(1'000'000, 'u');
  EXPECT_EQ(std::string(instance->evaluator_info().unit), "a  = b" + std::string(58, 'u'));
  Judge::lowest = std::numeric_limits<std::int32_t>::min();
  EXPECT_EQ(message_of([&] { (void)instance->evaluator_info(); }),
            "first_move: declares evaluations that cannot be negated");
  Judge::lowest = -1;
}

// Fails with a message that it never ends.
outflank_status fail_without_end(outflank_instance* /*instance*/, const outflank_position* /*at*/,
                                 const outflank_limits* /*limits*/, outflank_decision* /*out*/,
                                 outflank_error* error) {
  error->message[0] = 'n';
  error->message[1] = 'o';
  return OUTFLANK_FAILED;
}

TEST(HostStruct, MessageWithoutItsEndBringsNoForeignBytes) {
  TestHost host({});
  auto table = StrategyTable<FirstMove>::kTable;
  table.choose = fail_without_end;
  const auto instance = host.factory().create(in_process<FirstMove>(table), host.environment());
  EXPECT_EQ(message_of([&] { (void)instance->choose(Position::start(), {}); }),
            "first_move: choose failed: no");
}

class Hasty : public FirstMove {
 public:
  void new_game(const Position& /*start*/, std::uint64_t /*seed*/) override {
    EXPECT_FALSE(host().should_stop());
  }
  std::string save() const { return {}; }
  void load(std::string_view bytes) { EXPECT_EQ(bytes, ""); }
};

TEST(HostStruct, DeadlineEndsWithTheCallItWasFor) {
  TestHost host({});
  const auto instance = host.factory().create(in_process<Hasty>(), host.environment());
  (void)instance->choose(Position::start(), {.deadline_ns = 1000});
  host.now_ns() = 2000;
  instance->new_game(Position::start(), 1);
}

TEST(HostStruct, NoBytesAtAllAreAStateToo) {
  TestHost host({});
  const auto instance = host.factory().create(in_process<Hasty>(), host.environment());
  instance->load_state({});
}

struct LooksAtDeadline {
  void operator()(const outflank_host* host, const Position& /*position*/) const {
    EXPECT_EQ(host->should_stop(host), 0);
  }
};

TEST(HostStruct, WithoutADeadlineNothingStops) {
  TestHost host({});
  host.now_ns() = std::numeric_limits<std::int64_t>::max();
  Prober<LooksAtDeadline>::run(host);
}

}  // namespace
}  // namespace outflank::test
