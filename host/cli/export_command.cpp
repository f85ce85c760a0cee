#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include "arena/game_format.hpp"
#include "arena/recorded_run.hpp"
#include "cli/option_reader.hpp"
#include "cli/subcommand.hpp"
#include "config/nearest.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

const arena::GameFormat& format_from(const po::variables_map& values) {
  const auto name = values.count("format") > 0 ? values["format"].as<std::string>() : "";
  std::vector<std::string> names;
  for (const auto& format : arena::game_formats()) {
    if (format.name == name) return format;
    names.emplace_back(format.name);
  }
  if (name.empty()) throw UsageError("expected --format ggf, sgf, csv or transcript");
  throw UsageError("--format: unknown format: " + name + did_you_mean(name, names));
}

void write_games(std::ostream& out, const arena::GameFormat& format,
                 const arena::RecordedRun& run) {
  out << format.header;
  auto times = run.times.begin();
  std::string text;
  for (const auto& game : run.games) {
    const bool timed = times != run.times.end() && times->number == game.task.number;
    text.clear();
    format.append(text, {.record = game, .times = timed ? &*times : nullptr, .names = run.names});
    out << text;
    if (timed) ++times;
  }
  out.flush();
}

void write_file(const std::string& name, const arena::GameFormat& format,
                const arena::RecordedRun& run) {
  std::ofstream out(name, std::ios::binary | std::ios::trunc);
  if (out) write_games(out, format, run);
  if (!out) throw std::runtime_error(name + ": cannot be written: " + std::strerror(errno));
}

}  // namespace

int run_export(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "export DIR --format ggf|sgf|csv|transcript [OPTIONS]",
      .explanation =
          "Writes the games of a run, a line each, in a format that other programs read.\n"
          "DIR is what match or tournament was given as --out; the run may be going on.\n"
          "ggf holds the time of every move if there was a clock, csv is for spreadsheets,\n"
          "and transcript is what --openings reads."};
  reader.options.add_options()("format", po::value<std::string>()->value_name("FORMAT"),
                               "ggf, sgf, csv or transcript");
  reader.options.add_options()("output", po::value<std::string>()->value_name("FILE"),
                               "write there instead of to standard output");
  reader.hidden.add_options()("folder", po::value<std::string>());
  reader.positions.add("folder", 1);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  if (values->count("folder") == 0) throw UsageError("expected DIR, the folder of a run");
  const auto& format = format_from(*values);
  const auto run = arena::read_run((*values)["folder"].as<std::string>());
  if (values->count("output") > 0) {
    write_file((*values)["output"].as<std::string>(), format, run);
  } else {
    write_games(std::cout, format, run);
  }
  return kExitSuccess;
}

}  // namespace outflank::host
