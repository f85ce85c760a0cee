#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/bench_positions.hpp"
#include "cli/fixed_depth_search.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host {

namespace po = boost::program_options;
using Json = nlohmann::ordered_json;

namespace {

// Who is measured if nobody says who; not kDefaultStrategy, so that signatures
// can be compared when that changes.
constexpr std::string_view kBenchStrategy = "alphabeta";
constexpr unsigned kBenchDepth = 10;
constexpr unsigned kDeepest = 60;

unsigned depth_from(const po::variables_map& values) {
  if (values.count("depth") == 0) return kBenchDepth;
  const auto& text = values["depth"].as<std::string>();
  const auto depth = whole_number<unsigned>(text);
  if (!depth || *depth < 1 || *depth > kDeepest) {
    throw UsageError("--depth: expected 1 to " + std::to_string(kDeepest) + ", got " + text);
  }
  return *depth;
}

}  // namespace

int run_bench(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "bench [OPTIONS]",
      .explanation =
          "Searches a fixed set of positions to a fixed depth and prints the number of\n"
          "nodes: the signature of a search. It is the same on every machine and with\n"
          "every compiler, until somebody changes what is searched. The speed goes to\n"
          "standard error."};
  add_strategy_options(reader.options, kBenchStrategy);
  reader.options.add_options()(
      "depth", po::value<std::string>()->value_name("N"),
      ("plies to search (default: " + std::to_string(kBenchDepth) + ")").c_str());
  reader.options.add_options()("json", "for scripts: one object, with each position and the time");
  add_plugin_options(reader.options);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const auto depth = depth_from(*values);
  auto settings = settings_from(*values);
  if (values->count("strategy") + values->count("config") == 0) settings.strategy = kBenchStrategy;
  const auto log = stderr_log(LogLevel::warning);
  Strategies strategies(settings, log);
  FixedDepthSearch search(strategies.factory, settings, log);

  std::uint64_t nodes = 0;
  Json list = Json::array();
  const auto begin = std::chrono::steady_clock::now();
  for (const auto text : kBenchPositions) {
    const auto decision = search.run(parse_position(text), depth);
    nodes += *decision.nodes;
    list.push_back(
        {{"position", text}, {"nodes", *decision.nodes}, {"move", move_name(decision.move)}});
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  if (values->count("json") > 0) {
    std::cout << Json{{"strategy", settings.strategy},
                      {"depth", depth},
                      {"nodes", nodes},
                      {"seconds", took.count()},
                      {"positions", std::move(list)}}
                     .dump()
              << "\n";
  } else {
    std::cout << "Nodes: " << nodes << "\n";
  }
  std::cout.flush();
  std::cerr << took.count() << " s, " << static_cast<double>(nodes) / 1e6 / took.count()
            << " million nodes a second\n";
  return kExitSuccess;
}

}  // namespace outflank::host
