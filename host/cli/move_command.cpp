#include <algorithm>
#include <chrono>
#include <iostream>

#include "cli/last_word.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/process_age.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "config/nearest.hpp"
#include "oneshot/umu.hpp"
#include "plugins/plugin_error.hpp"
#include "sessions/session.hpp"

namespace outflank::host {

namespace po = boost::program_options;
using std::chrono::nanoseconds;
using std::chrono::steady_clock;

namespace {

using Texts = std::vector<std::string>;

// What is kept for the end of the process, after the answer and beside the
// margin of the time policy: plugins are unloaded, and their tables given back.
constexpr std::int64_t kExitNs = 30'000'000;

struct Question {
  Position position;
  std::int64_t limit_ns = 0;
};

Question question_from(const Texts& words) {
  if (words.size() > 2) {
    throw UsageError("expected POS SECONDS and no more, got a third argument: " + words[2]);
  }
  if (words.empty()) throw UsageError("expected POS SECONDS, got nothing");
  try {
    const auto position = oneshot::parse_umu_position(words[0]);
    if (words.size() < 2) throw UsageError("expected POS SECONDS, got no SECONDS");
    return {position, oneshot::parse_umu_seconds(words[1])};
  } catch (const oneshot::QuestionError& error) {
    throw UsageError(error.what());
  }
}

void check_form(const po::variables_map& values) {
  const Texts forms{"umu"};
  if (values.count("as") == 0) throw UsageError("expected --as umu: how the question is written");
  const auto& form = values["as"].as<std::string>();
  if (std::ranges::find(forms, form) == forms.end()) {
    throw UsageError("--as: unknown form: " + form + did_you_mean(form, forms));
  }
}

// The moment the limit is over. A process older than its whole limit was no new
// process: a program that had run for a while became this one.
steady_clock::time_point end_of(std::int64_t limit_ns) {
  const auto age = process_age_ns();
  return steady_clock::now() + nanoseconds(age < limit_ns ? limit_ns - age : limit_ns);
}

// Any move is better than none in time.
Move first_move(const Position& position) {
  const auto moves = legal_moves(position);
  return moves == 0 ? Move::pass() : Move(first_square(moves));
}

// The answer comes first: nobody may be reading what is said about it.
void answer_first_move(const Position& position, const std::string& why) {
  std::cout << oneshot::umu_answer(first_move(position)) << std::flush;
  std::cerr << "outflank: warning: " << why << ": the first legal move\n";
}

void answer(const Position& position, const Settings& settings, LastWord& last_word,
            steady_clock::time_point answer_by) {
  const auto log = stderr_log(LogLevel::warning);
  Strategies strategies(settings, log);
  Session session(strategies.factory, settings, log);
  session.start_game(position);
  const std::chrono::duration<double> left = answer_by - steady_clock::now();
  auto& most = session.limits().move_seconds;
  // 0 would mean that there is no limit.
  most = std::max(most > 0 ? std::min(most, left.count()) : left.count(), 1e-9);
  try {
    const auto move = session.choose(position.to_move(), false).move;
    last_word.answered();
    std::cout << oneshot::umu_answer(move) << std::flush;
  } catch (const PluginError& error) {
    last_word.answered();
    answer_first_move(position, error.what());
  }
}

// A negative number is no option, but Boost would take it for one.
void check_numbers(const Texts& arguments) {
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const auto& text = arguments[i];
    const bool number = text.size() > 1 && text[0] == '-' && text[1] >= '0' && text[1] <= '9';
    if (!number || arguments[i - 1].starts_with('-')) continue;
    throw UsageError("SECONDS: expected a number above 0, such as 5 or 0.5, got " + text);
  }
}

}  // namespace

int run_move(const Texts& arguments) {
  OptionReader reader{
      .usage = "move --as umu POS SECONDS [OPTIONS]",
      .explanation =
          "Answers one position with one move and ends, as courses start a program\n"
          "anew for every move. As umu, the form of the course at Umea: POS is W or B,\n"
          "the side to move, and 64 squares row by row, E empty, O white, X black; the\n"
          "answer is (row,column), from 1, or pass, without an end of line. SECONDS, such\n"
          "as 5 or 0.5, count from the start of the process to its end.\n\n"
          "Under the name outflank-umu the program expects POS SECONDS alone: that is\n"
          "the command line for the course's script. For a strategy of your own write a\n"
          "script with the line: exec outflank move --as umu --strategy SPEC \"$@\""};
  reader.options.add_options()("as", po::value<std::string>()->value_name("FORM"),
                               "how question and answer are written: umu");
  add_strategy_options(reader.options);
  add_plugin_options(reader.options);
  reader.hidden.add_options()("word", po::value<Texts>()->default_value({}, ""));
  reader.positions.add("word", -1);
  check_numbers(arguments);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  check_form(*values);
  const auto question = question_from((*values)["word"].as<Texts>());
  const auto end = end_of(question.limit_ns);
  const nanoseconds exit(std::min(kExitNs, question.limit_ns / 4));
  LastWord last_word(end - exit / 2, [&position = question.position] {
    answer_first_move(position, "the strategy did not answer in time");
  });
  answer(question.position, settings_from(*values), last_word, end - exit);
  return kExitSuccess;
}

}  // namespace outflank::host
