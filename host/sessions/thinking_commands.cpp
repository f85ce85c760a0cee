// What the strategy makes of the position, in more words than a move.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "outflank/rules/notation.hpp"
#include "sessions/command_context.hpp"

namespace outflank::host {

namespace {

using gtp::Arguments;
using gtp::Reply;

const std::string kGroup{gtp::kOutflankGroup};

std::string line_text(const std::vector<Move>& line) {
  std::string text;
  for (const Move move : line) {
    if (!text.empty()) text += ' ';
    text += reply_move(move);
  }
  return text;
}

// With its sign; in discs where the unit is a part of one.
std::string value_text(std::int32_t value, unsigned units_per_disc) {
  const std::int64_t magnitude = std::abs(std::int64_t{value});
  std::string text = value < 0 ? "-" : "+";
  if (units_per_disc <= 1) return text.append(std::to_string(magnitude));
  const std::int64_t hundredths = (magnitude * 100 + units_per_disc / 2) / units_per_disc;
  text.append(std::to_string(hundredths / 100)).append(hundredths % 100 < 10 ? ".0" : ".");
  return text.append(std::to_string(hundredths % 100));
}

std::string analysis_line(const MoveValue& value) {
  std::string text = reply_move(value.move) + " " + value_text(value.value, value.units_per_disc);
  if (value.depth) text += " depth " + std::to_string(*value.depth);
  if (value.nodes) text += " nodes " + std::to_string(*value.nodes);
  if (value.line.size() > 1) text += " line " + line_text(value.line);
  return text;
}

// The last word on each move, best first; equal moves by square.
std::vector<MoveValue> analyze(Session& session) {
  std::map<int, MoveValue> last;
  session.analyze([&](const MoveValue& value) { last[value.move.index()] = value; });
  std::vector<MoveValue> result;
  for (auto& [index, value] : last) result.push_back(std::move(value));
  std::ranges::stable_sort(result, std::ranges::greater{}, &MoveValue::value);
  return result;
}

void analyze_once(Session& session, bool as_pairs, Reply& reply) {
  std::string pairs;
  for (const auto& value : analyze(session)) {
    if (as_pairs) {
      if (!pairs.empty()) pairs += ' ';
      pairs += reply_move(value.move) + " " + value_text(value.value, value.units_per_disc);
    } else {
      reply.line(analysis_line(value));
    }
  }
  reply.append(pairs);
}

void analyze_live(Session& session, const InputWatch& input, Reply& reply) {
  // From the first line on a failure can only be told as the last one.
  session.check_analysis();
  reply.stream_line("");
  input.watch(session.interrupt());
  try {
    session.analyze([&](const MoveValue& value) { reply.stream_line(analysis_line(value)); });
  } catch (...) {
    input.stop_watching();
    throw;
  }
  input.stop_watching();
  input.wait();
}

nlohmann::ordered_json decision_json(const Session& session, const Decision& decision,
                                     const std::string& strategy) {
  nlohmann::ordered_json json;
  json["move"] = reply_move(decision.move);
  json["strategy"] = strategy;
  if (decision.value) {
    json["value"] = *decision.value;
    json["units_per_disc"] = decision.units_per_disc;
  }
  if (decision.depth) {
    json["depth"] = *decision.depth;
    json["selective_depth"] = decision.selective_depth;
  }
  if (decision.nodes) json["nodes"] = *decision.nodes;
  auto& line = json["line"] = nlohmann::ordered_json::array();
  for (const Move move : decision.line) line.push_back(reply_move(move));
  json["comment"] = decision.comment;
  auto& metrics = json["metrics"] = nlohmann::ordered_json::array();
  for (const auto& [name, value] : session.last_metrics()) {
    metrics.push_back({{"name", name}, {"value", value}});
  }
  return json;
}

}  // namespace

void add_thinking_commands(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "outflank-genmove",
               .usage = "COLOR",
               .summary = "As `genmove`, and answers with the whole decision as one line of JSON.",
               .failure = "As `genmove`.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 const auto decision = session.choose(arguments.color(0), true);
                 const auto& id = session.strategy().strategy().id;
                 reply.append(
                     decision_json(session, decision, id)
                         .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
               }});
  context.add({.name = "outflank-evaluate",
               .summary = "The strategy's value of the position for the side to move, and its "
                          "unit.",
               .failure = "If the strategy offers no evaluation.",
               .group = kGroup,
               .slow = true,
               .handler = [&session](const Arguments&, Reply& reply) {
                 auto& instance = session.strategy();
                 const auto info = instance.evaluator_info();
                 reply.append(
                     value_text(instance.evaluate(session.position()), info.units_per_disc) + " " +
                     info.unit);
               }});
  context.add(
      {.name = "outflank-analyze",
       .usage = "[live|pairs]",
       .summary = "The value of each legal move for the side to move, best first. `live` "
                  "streams what comes until the next line arrives; `pairs` is for GoGui.",
       .failure = "If the strategy offers no analysis, or there is no move.",
       .group = kGroup,
       .max_arguments = 1,
       .slow = true,
       .handler = [&session, &input = context.input](const Arguments& arguments, Reply& reply) {
         const auto mode = arguments.empty() ? "" : arguments.text(0);
         if (mode == "live") {
           analyze_live(session, input, reply);
         } else if (mode.empty() || mode == "pairs") {
           analyze_once(session, !mode.empty(), reply);
         } else {
           arguments.reject(0, "live or pairs");
         }
       }});
}

}  // namespace outflank::host
