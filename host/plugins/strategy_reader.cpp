#include "plugins/strategy_reader.hpp"

#include <algorithm>
#include <cstring>

#include "outflank/plugin/transfer.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

constexpr std::size_t kLongestText = 1024;
constexpr std::uint32_t kMostParameters = 1024;

[[noreturn]] void fail(const std::string& what) { throw PluginError(what); }

// A string of the plugin's as one printable line.
std::string read_text(const char* text, const char* what) {
  if (text == nullptr) fail(std::string(what) + " is missing");
  const auto length = ::strnlen(text, kLongestText + 1);
  if (length > kLongestText) {
    fail(std::string(what) + " is longer than " + std::to_string(kLongestText) + " bytes");
  }
  std::string result(text, length);
  std::replace_if(
      result.begin(), result.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
  return result;
}

std::string read_identifier(const char* text, const char* what) {
  auto result = read_text(text, what);
  const bool good = !result.empty() && std::ranges::all_of(result, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
  if (!good) fail(std::string(what) + " '" + result + "' is not made of a-z, 0-9 and _");
  return result;
}

// A table of the plugin's, if it is as large as this host needs it.
template <typename Table>
const Table* read_table(const void* pointer, const char* what) {
  const auto* table = static_cast<const Table*>(pointer);
  if (table != nullptr && table->struct_size < sizeof(Table)) {
    fail(std::string(what) + " table is too small");
  }
  return table;
}

template <typename... Functions>
void need_functions(const char* what, Functions... functions) {
  const bool lacks_one = ((functions == nullptr) || ...);
  if (lacks_one) fail(std::string(what) + " table has an empty entry");
}

ParameterInfo read_parameter(const outflank_parameter* theirs) {
  if (theirs == nullptr) fail("a parameter is missing");
  const auto given = read_struct(theirs);
  ParameterInfo info{.name = read_identifier(given.name, "the name of a parameter"),
                     .help = read_text(given.help, "the help of a parameter"),
                     .default_value = read_text(given.default_value, "the default of a parameter"),
                     .type = given.type,
                     .minimum = given.minimum,
                     .maximum = given.maximum,
                     .choices = {}};
  if (info.type > OUTFLANK_PARAMETER_CHOICE) fail("parameter " + info.name + " has no known type");
  const bool ranged =
      info.type == OUTFLANK_PARAMETER_INTEGER || info.type == OUTFLANK_PARAMETER_REAL;
  if (ranged && !(info.minimum <= info.maximum)) fail("parameter " + info.name + " has no range");
  if (info.type == OUTFLANK_PARAMETER_CHOICE) {
    if (given.choices == nullptr || given.choice_count == 0 ||
        given.choice_count > kMostParameters) {
      fail("parameter " + info.name + " has no choices");
    }
    for (std::uint32_t i = 0; i < given.choice_count; ++i) {
      info.choices.push_back(read_text(given.choices[i], "a choice"));
    }
  }
  return info;
}

void read_extensions(LoadedStrategy& out) {
  const auto find = [&](const char* id) { return out.table.extension(out.handle, id); };
  out.parameter_table =
      read_table<outflank_parameters>(find(OUTFLANK_EXT_PARAMETERS), "the parameters");
  out.state = read_table<outflank_state>(find(OUTFLANK_EXT_STATE), "the state");
  out.evaluator = read_table<outflank_evaluator>(find(OUTFLANK_EXT_EVALUATOR), "the evaluator");
  out.analysis = read_table<outflank_analysis>(find(OUTFLANK_EXT_ANALYSIS), "the analysis");
  if (out.state != nullptr) need_functions("the state", out.state->save, out.state->load);
  if (out.evaluator != nullptr) {
    need_functions("the evaluator", out.evaluator->describe, out.evaluator->evaluate);
  }
  if (out.analysis != nullptr) need_functions("the analysis", out.analysis->analyze);
  if (out.parameter_table == nullptr) return;
  need_functions("the parameters", out.parameter_table->get, out.parameter_table->set);
  if (out.parameter_table->count > kMostParameters ||
      (out.parameter_table->count > 0 && out.parameter_table->list == nullptr)) {
    fail("the parameters table has no usable list");
  }
  for (std::uint32_t i = 0; i < out.parameter_table->count; ++i) {
    out.parameters.push_back(read_parameter(out.parameter_table->list[i]));
  }
}

}  // namespace

LoadedStrategy read_strategy(const outflank_strategy* theirs, const std::filesystem::path& file) {
  const auto* table = read_table<outflank_strategy>(theirs, "a strategy's");
  if (table == nullptr || table->info == nullptr) fail("a strategy is missing");
  const auto info = read_struct(table->info);
  LoadedStrategy out;
  out.file = file;
  out.id = read_identifier(info.id, "the id of a strategy");
  out.name = read_text(info.name, "the name of a strategy");
  out.version = read_text(info.version, "the version of a strategy");
  out.summary = read_text(info.summary, "the summary of a strategy");
  for (const int size : {4, 6, 8}) {
    if ((info.board_sizes & OUTFLANK_SIZE_BIT(size)) != 0) out.board_sizes.push_back(size);
  }
  if (out.board_sizes.empty()) fail("strategy " + out.id + " plays on no board size");
  out.table = *table;
  out.handle = theirs;
  need_functions("a strategy's", table->create, table->destroy, table->new_game, table->choose,
                 table->observe, table->game_over, table->extension);
  read_extensions(out);
  return out;
}

}  // namespace outflank::host
