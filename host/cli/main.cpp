#include <exception>
#include <iostream>

#include "cli/subcommand.hpp"
#include "outflank/abi/base.h"

namespace {

using namespace outflank::host;

// What was typed, with what the name of the program stands for put before it.
std::vector<std::string> spelled_out(int argc, char** argv) {
  std::vector<std::string> words;
  const std::string_view path = argc > 0 ? argv[0] : "";
  const auto name = path.substr(path.rfind('/') + 1);
  for (const auto& alias : aliases()) {
    if (alias.program == name) words.assign(alias.words.begin(), alias.words.end());
  }
  for (int i = 1; i < argc; ++i) words.emplace_back(argv[i]);
  return words;
}

int run(const std::vector<std::string>& arguments) {
  if (arguments.empty()) {
    throw UsageError("expected a subcommand\nTry: outflank help");
  }
  const auto& first = arguments[0];
  const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
  if (first == "--help" || first == "-h") return run_help({});
  if (first == "--version") {
    std::cout << "outflank " OUTFLANK_VERSION ", plugin contract " << OUTFLANK_ABI_MAJOR << "."
              << OUTFLANK_ABI_MINOR << "-rc\n";
    return kExitSuccess;
  }
  return find_subcommand(first).run(rest);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run(spelled_out(argc, argv));
    std::cout.flush();
    if (std::cout.good()) return status;
    std::cerr << "outflank: standard output could not be written\n";
  } catch (const UsageError& error) {
    std::cerr << "outflank: " << error.what() << "\n";
    return kExitUsage;
  } catch (const std::exception& error) {
    std::cerr << "outflank: " << error.what() << "\n";
  }
  return kExitFailure;
}
