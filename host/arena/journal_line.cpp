#include "arena/journal_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "arena/journal.hpp"
#include "arena/json_text.hpp"
#include "config/shown_text.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"

namespace outflank::host::arena {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 12> kKeys{"game",  "black",  "white",         "opening",
                                                 "seed",  "start",  "opening_plies", "moves",
                                                 "score", "ending", "at_fault",      "reason"};

// What is wrong with a line; whoever knows its place adds that.
class Flaw : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A line, with its values by key and type.
class Fields {
 public:
  explicit Fields(std::string_view line) {
    try {
      values_ = Json::parse(line);
    } catch (const Json::exception&) {
      throw Flaw("is not JSON");
    }
    if (!values_.is_object()) throw Flaw("is not an object");
    for (const auto& [key, value] : values_.items()) {
      if (std::find(kKeys.begin(), kKeys.end(), key) == kKeys.end()) {
        throw Flaw("has a key that is not known: " + config::in_quotes(key));
      }
    }
  }

  [[nodiscard]] bool has(const char* key) const { return values_.contains(key); }

  [[nodiscard]] const std::string& text(const char* key) const {
    const auto& value = at(key);
    if (!value.is_string()) throw Flaw(std::string(key) + ": expected text");
    return value.get_ref<const std::string&>();
  }
  [[nodiscard]] std::uint64_t count(const char* key) const {
    const auto& value = at(key);
    if (!value.is_number_unsigned()) throw Flaw(std::string(key) + ": expected a whole number");
    return value.get<std::uint64_t>();
  }
  [[nodiscard]] std::int64_t integer(const char* key) const {
    const auto& value = at(key);
    if (!value.is_number_integer()) throw Flaw(std::string(key) + ": expected a whole number");
    return value.get<std::int64_t>();
  }

 private:
  [[nodiscard]] const Json& at(const char* key) const {
    const auto found = values_.find(key);
    if (found == values_.end()) throw Flaw(std::string(key) + " is missing");
    return *found;
  }

  Json values_;
};

unsigned participant(const Fields& fields, const char* key, std::span<const std::string> names) {
  const auto& name = fields.text(key);
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    throw Flaw(std::string(key) + ": no participant of this run is called " +
               config::in_quotes(name));
  }
  return static_cast<unsigned>(found - names.begin());
}

std::uint64_t seed_of(const Fields& fields) {
  const auto& text = fields.text("seed");
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, seed);
  if (error != std::errc() || stop != end) {
    throw Flaw("seed: expected a whole number of 64 bits as text");
  }
  return seed;
}

Position start_of(const Fields& fields) {
  if (!fields.has("start")) return Position::start();
  try {
    return parse_position(fields.text("start"));
  } catch (const NotationError& error) {
    throw Flaw(std::string("start: ") + error.what());
  }
}

// Plays the transcript with the passes that it leaves out. Returns where that leads.
Position replay(GameRecord& record, std::string_view transcript) {
  Position position = record.start;
  const auto play = [&](Move move) {
    record.moves.push_back(move);
    position = position.after(move);
  };
  for (; !transcript.empty();
       transcript.remove_prefix(std::min<std::size_t>(2, transcript.size()))) {
    if (must_pass(position)) play(Move::pass());
    const auto name = transcript.substr(0, 2);
    const auto square = parse_square(name, position.size());
    if (!square || !is_legal(position, *square)) {
      throw Flaw("moves: ply " + std::to_string(record.moves.size() + 1) +
                 ": expected a legal move, got " + config::in_quotes(name));
    }
    play(*square);
  }
  if (must_pass(position)) play(Move::pass());
  return position;
}

unsigned opening_plies_of(const Fields& fields, std::size_t plies) {
  const auto opening_plies = fields.count("opening_plies");
  if (opening_plies > plies) {
    throw Flaw("opening_plies: expected at most " + std::to_string(plies) + ", got " +
               std::to_string(opening_plies));
  }
  return static_cast<unsigned>(opening_plies);
}

Ending ending_of(const Fields& fields) {
  const auto& name = fields.text("ending");
  const auto ending = ending_from(name);
  if (!ending) throw Flaw("ending: " + config::in_quotes(name) + " is not known");
  return *ending;
}

std::optional<Color> fault_of(const Fields& fields, Ending ending) {
  const bool nobodys = ending == Ending::finished || ending == Ending::adjudicated;
  if (nobodys) {
    if (fields.has("at_fault") || fields.has("reason")) {
      throw Flaw("at_fault, reason: nobody is at fault in this ending");
    }
    return std::nullopt;
  }
  const auto& side = fields.text("at_fault");
  if (side == "black") return Color::black;
  if (side == "white") return Color::white;
  throw Flaw("at_fault: expected black or white, got " + config::in_quotes(side));
}

int score_of(const Fields& fields, const GameRecord& record, const Position& last) {
  const auto score = fields.integer("score");
  const int whole = last.size() * last.size();
  if (record.ending == Ending::adjudicated) {
    // The board's squares are even in number, and so is every difference that they can be
    // shared out with. More would take a search.
    if (score < -whole || score > whole || score % 2 != 0) {
      throw Flaw("score: no game on this board ends with " + std::to_string(score));
    }
    return static_cast<int>(score);
  }
  if (record.ending == Ending::finished && !game_over(last)) {
    throw Flaw("ending: finished, but there are moves left to make");
  }
  const int expected = !record.at_fault                   ? final_score(last, Color::black)
                       : *record.at_fault == Color::black ? -whole
                                                          : whole;
  if (score != expected) {
    throw Flaw("score: expected " + std::to_string(expected) + ", got " + std::to_string(score));
  }
  return expected;
}

GameRecord game_of(const Fields& fields, std::uint64_t number, std::span<const std::string> names) {
  GameRecord record;
  record.task.number = fields.count("game");
  if (record.task.number != number) {
    throw Flaw("game: expected " + std::to_string(number) + ", got " +
               std::to_string(record.task.number));
  }
  record.task.black = participant(fields, "black", names);
  record.task.white = participant(fields, "white", names);
  record.task.opening = fields.count("opening");
  record.task.seed = seed_of(fields);
  record.start = start_of(fields);
  const Position last = replay(record, fields.text("moves"));
  record.opening_plies = opening_plies_of(fields, record.moves.size());
  record.ending = ending_of(fields);
  record.at_fault = fault_of(fields, record.ending);
  if (record.at_fault) record.reason = fields.text("reason");
  record.black_score = score_of(fields, record, last);
  return record;
}

}  // namespace

JournalLineReader::JournalLineReader(std::string file_name, std::span<const std::string> names)
    : file_name_(std::move(file_name)) {
  for (const auto& name : names) {
    std::string written;
    append_json_string(written, name);
    names_.push_back(Json::parse(written).get<std::string>());
  }
}

GameRecord JournalLineReader::read(std::string_view line, std::uint64_t number) const {
  try {
    return game_of(Fields(line), number, names_);
  } catch (const Flaw& flaw) {
    fail(number, flaw.what());
  }
}

void JournalLineReader::fail(std::uint64_t number, const std::string& reason) const {
  throw JournalError(file_name_ + ":" + std::to_string(number + 1) + ": " + reason);
}

}  // namespace outflank::host::arena
