#pragma once

#include <memory>
#include <string_view>

#include "plugins/instance_factory.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {

// Players made from the tree's own plugin files.
class TreePlugins {
 public:
  TreePlugins()
      : environment_(host::quiet_environment()),
        registry_({plugin_dir()}, environment_.log),
        factory_(registry_, {}) {}

  // Lives no longer than this object.
  [[nodiscard]] std::unique_ptr<host::Instance> make(std::string_view spec) {
    return factory_.create(spec, environment_);
  }
  // With a clock and a stop flag of one's own; the environment is borrowed.
  [[nodiscard]] std::unique_ptr<host::Instance> make(std::string_view spec,
                                                     const host::Environment& environment) {
    return factory_.create(spec, environment);
  }

 private:
  host::Environment environment_;
  host::Registry registry_;
  host::InstanceFactory factory_;
};

}  // namespace outflank::test
