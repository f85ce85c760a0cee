#include <exception>
#include <iostream>

#include "cli/subcommand.hpp"
#include "outflank/abi/base.h"

namespace {

using namespace outflank::host;

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
    const int status = run({argv + 1, argv + argc});
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
