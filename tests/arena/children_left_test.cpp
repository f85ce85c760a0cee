// However many programs fail, nothing of them stays.
#include <cstdlib>

#include "children.hpp"
#include "support/left_behind.hpp"

namespace outflank::host::arena {
namespace {

class ChildrenLeft : public Children {
 protected:
  // 200 here; OUTFLANK_FAILING_GAMES asks for more.
  static int failures() {
    const char* text = std::getenv("OUTFLANK_FAILING_GAMES");
    return text == nullptr ? 200 : std::atoi(text);
  }
};

TEST_F(ChildrenLeft, NoZombieAndNoDescriptorAfterManyFailures) {
  surroundings_.patience = std::chrono::milliseconds(20);
  const auto before = test::open_descriptors();
  const std::array modes{"segfault",    "exit_3",       "flood_output", "flood_replies",
                         "no_square",   "refuses",      "says_nothing", "exits_at_once",
                         "flood_lines", "leaves_child", "daemonises",   "drips_bytes"};
  for (int i = 0; i < failures(); ++i) {
    const auto* const mode = modes[static_cast<std::size_t>(i) % modes.size()];
    EXPECT_TRUE(forfeit_of(misbehaving(mode))) << mode;
  }
  EXPECT_EQ(test::open_descriptors(), before);
  EXPECT_FALSE(test::has_children());
}

TEST_F(ChildrenLeft, NothingIsLeftOfWhatCannotBeStarted) {
  const auto before = test::open_descriptors();
  for (int i = 0; i < 20; ++i) {
    EXPECT_THROW(static_cast<void>(gtp(parse_participant("gtp:/dev/null"))), ParticipantError);
  }
  EXPECT_EQ(test::open_descriptors(), before);
  EXPECT_FALSE(test::has_children());
}

}  // namespace
}  // namespace outflank::host::arena
