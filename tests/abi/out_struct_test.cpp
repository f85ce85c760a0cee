// Plugins fill structs that belong to the host. Whatever size the host was
// compiled with, not a byte behind it changes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "direct_plugin.hpp"
#include "guarded.hpp"
#include "outflank/plugin/transfer.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {
namespace {

std::filesystem::path tree_plugin(const char* name) {
  return plugin_dir() / (std::string(name) + ".so");
}

// Every size from the first field on, past today's, to a newer one.
template <typename Struct>
std::vector<std::size_t> sizes_from(std::size_t first) {
  std::vector<std::size_t> result;
  for (auto size = first; size < sizeof(Struct); size += 4) result.push_back(size);
  result.push_back(sizeof(Struct));
  result.push_back(kNewer<Struct>);
  return result;
}

class OutStruct : public testing::TestWithParam<const char*> {
 protected:
  DirectPlugin plugin_{tree_plugin(GetParam())};
  PlainHost host_;
  DirectInstance instance_{plugin_, host_.table()};
  outflank_position start_ = to_abi(Position::start());
  outflank_limits limits_ = sized<outflank_limits>();
  outflank_error error_ = sized<outflank_error>();
};

TEST_P(OutStruct, DecisionIsFilledNoFurtherThanItsSize) {
  for (const auto size : sizes_from<outflank_decision>(8)) {
    Guarded<outflank_decision> decision(size);
    ASSERT_EQ(
        plugin_.strategy().choose(instance_.get(), &start_, &limits_, decision.get(), &error_),
        OUTFLANK_OK)
        << error_.message;
    EXPECT_TRUE(decision.intact()) << size;
    EXPECT_TRUE(decision.newer_part_untouched()) << size;
    EXPECT_EQ(decision.value().struct_size, size);
    EXPECT_TRUE(is_legal(Position::start(), Move(decision.value().move))) << size;
  }
}

TEST_P(OutStruct, LimitsOfAnOlderAndANewerHostAreRead) {
  for (const auto size : {std::size_t{8}, std::size_t{32}, kNewer<outflank_limits>}) {
    Guarded<outflank_limits> limits(size);
    Guarded<outflank_decision> decision(sizeof(outflank_decision));
    EXPECT_EQ(
        plugin_.strategy().choose(instance_.get(), &start_, limits.get(), decision.get(), &error_),
        OUTFLANK_OK);
    EXPECT_TRUE(limits.intact());
  }
}

TEST_P(OutStruct, ErrorIsFilledNoFurtherThanItsSize) {
  auto nowhere = start_;
  nowhere.white = nowhere.black;  // a disc of both colours: refused by every one of them
  for (const auto size : sizes_from<outflank_error>(4)) {
    Guarded<outflank_error> error(size);
    Guarded<outflank_decision> decision(sizeof(outflank_decision));
    EXPECT_EQ(
        plugin_.strategy().choose(instance_.get(), &nowhere, &limits_, decision.get(), error.get()),
        OUTFLANK_BAD_VALUE);
    EXPECT_TRUE(error.intact()) << size;
    EXPECT_TRUE(error.newer_part_untouched()) << size;
    EXPECT_EQ(error.value().struct_size, size);
    const std::string message(error.value().message);
    EXPECT_EQ(message, std::string("not a position").substr(0, size > 9 ? size - 9 : 0)) << size;
  }
}

TEST_P(OutStruct, ErrorMayBeLeftOut) {
  auto nowhere = start_;
  nowhere.white = nowhere.black;
  EXPECT_EQ(plugin_.strategy().new_game(instance_.get(), &nowhere, 1, nullptr), OUTFLANK_BAD_VALUE);
}

TEST_P(OutStruct, HostTableIsOnlyRead) {
  Guarded<outflank_host> newer(kNewer<outflank_host>);
  const auto size = newer.get()->struct_size;
  *newer.get() = *host_.table();
  newer.get()->struct_size = size;
  const auto before = newer.value();
  {
    const DirectInstance instance(plugin_, newer.get());
    Guarded<outflank_decision> decision(sizeof(outflank_decision));
    ASSERT_EQ(plugin_.strategy().new_game(instance.get(), &start_, 1, &error_), OUTFLANK_OK);
    ASSERT_EQ(plugin_.strategy().choose(instance.get(), &start_, &limits_, decision.get(), &error_),
              OUTFLANK_OK);
  }
  EXPECT_TRUE(newer.intact());
  EXPECT_TRUE(newer.newer_part_untouched());
  const auto after = newer.value();
  EXPECT_EQ(std::memcmp(&before, &after, sizeof before), 0);
}

TEST_P(OutStruct, ResultOfAnOlderAndANewerHostIsRead) {
  for (const auto size : {std::size_t{12}, sizeof(outflank_result), kNewer<outflank_result>}) {
    Guarded<outflank_result> result(size);
    EXPECT_EQ(plugin_.strategy().game_over(instance_.get(), result.get(), &error_), OUTFLANK_OK);
    EXPECT_TRUE(result.intact());
  }
}

INSTANTIATE_TEST_SUITE_P(Tree, OutStruct, testing::Values("random", "greedy", "squares"),
                         [](const auto& one) { return std::string(one.param); });

class EvaluatorOutStruct : public OutStruct {};

TEST_P(EvaluatorOutStruct, InfoIsFilledNoFurtherThanItsSize) {
  const auto& evaluator = plugin_.extension<outflank_evaluator>(OUTFLANK_EXT_EVALUATOR);
  for (const auto size : sizes_from<outflank_evaluator_info>(4)) {
    Guarded<outflank_evaluator_info> info(size);
    ASSERT_EQ(evaluator.describe(instance_.get(), info.get(), &error_), OUTFLANK_OK);
    EXPECT_TRUE(info.intact()) << size;
    EXPECT_TRUE(info.newer_part_untouched()) << size;
    EXPECT_EQ(info.value().struct_size, size);
    if (size >= 16) {
      EXPECT_LT(info.value().minimum, info.value().maximum);
    }
  }
}

TEST_P(EvaluatorOutStruct, ValueIsFourBytes) {
  const auto& evaluator = plugin_.extension<outflank_evaluator>(OUTFLANK_EXT_EVALUATOR);
  std::array<std::int32_t, 3> values{-77, -77, -77};
  ASSERT_EQ(evaluator.evaluate(instance_.get(), &start_, &values[1], &error_), OUTFLANK_OK);
  EXPECT_THAT(values, testing::ElementsAre(-77, 0, -77));
}

TEST_P(EvaluatorOutStruct, SinkIsOnlyReadAndMoveValuesSayTheirSize) {
  const auto& analysis = plugin_.extension<outflank_analysis>(OUTFLANK_EXT_ANALYSIS);
  Guarded<outflank_analysis_sink> sink(kNewer<outflank_analysis_sink>);
  std::vector<outflank_move_value> values;
  sink.get()->context = &values;
  sink.get()->report = [](const outflank_analysis_sink* self, const outflank_move_value* value) {
    static_cast<std::vector<outflank_move_value>*>(self->context)->push_back(*value);
  };
  ASSERT_EQ(analysis.analyze(instance_.get(), &start_, &limits_, sink.get(), &error_), OUTFLANK_OK);
  EXPECT_TRUE(sink.intact());
  EXPECT_TRUE(sink.newer_part_untouched());
  ASSERT_EQ(values.size(), 4U);
  for (const auto& value : values) {
    EXPECT_EQ(value.struct_size, sizeof value);
    EXPECT_EQ(value.reserved, 0U);
    EXPECT_LE(value.line_length, std::uint32_t{OUTFLANK_LINE_MOVES});
    EXPECT_TRUE(is_legal(Position::start(), Move(value.move)));
  }
}

INSTANTIATE_TEST_SUITE_P(Tree, EvaluatorOutStruct, testing::Values("greedy", "squares"),
                         [](const auto& one) { return std::string(one.param); });

// The writer and the reader of a newer host, and one that refuses.
TEST(OutStructOfCounter, StateGoesThroughWriterAndReaderOfAnySize) {
  const DirectPlugin plugin(good_dir() / "counter.so");
  const PlainHost host;
  const DirectInstance instance(plugin, host.table());
  const auto& state = plugin.extension<outflank_state>(OUTFLANK_EXT_STATE);
  auto error = sized<outflank_error>();

  std::string saved;
  Guarded<outflank_writer> writer(kNewer<outflank_writer>);
  writer.get()->context = &saved;
  writer.get()->write = [](const outflank_writer* self, const void* bytes, std::uint64_t count) {
    static_cast<std::string*>(self->context)->append(static_cast<const char*>(bytes), count);
    return outflank_status{OUTFLANK_OK};
  };
  ASSERT_EQ(state.save(instance.get(), writer.get(), &error), OUTFLANK_OK);
  EXPECT_TRUE(writer.intact());
  EXPECT_EQ(saved, "games 0\n");

  // One byte at a time: a reader need not fill what it is offered.
  std::string_view rest = "games 41\n";
  Guarded<outflank_reader> reader(kNewer<outflank_reader>);
  reader.get()->context = &rest;
  reader.get()->read = [](const outflank_reader* self, void* bytes, std::uint64_t /*capacity*/,
                          std::uint64_t* count) {
    auto& left = *static_cast<std::string_view*>(self->context);
    *count = left.empty() ? 0 : 1;
    if (*count == 1) {
      *static_cast<char*>(bytes) = left.front();
      left.remove_prefix(1);
    }
    return outflank_status{OUTFLANK_OK};
  };
  ASSERT_EQ(state.load(instance.get(), reader.get(), &error), OUTFLANK_OK) << error.message;
  EXPECT_TRUE(reader.intact());

  writer.get()->write = [](const outflank_writer*, const void*, std::uint64_t) {
    return outflank_status{OUTFLANK_FAILED};
  };
  EXPECT_EQ(state.save(instance.get(), writer.get(), &error), OUTFLANK_FAILED);
  EXPECT_STREQ(error.message, "the state was not taken");
}

}  // namespace
}  // namespace outflank::test
