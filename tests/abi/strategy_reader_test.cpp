// What a plugin says of itself is checked field by field when it is loaded.
#include "plugins/strategy_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "outflank/plugin/export.hpp"
#include "plugins/plugin_error.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

// What the strategy under test answers; set by a test before it is read.
struct Answers {
  outflank_parameters parameters{};
  outflank_state state{};
  outflank_evaluator evaluator{};
  outflank_analysis analysis{};
  outflank_parameter parameter{};
  const outflank_parameter* list[2]{};
};

class Speaker final : public Strategy {
 public:
  static constexpr Info info{
      .id = "speaker", .name = "Speaker", .version = "1.0.0", .summary = "In this program"};
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    return {.move = first_square(legal_moves(position))};
  }
};

class StrategyReader : public testing::Test {
 protected:
  StrategyReader() {
    answers_.parameter = {sizeof(outflank_parameter),
                          OUTFLANK_PARAMETER_INTEGER,
                          "depth",
                          "How deep",
                          "3",
                          1,
                          60,
                          nullptr,
                          0,
                          0};
    answers_.list[0] = &answers_.parameter;
    answers_.parameters = {sizeof(outflank_parameters), 1, answers_.list,
                           [](outflank_instance*, const char*, const outflank_writer*,
                              outflank_error*) { return outflank_status{OUTFLANK_OK}; },
                           [](outflank_instance*, const char*, const char*, outflank_error*) {
                             return outflank_status{OUTFLANK_OK};
                           }};
    table_.info = &info_;
    table_.extension = [](const outflank_strategy* strategy, const char* id) -> const void* {
      const auto& answers = reinterpret_cast<const Described*>(strategy)->answers;
      if (std::string_view(id) == OUTFLANK_EXT_PARAMETERS) return given(answers->parameters);
      if (std::string_view(id) == OUTFLANK_EXT_STATE) return given(answers->state);
      if (std::string_view(id) == OUTFLANK_EXT_EVALUATOR) return given(answers->evaluator);
      if (std::string_view(id) == OUTFLANK_EXT_ANALYSIS) return given(answers->analysis);
      return nullptr;
    };
  }

  [[nodiscard]] std::string error() {
    const Described described{table_, &answers_};
    return message_of([&] { (void)host::read_strategy(&described.table, "file.so"); });
  }
  [[nodiscard]] host::LoadedStrategy read() {
    const Described described{table_, &answers_};
    return host::read_strategy(&described.table, "file.so");
  }

  outflank_strategy_info info_ = StrategyTable<Speaker>::kInfo;
  outflank_strategy table_ = StrategyTable<Speaker>::kTable;
  Answers answers_;

 private:
  struct Described {
    outflank_strategy table;
    const Answers* answers;
  };
  template <typename Table>
  static const void* given(const Table& table) {
    return table.struct_size == 0 ? nullptr : &table;
  }
};

TEST_F(StrategyReader, TakesWhatIsInOrder) {
  const auto strategy = read();
  EXPECT_EQ(strategy.id, "speaker");
  EXPECT_THAT(strategy.board_sizes, testing::ElementsAre(4, 6, 8));
  EXPECT_THAT(strategy.abilities(), testing::ElementsAre("parameters"));
  ASSERT_EQ(strategy.parameters.size(), 1U);
  EXPECT_EQ(strategy.parameters[0].name, "depth");
  EXPECT_EQ(strategy.parameters[0].default_value, "3");
}

TEST_F(StrategyReader, MakesOneLineOfEveryText) {
  info_.summary = "one\ntwo\x7f\tthree";
  EXPECT_EQ(read().summary, "one two  three");
}

TEST_F(StrategyReader, RefusesTextsThatAreMissing) {
  info_.name = nullptr;
  EXPECT_EQ(error(), "the name of a strategy is missing");
  info_.name = "x";
  info_.version = nullptr;
  EXPECT_EQ(error(), "the version of a strategy is missing");
  info_.version = "x";
  info_.summary = nullptr;
  EXPECT_EQ(error(), "the summary of a strategy is missing");
  table_.info = nullptr;
  EXPECT_EQ(error(), "a strategy is missing");
}

TEST_F(StrategyReader, RefusesIdsNobodyCouldType) {
  for (const char* id : {"", "A", "a b", "a-b", "a/b", "a:b", "\xc3\xa4", "a\n"}) {
    info_.id = id;
    EXPECT_THAT(error(), testing::HasSubstr("is not made of a-z, 0-9 and _")) << id;
  }
}

TEST_F(StrategyReader, RefusesEveryEmptyEntryOfItsTable) {
  const auto whole = table_;
  const auto without = [&](auto member) {
    table_ = whole;
    table_.*member = nullptr;
    return error();
  };
  const std::string expected = "a strategy's table has an empty entry";
  EXPECT_EQ(without(&outflank_strategy::create), expected);
  EXPECT_EQ(without(&outflank_strategy::destroy), expected);
  EXPECT_EQ(without(&outflank_strategy::new_game), expected);
  EXPECT_EQ(without(&outflank_strategy::choose), expected);
  EXPECT_EQ(without(&outflank_strategy::observe), expected);
  EXPECT_EQ(without(&outflank_strategy::game_over), expected);
  EXPECT_EQ(without(&outflank_strategy::extension), expected);
}

TEST_F(StrategyReader, RefusesTablesOfAbilitiesThatAreTooSmallOrEmpty) {
  answers_.state = {8, 0, nullptr, nullptr};
  EXPECT_EQ(error(), "the state table is too small");
  answers_.state.struct_size = sizeof(outflank_state);
  EXPECT_EQ(error(), "the state table has an empty entry");
  answers_.state = {};
  answers_.evaluator = {sizeof(outflank_evaluator), 0, nullptr, nullptr};
  EXPECT_EQ(error(), "the evaluator table has an empty entry");
  answers_.evaluator = {};
  answers_.analysis = {sizeof(outflank_analysis), 0, nullptr};
  EXPECT_EQ(error(), "the analysis table has an empty entry");
  answers_.analysis = {};
  answers_.parameters.set = nullptr;
  EXPECT_EQ(error(), "the parameters table has an empty entry");
}

TEST_F(StrategyReader, RefusesAListOfParametersThatIsNone) {
  answers_.parameters.list = nullptr;
  EXPECT_EQ(error(), "the parameters table has no usable list");
  answers_.parameters.list = answers_.list;
  answers_.parameters.count = 1'000'000;
  EXPECT_EQ(error(), "the parameters table has no usable list");
  answers_.parameters.count = 2;
  EXPECT_EQ(error(), "a parameter is missing");
}

TEST_F(StrategyReader, RefusesParametersThatCannotBeRight) {
  auto& parameter = answers_.parameter;
  const auto whole = parameter;
  parameter.name = "Depth!";
  EXPECT_EQ(error(), "the name of a parameter 'Depth!' is not made of a-z, 0-9 and _");
  parameter = whole;
  parameter.type = 5;
  EXPECT_EQ(error(), "parameter depth has no known type");
  parameter = whole;
  parameter.minimum = 61;
  EXPECT_EQ(error(), "parameter depth has no range");
  parameter.minimum = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(error(), "parameter depth has no range");
  parameter = whole;
  parameter.default_value = nullptr;
  EXPECT_EQ(error(), "the default of a parameter is missing");
  parameter = whole;
  parameter.type = OUTFLANK_PARAMETER_CHOICE;
  EXPECT_EQ(error(), "parameter depth has no choices");
  const std::array<const char*, 2> choices{"3", nullptr};
  parameter.choices = choices.data();
  parameter.choice_count = 2;
  EXPECT_EQ(error(), "a choice is missing");
  parameter = whole;
  parameter.struct_size = 8;
  EXPECT_EQ(error(), "the name of a parameter is missing");
}

}  // namespace
}  // namespace outflank::test
