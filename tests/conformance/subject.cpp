#include "subject.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <ostream>

#include "plugins/library.hpp"
#include "plugins/plugin_error.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {

namespace fs = std::filesystem;

namespace {

const char* other_dir() {
  const char* dir = std::getenv("OUTFLANK_CONFORMANCE_DIR");
  return dir != nullptr && *dir != '\0' ? dir : nullptr;
}

}  // namespace

std::string Subject::name() const {
  std::string result = file.stem().string();
  std::ranges::replace_if(
      result, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return result == id ? id : result + "_" + id;
}

std::string BoardSubject::name() const {
  const auto side = std::to_string(size);
  return subject.name() + "_" + side + "x" + side;
}

std::ostream& operator<<(std::ostream& out, const Subject& subject) {
  return out << subject.id << " of " << subject.file.string();
}
std::ostream& operator<<(std::ostream& out, const BoardSubject& subject) {
  return out << subject.subject << " on size " << subject.size;
}

bool runs_over_the_tree() { return other_dir() == nullptr; }

fs::path subject_dir() { return runs_over_the_tree() ? plugin_dir() : fs::path(other_dir()); }

std::vector<BoardSubject> Subjects::on_every_board() const {
  std::vector<BoardSubject> result;
  for (const auto& subject : found) {
    for (const int size : subject.board_sizes) result.push_back({subject, size});
  }
  return result;
}

Subjects Subjects::with(const std::string& ability) const {
  Subjects result;
  std::ranges::copy_if(found, std::back_inserter(result.found), [&](const auto& subject) {
    return std::ranges::count(subject.abilities, ability) > 0;
  });
  return result;
}

Subjects find_subjects() {
  Subjects result;
  std::error_code error;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(subject_dir(), error)) {
    if (entry.path().extension() == ".so") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  for (const auto& file : files) {
    try {
      for (const auto& strategy : host::load_library(file)) {
        result.found.push_back({file, strategy->id, strategy->board_sizes, strategy->abilities()});
      }
    } catch (const host::PluginError& failure) {
      result.complaints.emplace_back(failure.what());
    }
  }
  return result;
}

}  // namespace outflank::test
