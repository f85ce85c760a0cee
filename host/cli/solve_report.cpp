#include "cli/solve_report.hpp"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "outflank/rules/notation.hpp"

namespace outflank::host {

namespace {

std::string fixed(double number, int places) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(places) << number;
  return text.str();
}

}  // namespace

int SolveReport::comparable(int value) const {
  return win_draw_loss_ ? std::clamp(value, -1, 1) : value;
}

std::string SolveReport::value_text(int value) const {
  if (win_draw_loss_) return value > 0 ? "win" : value < 0 ? "loss" : "draw";
  return (value > 0 ? "+" : "") + std::to_string(value);
}

std::optional<int> SolveReport::expected(const SolvedPosition& solved) const {
  const auto value = solved.asked->value();
  if (!value || plain_) return std::nullopt;
  return comparable(*value);
}

std::optional<bool> SolveReport::agrees(const SolvedPosition& solved) const {
  const auto value = expected(solved);
  if (!value) return std::nullopt;
  // A move that the file does not value may still be as good.
  const auto& moves = solved.asked->moves;
  const auto named = std::ranges::find(moves, solved.solution.move, &formats::ObfMove::move);
  return solved.solution.value == *value &&
         (named == moves.end() || comparable(named->value) == *value);
}

std::string SolveReport::heading() const {
  return "  # EMPTIES VALUE MOVE          NODES    SECONDS CHECK  LINE";
}

std::string SolveReport::line(const SolvedPosition& solved) const {
  const auto& solution = solved.solution;
  const auto agreed = agrees(solved);
  std::ostringstream text;
  text << std::setw(3) << solved.number << std::setw(8) << count(solved.asked->position.empties())
       << std::setw(6) << value_text(solution.value) << " " << std::setw(4) << std::left
       << move_name(solution.move) << std::right << std::setw(15) << solution.nodes << std::setw(11)
       << fixed(solved.seconds, 3) << " " << std::setw(6) << std::left
       << (!agreed   ? "-"
           : *agreed ? "ok"
                     : "WRONG: expected " + value_text(*expected(solved)));
  for (const Move move : solution.line) text << " " << move_name(move);
  return text.str();
}

std::string SolveReport::json(const SolvedPosition& solved) const {
  const auto& solution = solved.solution;
  nlohmann::ordered_json json{{"board", position_text(solved.asked->position)},
                              {"value", solution.value},
                              {"move", move_name(solution.move)}};
  auto& line = json["line"] = nlohmann::ordered_json::array();
  for (const Move move : solution.line) line.push_back(move_name(move));
  json["nodes"] = solution.nodes;
  json["seconds"] = solved.seconds;
  if (const auto value = expected(solved)) {
    json["expected"] = *value;
    json["agrees"] = *agrees(solved);
  }
  return json.dump();
}

void SolveReport::add(const SolvedPosition& solved) {
  ++positions_;
  nodes_ += solved.solution.nodes;
  seconds_ += solved.seconds;
  if (const auto agreed = agrees(solved)) {
    ++compared_;
    if (*agreed) ++agreed_;
  }
}

std::string SolveReport::totals() const {
  std::string text = std::to_string(positions_) +
                     (positions_ == 1 ? " position, " : " positions, ") + std::to_string(nodes_) +
                     " nodes, " + fixed(seconds_, 3) + " s";
  if (seconds_ > 0) {
    text +=
        ", " + fixed(static_cast<double>(nodes_) / 1e6 / seconds_, 1) + " million nodes a second";
  }
  if (compared_ > 0) {
    text += ", " + std::to_string(agreed_) + " of " + std::to_string(compared_) + " agree";
  }
  return text;
}

}  // namespace outflank::host
