#include <chrono>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/fixed_depth_search.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/position_option.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

constexpr unsigned kDeepest = 60;

struct Search {
  unsigned depth = 0;
  Decision decision;
};

unsigned depth_from(std::string_view text) {
  const auto depth = whole_number<unsigned>(text);
  if (!depth || *depth < 1 || *depth > kDeepest) {
    throw UsageError("--depth: expected depths from 1 to " + std::to_string(kDeepest) +
                     " such as 4,6,8, got " + (text.empty() ? "nothing" : std::string(text)));
  }
  return *depth;
}

std::vector<unsigned> depths_from(const po::variables_map& values) {
  if (values.count("depth") == 0) throw UsageError("expected --depth, as in --depth 4,6,8");
  std::string_view text = values["depth"].as<std::string>();
  std::vector<unsigned> depths;
  while (true) {
    const auto comma = text.find(',');
    depths.push_back(depth_from(text.substr(0, comma)));
    if (comma == std::string_view::npos) return depths;
    text.remove_prefix(comma + 1);
  }
}

void print_row(const Search& search) {
  std::cout << std::setw(5) << search.depth << std::setw(12) << *search.decision.nodes << "  "
            << move_name(search.decision.move) << std::endl;
}

void print_json(const std::string& strategy, const Position& position,
                const std::vector<Search>& searches) {
  nlohmann::ordered_json json{{"strategy", strategy}, {"position", position_text(position)}};
  auto& list = json["searches"] = nlohmann::ordered_json::array();
  for (const auto& [depth, decision] : searches) {
    list.push_back(
        {{"depth", depth}, {"nodes", *decision.nodes}, {"move", move_name(decision.move)}});
    if (decision.value) list.back()["value"] = *decision.value;
  }
  std::cout << json.dump() << "\n";
}

}  // namespace

int run_nodes(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "nodes SPEC --depth N,... [OPTIONS]",
      .explanation =
          "Lets a strategy search one position to each depth, every time anew, and\n"
          "prints how many nodes it visited. SPEC is ID[:key=value,...] or a path to a\n"
          "plugin file. A parameter of the strategy that is called depth is set to the\n"
          "same depth, unless SPEC or --set sets it. The speed goes to standard error."};
  reader.options.add_options()("depth", po::value<std::string>()->value_name("N,..."),
                               "plies to search: one depth, or several with commas");
  add_position_options(reader.options);
  reader.options.add_options()("json", "for scripts: one object");
  add_parameter_options(reader.options);
  add_plugin_options(reader.options);
  reader.hidden.add_options()("strategy", po::value<std::string>());
  reader.positions.add("strategy", 1);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  if (values->count("strategy") == 0) throw UsageError("expected SPEC, the strategy that searches");
  const auto depths = depths_from(*values);
  const auto position = position_from(*values);
  if (!has_move(position)) throw UsageError("--position: the side to move has no move to search");
  const auto settings = settings_from(*values);
  const auto log = stderr_log(LogLevel::warning);
  Strategies strategies(settings, log);
  FixedDepthSearch search(strategies.factory, settings, log);

  std::vector<Search> searches;
  std::uint64_t nodes = 0;
  const auto begin = std::chrono::steady_clock::now();
  const bool json = values->count("json") > 0;
  for (const unsigned depth : depths) {
    searches.push_back({depth, search.run(position, depth)});
    nodes += *searches.back().decision.nodes;
    if (json) continue;
    // Each as soon as it is known: the next may take too long for somebody's patience.
    if (searches.size() == 1) std::cout << "DEPTH       NODES  MOVE\n";
    print_row(searches.back());
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  if (json) print_json(settings.strategy, position, searches);
  std::cout.flush();
  std::cerr << took.count() << " s, " << static_cast<double>(nodes) / 1e6 / took.count()
            << " million nodes a second\n";
  return kExitSuccess;
}

}  // namespace outflank::host
