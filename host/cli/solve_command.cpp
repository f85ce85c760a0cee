#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <iostream>
#include <new>
#include <optional>
#include <sstream>

#include "cli/interrupt_watch.hpp"
#include "cli/option_reader.hpp"
#include "cli/position_option.hpp"
#include "cli/progress.hpp"
#include "cli/solve_report.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"

namespace outflank::host {

namespace po = boost::program_options;
using formats::ObfPosition;

namespace {

std::string read_file(const std::string& name) {
  std::ostringstream text;
  std::ifstream file(name, std::ios::binary);
  // Opening a folder succeeds, and reading it does not.
  if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(text << file.rdbuf())) ||
      file.bad()) {
    throw std::runtime_error(name + ": cannot be read: " + std::strerror(errno));
  }
  return text.str();
}

std::vector<ObfPosition> positions_from(const po::variables_map& values) {
  const bool file = values.count("file") > 0;
  if (file == (values.count("position") > 0)) {
    throw UsageError(file ? "expected FILE.obf or --position, got both"
                          : "expected FILE.obf or --position \"BOARD X\"");
  }
  if (!file) {
    const auto position = parse_position_option(values["position"].as<std::string>());
    return {{.position = position, .moves = {}, .line = 0}};
  }
  const auto& name = values["file"].as<std::string>();
  auto positions = formats::parse_obf(read_file(name), name);
  if (positions.empty()) throw std::runtime_error(name + ": no position in it");
  return positions;
}

unsigned number_from(const po::variables_map& values, const std::string& option, unsigned fallback,
                     unsigned most) {
  if (values.count(option) == 0) return fallback;
  const auto& text = values[option].as<std::string>();
  const auto number = whole_number<unsigned>(text);
  if (!number || *number < 1 || *number > most) {
    throw UsageError("--" + option + ": expected 1 to " + std::to_string(most) + ", got " + text);
  }
  return *number;
}

// Numbers of positions, from 1, both included.
struct Range {
  std::size_t first;
  std::size_t last;
};

Range range_from(const po::variables_map& values, std::size_t positions) {
  if (values.count("only") == 0) return {1, positions};
  const std::string_view text = values["only"].as<std::string>();
  const auto dash = text.find('-');
  const auto first = whole_number<std::size_t>(text.substr(0, dash));
  const auto last =
      dash == std::string_view::npos ? first : whole_number<std::size_t>(text.substr(dash + 1));
  if (!first || !last || *first < 1 || *last < *first || *last > positions) {
    throw UsageError("--only: expected a number or a range such as 1-10, from 1 to " +
                     std::to_string(positions) + ", got " + std::string(text));
  }
  return {*first, *last};
}

// Solves positions one after the other and reports each; what it has, when it is
// interrupted.
class SolveRun {
 public:
  SolveRun(const SolverOptions& options, bool win_draw_loss, bool json)
      : solver_(options),
        report_(win_draw_loss, options.plain),
        win_draw_loss_(win_draw_loss),
        json_(json) {}

  int run(const std::vector<ObfPosition>& positions, Range range) {
    if (!json_) std::cout << report_.heading() << std::endl;
    for (auto number = range.first; number <= range.last; ++number) {
      const auto& asked = positions[number - 1];
      progress_.begin(number - range.first, range.last - range.first + 1,
                      "position " + std::to_string(number) + ", " +
                          std::to_string(count(asked.position.empties())) + " empties");
      // Few empty squares are solved before the solver asks.
      if (interrupt_.interrupted_now()) {
        progress_.clear();
        std::cerr << "stopped before position " << number << '\n';
        break;
      }
      if (!solve({.number = number, .asked = &asked, .solution = {}, .seconds = 0})) break;
    }
    (json_ ? std::cerr : std::cout) << report_.totals() << std::endl;
    if (interrupt_.interrupted()) return interrupt_.exit_status();
    return report_.all_agree() ? kExitSuccess : kExitFailure;
  }

 private:
  // False if it was interrupted.
  bool solve(SolvedPosition solved) {
    // Each as if it were the only one, so that nodes do not depend on the others.
    solver_.clear();
    const auto& position = solved.asked->position;
    const auto begin = std::chrono::steady_clock::now();
    solved.solution = win_draw_loss_ ? solver_.solve_win_draw_loss(position, limits_)
                                     : solver_.solve(position, limits_);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    solved.seconds = took.count();
    progress_.clear();
    if (!solved.solution.finished) {
      std::cerr << "stopped in position " << solved.number << ", after " << solved.solution.nodes
                << " nodes and " << solved.seconds << " s\n";
      return false;
    }
    report_.add(solved);
    std::cout << (json_ ? report_.json(solved) : report_.line(solved)) << std::endl;
    return true;
  }

  InterruptWatch interrupt_;  // first: the solver's threads are to begin as it leaves this one
  Progress progress_{std::cerr, ::isatty(STDERR_FILENO) == 1};
  SolveLimits limits_{.nodes = 0, .should_stop = [this] {
                        progress_.tick();
                        return interrupt_.interrupted();
                      }};
  Solver solver_;
  SolveReport report_;
  bool win_draw_loss_;
  bool json_;
};

void add_options(OptionReader& reader, const SolverOptions& defaults) {
  reader.options.add_options()("position", po::value<std::string>()->value_name("\"BOARD X\""),
                               "solve this position: X black, O white, - empty, row by row from "
                               "a1, then the side to move");
  reader.options.add_options()("only", po::value<std::string>()->value_name("N[-M]"),
                               "of the file, only the Nth position, or those from N to M");
  reader.options.add_options()("wld", "only who wins: win, draw or loss (JSON: 1, 0, -1)");
  reader.options.add_options()("plain",
                               "count the discs as they lie, not empty squares for the winner; "
                               "nothing is compared then");
  reader.options.add_options()(
      "threads", po::value<std::string>()->value_name("N"),
      ("threads to search with (default: " + std::to_string(defaults.threads) +
       "; only with 1 are the nodes the same every time)")
          .c_str());
  reader.options.add_options()("table-mb", po::value<std::string>()->value_name("N"),
                               ("megabytes for positions to remember (default: " +
                                std::to_string(defaults.table_megabytes) + ")")
                                   .c_str());
  reader.options.add_options()("json", "for scripts: one object a position, a line each");
  reader.hidden.add_options()("file", po::value<std::string>());
  reader.positions.add("file", 1);
}

}  // namespace

int run_solve(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "solve FILE.obf|--position \"BOARD X\" [OPTIONS]",
      .explanation =
          "Plays positions out to the end and prints their exact value, in discs from\n"
          "the view of the side to move, with the best move, the line, nodes and time. A\n"
          "file holds a position a line, BOARD X; then moves with values if they are\n"
          "known, A2:+38; C7:+36; and % begins a comment. A value that differs from the\n"
          "file is a failure. Ctrl-C reports what is done so far; a second one ends at once."};
  const SolverOptions defaults;
  add_options(reader, defaults);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const SolverOptions options{
      .plain = values->count("plain") > 0,
      .threads = number_from(*values, "threads", defaults.threads, 256),
      .table_megabytes = number_from(*values, "table-mb", defaults.table_megabytes, 65536)};
  const auto positions = positions_from(*values);
  const auto range = range_from(*values, positions.size());
  std::optional<SolveRun> run;
  try {
    run.emplace(options, values->count("wld") > 0, values->count("json") > 0);
  } catch (const std::bad_alloc&) {
    throw std::runtime_error("--table-mb: no memory for a table of " +
                             std::to_string(options.table_megabytes) + " MB");
  }
  return run->run(positions, range);
}

}  // namespace outflank::host
