#include "swap_host.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

namespace outflank::test {

namespace fs = std::filesystem;

SwapHost::SwapHost() {
  fs::create_directory(folder());
  fs::create_directory(scratch_.path() / "tmp");
  // Ours, so that whatever the host leaves behind can be counted.
  if (const char* old = std::getenv("TMPDIR")) old_temporary_folder_ = old;
  ::setenv("TMPDIR", (scratch_.path() / "tmp").c_str(), 1);
}

SwapHost::~SwapHost() {
  if (old_temporary_folder_) {
    ::setenv("TMPDIR", old_temporary_folder_->c_str(), 1);
  } else {
    ::unsetenv("TMPDIR");
  }
}

void SwapHost::put(const fs::path& from) const {
  const auto beside = scratch_.path() / "new.so";
  fs::copy_file(from, beside, fs::copy_options::overwrite_existing);
  fs::rename(beside, file());
}

void SwapHost::rewrite(const fs::path& from) const {
  std::ifstream in(from, std::ios::binary);
  std::ofstream out(file(), std::ios::binary | std::ios::in | std::ios::out | std::ios::trunc);
  out << in.rdbuf();
  ASSERT_TRUE(out.good());
}

void SwapHost::start(const std::string& strategy) {
  put(version(1));
  client_.emplace(
      std::vector<std::string>{"--plugin-dir", folder().string(), "--strategy", strategy});
  ASSERT_EQ(answer("protocol_version"), "2");
}

void SwapHost::start_with_a_past() {
  start("versioned");
  answer("boardsize 4");
  for (int i = 0; i < 8; ++i) {
    answer("genmove b");
    answer("genmove w");
  }
  answer("final_score");
  answer("boardsize 8");
  answer("outflank-set label blue");
  answer("play b f5");
  expect_plays_as(1);
}

std::string SwapHost::decision() {
  auto text = answer("outflank-genmove w");
  answer("undo");
  return text;
}

std::string SwapHost::legal_move(bool last) {
  std::istringstream moves(answer("outflank-legal_moves"));
  const std::vector<std::string> all{std::istream_iterator<std::string>(moves), {}};
  return last ? all.back() : all.front();
}

void SwapHost::expect_plays_as(int version_number) {
  const auto number = std::to_string(version_number);
  const auto said = decision();
  EXPECT_THAT(said,
              testing::HasSubstr("\"comment\":\"blue: version " + number + ".0.0, 1 games\""));
  EXPECT_THAT(said, testing::HasSubstr("\"move\":\"" + legal_move(version_number == 2) + "\""));
}

std::string SwapHost::proc(const std::string& name) {
  return "/proc/" + std::to_string(client_->process().pid()) + "/" + name;
}

std::multiset<std::string> SwapHost::mapped_plugins() {
  const std::regex copy("[0-9a-f]+-[0-9a-f]+ ..x. .*(outflank-[^/]*\\.so \\(deleted\\))$");
  std::multiset<std::string> found;
  std::ifstream maps(proc("maps"));
  for (std::string line; std::getline(maps, line);) {
    std::smatch match;
    if (std::regex_match(line, match, copy)) found.insert(match[1]);
  }
  return found;
}

std::size_t SwapHost::mapped_files() {
  std::size_t count = 0;
  std::ifstream maps(proc("maps"));
  for (std::string line; std::getline(maps, line);) {
    if (line.find('/') != std::string::npos) ++count;
  }
  return count;
}

std::size_t SwapHost::open_descriptors() {
  const fs::directory_iterator all(proc("fd"));
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

std::size_t SwapHost::temporary_files() const {
  const fs::directory_iterator all(scratch_.path() / "tmp");
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

}  // namespace outflank::test
