// What stands in configs/openings.
#include "arena/shipped_openings.hpp"

#include <gmock/gmock.h>

#include <set>

#include "arena/board_symmetry.hpp"
#include "arena/openings.hpp"
#include "arena/openings_file.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

const std::filesystem::path kFolder = OUTFLANK_CONFIG_DIR "/openings";

TEST(ShippedOpenings, AreThereForEveryBoard) {
  std::vector<std::pair<int, std::string>> names;
  for (const auto& set : shipped_openings(kFolder)) names.emplace_back(set.board_size, set.name);
  EXPECT_THAT(names, ElementsAre(Pair(8, "all"), Pair(8, "balanced"), Pair(6, "all"),
                                 Pair(6, "balanced"), Pair(4, "all"), Pair(4, "balanced")));
  EXPECT_THAT(shipped_openings(kFolder / "none"), IsEmpty());
}

TEST(ShippedOpenings, HoldNoPositionTwice) {
  for (const auto& set : shipped_openings(kFolder)) {
    const auto content = read_openings_file(set.file, set.board_size);
    EXPECT_NE(content.title, "");
    std::set<std::pair<Bitboard, Bitboard>> seen;
    for (const auto& opening : content.openings) {
      Position position = opening.start;
      for (const Move move : opening.moves) position = position.after(move);
      EXPECT_TRUE(seen.insert(up_to_symmetry(position)).second) << set.file;
    }
    const Openings openings(
        {.source = set.name, .board_size = set.board_size, .seed = 1, .shipped_folder = kFolder});
    EXPECT_EQ(openings.count(), content.openings.size());
  }
}

TEST(ShippedOpenings, LieInTheTreeAroundTheExecutable) {
  EXPECT_EQ(shipped_openings_folder("/usr/bin/outflank").parent_path().filename(), "configs");
}

}  // namespace
