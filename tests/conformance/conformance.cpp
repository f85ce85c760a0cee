#include "conformance.hpp"

#include "support/plugin_dir.hpp"

namespace outflank::test {

namespace {

host::Environment still_environment() {
  auto environment = host::quiet_environment();
  environment.now_ns = [] { return SubjectHost::kNow; };
  return environment;
}

}  // namespace

// The tree's plugins too: a strategy may ask one of them for its judgement.
SubjectHost::SubjectHost(const Subject& subject)
    : environment_(still_environment()),
      registry_({subject.file.parent_path(), plugin_dir()}, environment_.log),
      factory_(registry_, {}),
      strategy_(registry_.resolve({.id = subject.id, .path = subject.file, .parameters = {}})) {}

INSTANTIATE_TEST_SUITE_P(Every, Conformance, testing::ValuesIn(find_subjects().found), by_name());
INSTANTIATE_TEST_SUITE_P(Every, BoardConformance,
                         testing::ValuesIn(find_subjects().on_every_board()), by_name());

}  // namespace outflank::test
