#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace outflank::test {

// One strategy that the suite runs over.
struct Subject {
  std::filesystem::path file;
  std::string id;
  std::vector<int> board_sizes;
  std::vector<std::string> abilities;

  // Fit for the name of a test.
  [[nodiscard]] std::string name() const;
};
std::ostream& operator<<(std::ostream& out, const Subject& subject);

// The same on one of its boards.
struct BoardSubject {
  Subject subject;
  int size = 8;

  [[nodiscard]] std::string name() const;
};
std::ostream& operator<<(std::ostream& out, const BoardSubject& subject);

// The plugins of the tree, unless OUTFLANK_CONFORMANCE_DIR names other ones.
[[nodiscard]] std::filesystem::path subject_dir();
[[nodiscard]] bool runs_over_the_tree();

struct Subjects {
  std::vector<Subject> found;
  // Of the files that could not be loaded: why not.
  std::vector<std::string> complaints;

  [[nodiscard]] std::vector<BoardSubject> on_every_board() const;
  // Those that have it, by the host's name for it: "state", "evaluator", ...
  [[nodiscard]] Subjects with(const std::string& ability) const;
};
[[nodiscard]] Subjects find_subjects();

}  // namespace outflank::test
