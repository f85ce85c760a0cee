// What a strategy learned, as bytes and back; and bytes that are none of its own.
#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "plugins/plugin_error.hpp"
#include "rounds.hpp"
#include "transcript.hpp"

namespace outflank::test {

namespace {

bool is_refused(host::Instance& instance, const std::string& bytes) {
  try {
    instance.load_state(bytes);
    return false;
  } catch (const host::PluginError&) {
    return true;
  }
}

std::string random_bytes(std::size_t length, Random& random) {
  std::string bytes(length, '\0');
  for (auto& byte : bytes) byte = static_cast<char>(random.below(256));
  return bytes;
}

// Nothing, beginnings of the real bytes, one wrong byte in them, one too many,
// and noise.
std::vector<std::string> damaged(const std::string& bytes, Random& random) {
  std::vector<std::string> result{"", bytes + '\0', bytes + bytes};
  for (const std::size_t length : {1U, 7U, 64U, 1000U, 70000U}) {
    result.push_back(random_bytes(length, random));
  }
  result.push_back(random_bytes(bytes.size(), random));
  if (bytes.empty()) return result;
  for (int i = 0; i < rounds(200); ++i) {
    result.push_back(bytes.substr(0, random.below(bytes.size())));
    auto& wrong = result.emplace_back(bytes);
    wrong[random.below(bytes.size())] ^= static_cast<char>(1 + random.below(255));
  }
  return result;
}

}  // namespace

class StateConformance : public Conformance {
 protected:
  [[nodiscard]] int size() const { return strategy().board_sizes.back(); }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(StateConformance);
INSTANTIATE_TEST_SUITE_P(Every, StateConformance,
                         testing::ValuesIn(find_subjects().with("state").found), by_name());

TEST_P(StateConformance, SavedAndLoadedStateIsTheSameStateAndPlaysTheSame) {
  const auto learner = fresh();
  for (int i = 0; i < rounds(60); ++i) {
    const auto bytes = learner->save_state();
    EXPECT_EQ(learner->save_state(), bytes) << "saving twice";
    const auto heir = fresh();
    heir->load_state(bytes);
    ASSERT_EQ(heir->save_state(), bytes) << "after " << i << " games";
    const auto setup = numbered_setup(size(), i);
    ASSERT_EQ(play(*learner, setup), play(*heir, setup)) << "after " << i << " games";
    ASSERT_EQ(learner->save_state(), heir->save_state()) << "after " << i + 1 << " games";
  }
}

TEST_P(StateConformance, LoadedStateReplacesWhatWasLearned) {
  const auto learner = fresh();
  const auto nothing = learner->save_state();
  static_cast<void>(play_several(*learner, size(), 0, 3));
  learner->load_state(nothing);
  EXPECT_EQ(learner->save_state(), nothing);
}

TEST_P(StateConformance, ForeignBytesAreRefusedWithoutATraceOrTakenWhole) {
  const auto learner = fresh();
  static_cast<void>(play_several(*learner, size(), 0, 3));
  const auto bytes = learner->save_state();
  Random random(12);
  for (const auto& foreign : damaged(bytes, random)) {
    const auto instance = fresh();
    instance->load_state(bytes);
    if (is_refused(*instance, foreign)) {
      ASSERT_EQ(instance->save_state(), bytes);
    } else {
      const auto taken = instance->save_state();
      const auto heir = fresh();
      heir->load_state(taken);
      ASSERT_EQ(heir->save_state(), taken);
    }
    // An illegal move would throw.
    static_cast<void>(play(*instance, numbered_setup(size(), 0)));
  }
}

}  // namespace outflank::test
