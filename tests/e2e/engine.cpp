#include "engine.hpp"

#include <sstream>
#include <utility>

namespace outflank::test {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin));
}

// What follows `=` or `?` and the id, which there should not be.
std::string without_id(std::string_view text) {
  const auto digits = text.substr(0, text.find_first_not_of("0123456789"));
  const bool is_id =
      digits.size() == text.size() || kBlank.find(text[digits.size()]) != kBlank.npos;
  return trimmed(is_id ? text.substr(digits.size()) : text);
}

std::string color_name(Color color) { return color == Color::black ? "b" : "w"; }

// A row of a drawn board: its number, then a letter a square. Empty: no row.
std::string cells_of(std::string_view line, char row) {
  const auto text = trimmed(line);
  if (text.empty() || text.front() != row) return {};
  std::string cells;
  for (const char letter : std::string_view(text).substr(1)) {
    if (letter == 'X' || letter == 'O' || letter == '-') cells += letter;
    if (letter == '.') cells += '-';
    if (cells.size() == 8) return cells;
  }
  return {};
}

}  // namespace

Engine::Engine(std::string name, const std::string& command)
    : name_(std::move(name)),
      process_({.program = "/bin/sh", .arguments = {"-c", "exec " + command}},
               std::chrono::minutes(10)) {
  commands_ = "\n" + ask("list_commands") + "\n";
}

void Engine::fail(const std::string& what) const { throw EngineError(name_ + ": " + what); }

bool Engine::knows(std::string_view command) const {
  return commands_.find("\n" + std::string(command) + "\n") != std::string::npos;
}

std::string Engine::read_line() {
  auto line = process_.read_until("\n");
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
  return line;
}

std::string Engine::ask(const std::string& command) try {
  process_.send(command + "\n");
  std::string first;
  while (first.empty()) first = trimmed(read_line());
  if (first.front() != '=' && first.front() != '?') fail("answered " + first + " to " + command);
  auto text = without_id(std::string_view(first).substr(1));
  for (auto line = read_line(); !trimmed(line).empty(); line = read_line()) {
    text += (text.empty() ? "" : "\n") + line;
  }
  if (first.front() == '?') fail("refused " + command + ": " + text);
  return text;
} catch (const EngineError&) {
  throw;
} catch (const std::runtime_error& error) {
  fail("no answer to " + command + ": " + error.what());
}

void Engine::new_game() {
  if (knows("set_game")) ask("set_game Othello");
  ask("boardsize 8");
  ask("clear_board");
}

void Engine::play(Color color, Move move) {
  ask("play " + color_name(color) + " " + move_name(move));
}

Move Engine::genmove(Color color) {
  const auto text = ask("genmove " + color_name(color));
  const auto move = parse_move(text, 8);
  if (!move) fail("answered genmove with " + text);
  return *move;
}

std::string Engine::board() {
  if (!knows("showboard")) return {};
  const auto drawn = ask("showboard");
  std::istringstream lines(drawn);
  std::string squares;
  char row = '1';
  for (std::string line; std::getline(lines, line);) {
    const auto cells = cells_of(line, row);
    if (cells.empty()) continue;
    squares += cells;
    ++row;
  }
  if (squares.size() != 64) fail("draws a board that cannot be read:\n" + drawn);
  return squares;
}

void Engine::quit() {
  ask("quit");
  if (const auto ended = process_.wait(); ended.status != 0) {
    fail("ended with status " + std::to_string(ended.status) + ": " + ended.errors);
  }
}

}  // namespace outflank::test
