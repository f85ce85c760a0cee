// A running host that plays the fixture `versioned` out of a folder of its own,
// whose files the test replaces.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "support/host_process.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {

class SwapHost : public testing::Test {
 protected:
  SwapHost();
  ~SwapHost() override;

  // The plugin folder, and the file in it that is swapped.
  [[nodiscard]] std::filesystem::path folder() const { return scratch_.path() / "plugins"; }
  [[nodiscard]] std::filesystem::path file() const { return folder() / "versioned.so"; }
  [[nodiscard]] static std::filesystem::path version(int number) {
    return good_dir() / ("versioned_" + std::to_string(number) + ".so");
  }

  // As a build does that writes beside the file and renames.
  void put(const std::filesystem::path& from) const;
  // As a build does that writes into the file.
  void rewrite(const std::filesystem::path& from) const;

  // Starts the host with version 1 in the folder.
  void start(const std::string& strategy);
  // Then brings versioned to a point where its past shows: one game finished, a
  // parameter set, another game begun, white to move.
  void start_with_a_past();

  [[nodiscard]] std::string ask(const std::string& command) { return client_->ask(command); }
  std::string answer(const std::string& command) { return client_->answer(command); }
  // A move of white's and what is said of it, taken back again.
  [[nodiscard]] std::string decision();
  [[nodiscard]] std::string legal_move(bool last);
  // Expects versioned to play white as this version does, its past remembered.
  void expect_plays_as(int version_number);

  // Seen from outside: the plugins that are mapped, open descriptors, files
  // left in its temporary folder.
  [[nodiscard]] std::multiset<std::string> mapped_plugins();
  [[nodiscard]] std::size_t mapped_files();
  [[nodiscard]] std::size_t open_descriptors();
  [[nodiscard]] std::size_t temporary_files() const;

 private:
  [[nodiscard]] std::string proc(const std::string& name);

  TemporaryFolder scratch_;
  std::optional<std::string> old_temporary_folder_;
  std::optional<GtpClient> client_;
};

}  // namespace outflank::test
