#include "arena/openings.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <limits>
#include <string_view>

#include "arena/distinct_openings.hpp"
#include "arena/openings_file.hpp"
#include "arena/shipped_openings.hpp"
#include "arena/shuffled.hpp"
#include "config/nearest.hpp"
#include "outflank/kit/random.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::string_view kRandom = "random";
// Positions that are enough to begin with.
constexpr std::size_t kEnough = 50'000;
// How often a game may end too early before another beginning is tried.
constexpr std::uint64_t kTries = 16;

// One empty square must be left to move to.
unsigned most_plies(int board_size) { return static_cast<unsigned>(board_size * board_size - 5); }

// Without ":K" too, which is a mistake.
bool is_random(std::string_view source) {
  return source == kRandom || source.starts_with(std::string(kRandom) + ":");
}

// Of "random:K".
unsigned plies_from(const std::string& source, int board_size) {
  const auto text = std::string_view(source).substr(std::min(kRandom.size() + 1, source.size()));
  unsigned plies = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, plies);
  const auto most = most_plies(board_size);
  if (status != std::errc{} || stop != end || plies < 1 || plies > most) {
    throw OpeningsError("openings: expected random:1 to random:" + std::to_string(most) + " on " +
                        board_name(board_size) + ", as in random:8, got " + source);
  }
  return plies;
}

std::filesystem::path shipped_file(const OpeningsRequest& request) {
  std::vector<std::string> names{"start", "random:8"};
  for (const auto& set : shipped_openings(request.shipped_folder)) {
    if (set.board_size != request.board_size) continue;
    if (set.name == request.source) return set.file;
    names.push_back(set.name);
  }
  const bool file = std::filesystem::is_regular_file(request.source);
  throw OpeningsError("openings: no set '" + request.source + "' for " +
                      board_name(request.board_size) +
                      (file ? "; for the file of that name write ./" + request.source
                            : did_you_mean(request.source, names)));
}

std::vector<Opening> listed(const OpeningsRequest& request) {
  if (request.source == "start") {
    return {{.start = Position::start(request.board_size), .moves = {}}};
  }
  return read_openings_file(is_openings_file(request.source) ? std::filesystem::path(request.source)
                                                             : shipped_file(request),
                            request.board_size)
      .openings;
}

Position end_of(const Opening& opening) {
  Position position = opening.start;
  for (const Move move : opening.moves) position = position.after(move);
  return position;
}

// False if the game was over too early; some moves have been added then.
bool add_random_plies(Opening& opening, unsigned plies, Random random) {
  Position position = end_of(opening);
  const auto play = [&](Move move) {
    position = position.after(move);
    opening.moves.push_back(move);
  };
  for (; plies > 0; --plies) {
    const auto moves = legal_moves(position);
    if (moves == 0) return false;
    play(random_square(moves, random));
    if (must_pass(position)) play(Move::pass());
  }
  return has_move(position);
}

std::uint64_t fingerprint_of(const std::vector<Opening>& openings) {
  std::uint64_t print = openings.size();
  for (const auto& opening : openings) {
    print = mix(print, hash(opening.start));
    for (const Move move : opening.moves) {
      print = mix(print, static_cast<std::uint64_t>(move.index()));
    }
  }
  return print;
}

}  // namespace

bool is_openings_file(std::string_view source) {
  return !is_random(source) && source.find_first_of("/.") != std::string_view::npos;
}

std::string board_name(int size) { return std::to_string(size) + "x" + std::to_string(size); }

Openings::Openings(const OpeningsRequest& request)
    : board_size_(request.board_size), seed_(request.seed) {
  if (is_random(request.source)) {
    begin_random_ones(plies_from(request.source, board_size_));
  } else {
    known_ = listed(request);
  }
  assert(!known_.empty());
  known_ = shuffled(std::move(known_), Random(seed_));
  fingerprint_ = fingerprint_of(known_);
  if (drawn_plies_ > 0) fingerprint_ = mix(mix(fingerprint_, drawn_plies_), seed_);
}

void Openings::begin_random_ones(unsigned plies) {
  DistinctOpenings beginnings(board_size_);
  while (beginnings.plies() < plies && beginnings.all().size() < kEnough) {
    [[maybe_unused]] const bool deeper = beginnings.deepen(std::numeric_limits<std::size_t>::max());
    assert(deeper);
  }
  known_.assign(beginnings.all().begin(), beginnings.all().end());
  drawn_plies_ = plies - beginnings.plies();
}

std::optional<std::uint64_t> Openings::count() const {
  if (drawn_plies_ > 0) return std::nullopt;
  return known_.size();
}

Opening Openings::at(std::uint64_t index) const {
  if (drawn_plies_ == 0) return known_[index % known_.size()];
  const auto seed = mix(seed_, index);
  for (std::uint64_t attempt = 0;; ++attempt) {
    const auto draw = mix(seed, attempt);
    auto opening = known_[(attempt < kTries ? index : draw) % known_.size()];
    opening.moves.reserve(opening.moves.size() + drawn_plies_ + 4);
    if (add_random_plies(opening, drawn_plies_, Random(draw))) return opening;
  }
}

}  // namespace outflank::host::arena
