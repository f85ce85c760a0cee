#include "plugins/listing.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "plugins/parameter_check.hpp"

namespace outflank::host {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ",") + word;
  return text.empty() ? "-" : text;
}

std::string sizes_text(const LoadedStrategy& strategy) {
  std::vector<std::string> sizes;
  for (const int size : strategy.board_sizes) sizes.push_back(std::to_string(size));
  return joined(sizes);
}

nlohmann::ordered_json parameter_json(const ParameterInfo& parameter) {
  nlohmann::ordered_json json{{"name", parameter.name},
                              {"type", type_name(parameter)},
                              {"default", parameter.default_value},
                              {"help", parameter.help}};
  if (parameter.type == OUTFLANK_PARAMETER_INTEGER) {
    json["minimum"] = integer_bound(parameter.minimum);
    json["maximum"] = integer_bound(parameter.maximum);
  } else if (parameter.type == OUTFLANK_PARAMETER_REAL) {
    json["minimum"] = parameter.minimum;
    json["maximum"] = parameter.maximum;
  }
  if (!parameter.choices.empty()) json["choices"] = parameter.choices;
  return json;
}

}  // namespace

std::string strategy_table(const std::vector<StrategyPtr>& strategies) {
  using Row = std::array<std::string, 5>;
  std::vector<Row> rows{{"ID", "VERSION", "SIZES", "ABILITIES", "FILE"}};
  for (const auto& strategy : strategies) {
    rows.push_back({strategy->id, strategy->version, sizes_text(*strategy),
                    joined(strategy->abilities()), strategy->file.string()});
  }
  std::array<std::size_t, 5> widths{};
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      text += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
    }
    text += row.back() + "\n";
  }
  return text;
}

std::string parameter_line(const ParameterInfo& parameter, const std::string& value) {
  return parameter.name + " = " + value + " (" + describe_type(parameter) + "; default " +
         parameter.default_value + ") " + parameter.help;
}

std::string strategy_details(const LoadedStrategy& strategy) {
  std::string text = strategy.id + " " + strategy.version + ": " + strategy.summary + "\n";
  text += "  name       " + strategy.name + "\n";
  text += "  sizes      " + sizes_text(strategy) + "\n";
  text += "  abilities  " + joined(strategy.abilities()) + "\n";
  text += "  file       " + strategy.file.string() + "\n";
  text += strategy.parameters.empty() ? "No parameters.\n" : "Parameters:\n";
  for (const auto& parameter : strategy.parameters) {
    text += "  " + parameter.name + ": " + describe_type(parameter) + ", default " +
            parameter.default_value + "\n      " + parameter.help + "\n";
  }
  return text;
}

std::string strategies_json(const std::vector<StrategyPtr>& strategies) {
  auto list = nlohmann::ordered_json::array();
  for (const auto& strategy : strategies) {
    auto parameters = nlohmann::ordered_json::array();
    for (const auto& parameter : strategy->parameters) {
      parameters.push_back(parameter_json(parameter));
    }
    list.push_back({{"id", strategy->id},
                    {"name", strategy->name},
                    {"version", strategy->version},
                    {"summary", strategy->summary},
                    {"board_sizes", strategy->board_sizes},
                    {"abilities", strategy->abilities()},
                    {"file", strategy->file.string()},
                    {"parameters", std::move(parameters)}});
  }
  return list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace outflank::host
