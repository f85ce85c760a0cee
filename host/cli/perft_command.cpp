#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/option_reader.hpp"
#include "cli/position_option.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/perft.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

constexpr int kDeepest = 60;

// Named by its place, so the parser's own message would name an option that
// nobody types.
int depth_from(const po::variables_map& values) {
  const auto text = values.count("depth") > 0 ? values["depth"].as<std::string>() : "";
  const auto depth = whole_number<int>(text);
  if (!depth || *depth < 0 || *depth > kDeepest) {
    throw UsageError("DEPTH: expected 0 to " + std::to_string(kDeepest) + ", got " +
                     (text.empty() ? "nothing" : text));
  }
  return *depth;
}

// Finished games and depth 0 have no moves to divide by: one leaf, themselves.
std::vector<PerftEntry> divided(const Position& position, int depth) {
  return depth == 0 ? std::vector<PerftEntry>{} : perft_divide(position, depth);
}

void print_json(const Position& position, int depth, std::uint64_t leaves,
                const std::vector<PerftEntry>* entries) {
  nlohmann::ordered_json json{
      {"position", position_text(position)}, {"depth", depth}, {"leaves", leaves}};
  if (entries != nullptr) {
    auto& moves = json["moves"] = nlohmann::ordered_json::object();
    for (const auto& entry : *entries) moves[move_name(entry.move)] = entry.leaves;
  }
  std::cout << json.dump() << "\n";
}

}  // namespace

int run_perft(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "perft DEPTH [OPTIONS]",
      .explanation =
          "Counts the ways a game can go on for DEPTH plies. A pass is a ply; a game\n"
          "that ends earlier counts once. The speed goes to standard error."};
  add_position_options(reader.options);
  reader.options.add_options()("divide", "a line for each first move");
  reader.options.add_options()("json", "for scripts: one object");
  reader.hidden.add_options()("depth", po::value<std::string>());
  reader.positions.add("depth", 1);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const int depth = depth_from(*values);
  const auto position = position_from(*values);
  const bool divide = values->count("divide") > 0;
  const auto begin = std::chrono::steady_clock::now();
  const auto entries = divide ? divided(position, depth) : std::vector<PerftEntry>{};
  std::uint64_t leaves = 0;
  for (const auto& entry : entries) leaves += entry.leaves;
  if (entries.empty()) leaves = perft(position, depth);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;

  if (values->count("json") > 0) {
    print_json(position, depth, leaves, divide ? &entries : nullptr);
  } else {
    for (const auto& entry : entries) {
      std::cout << move_name(entry.move) << " " << entry.leaves << "\n";
    }
    std::cout << "perft " << depth << " " << leaves << "\n";
  }
  std::cout.flush();
  std::cerr << took.count() << " s, " << static_cast<double>(leaves) / 1e6 / took.count()
            << " million leaves a second\n";
  return kExitSuccess;
}

}  // namespace outflank::host
