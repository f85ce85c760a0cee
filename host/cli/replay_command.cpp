#include <iostream>
#include <nlohmann/json.hpp>

#include "arena/color_name.hpp"
#include "arena/ending.hpp"
#include "arena/recorded_run.hpp"
#include "cli/option_reader.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"

namespace outflank::host {

namespace po = boost::program_options;

using arena::color_name;

namespace {

// A game, and what its players are called.
struct NamedGame {
  const arena::GameRecord& record;
  std::string black;
  std::string white;

  [[nodiscard]] const std::string& player(Color color) const {
    return color == Color::black ? black : white;
  }
};

const arena::GameRecord& game_from(const po::variables_map& values,
                                   const std::vector<arena::GameRecord>& games) {
  const auto text = values.count("game") > 0 ? values["game"].as<std::string>() : "";
  const auto number = whole_number<std::uint64_t>(text);
  if (games.empty()) throw std::runtime_error("no game of this run has been played yet");
  if (!number || *number >= games.size()) {
    throw UsageError("GAME: expected 0 to " + std::to_string(games.size() - 1) + ", got " +
                     (text.empty() ? "nothing" : text));
  }
  return games[*number];
}

// 38-26, as the winner is given what is empty.
std::string discs(const arena::GameRecord& game) {
  const int squares = game.start.size() * game.start.size();
  const int black = (squares + game.black_score) / 2;
  return std::to_string(black) + "-" + std::to_string(squares - black);
}

std::string ending_sentence(const NamedGame& game) {
  const auto& record = game.record;
  if (record.at_fault) {
    return std::string(color_name(*record.at_fault)) + ", " + game.player(*record.at_fault) +
           ", loses " + discs(record) + " (" + std::string(ending_name(record.ending)) +
           "): " + record.reason;
  }
  const auto how = record.ending == arena::Ending::adjudicated ? ", adjudicated" : "";
  if (record.black_score == 0) return "a draw, " + discs(record) + how;
  const auto winner = record.black_score > 0 ? Color::black : Color::white;
  return std::string(color_name(winner)) + ", " + game.player(winner) + ", wins " + discs(record) +
         how;
}

void print_text(const NamedGame& game) {
  const auto& record = game.record;
  std::cout << "Game " << record.task.number << ": black (X) " << game.black << ", white (O) "
            << game.white << "; opening " << record.task.opening << ", seed " << record.task.seed
            << "\n\n"
            << draw(record.start) << "\n";
  Position position = record.start;
  for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
    const auto move = record.moves[ply];
    std::cout << "\n"
              << ply + 1 << ". " << color_name(position.to_move()) << " " << move_name(move)
              << (ply < record.opening_plies ? " (opening)" : "") << "\n";
    position = position.after(move);
    std::cout << draw(position) << "\n";
  }
  std::cout << "\n" << ending_sentence(game) << "\n";
}

void print_json(const NamedGame& game) {
  const auto& record = game.record;
  nlohmann::ordered_json json{{"game", record.task.number},
                              {"black", game.black},
                              {"white", game.white},
                              {"opening", record.task.opening},
                              {"seed", std::to_string(record.task.seed)},
                              {"start", position_text(record.start)},
                              {"opening_plies", record.opening_plies}};
  auto& plies = json["plies"] = nlohmann::ordered_json::array();
  Position position = record.start;
  for (const auto move : record.moves) {
    const auto side = color_name(position.to_move());
    position = position.after(move);
    plies.push_back(
        {{"side", side}, {"move", move_name(move)}, {"position", position_text(position)}});
  }
  json["score"] = record.black_score;
  json["ending"] = ending_name(record.ending);
  if (record.at_fault) {
    json["at_fault"] = color_name(*record.at_fault);
    json["reason"] = record.reason;
  }
  std::cout << json.dump() << "\n";
}

}  // namespace

int run_replay(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "replay DIR GAME [OPTIONS]",
      .explanation =
          "Shows a game of a run: who played, the board after every move, and how it\n"
          "ended. DIR is what match or tournament was given as --out; GAME counts from 0,\n"
          "as in DIR/games.jsonl."};
  reader.options.add_options()("json", "for scripts: one object");
  reader.hidden.add_options()("folder", po::value<std::string>());
  reader.hidden.add_options()("game", po::value<std::string>());
  reader.positions.add("folder", 1).add("game", 1);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  if (values->count("folder") == 0) throw UsageError("expected DIR and GAME, as in replay run 0");
  const auto run = arena::read_run((*values)["folder"].as<std::string>());
  const auto& record = game_from(*values, run.games);
  const NamedGame game{record, run.names[record.task.black], run.names[record.task.white]};
  if (values->count("json") > 0) {
    print_json(game);
  } else {
    print_text(game);
  }
  return kExitSuccess;
}

}  // namespace outflank::host
