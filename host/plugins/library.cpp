#include "plugins/library.hpp"

#include <algorithm>
#include <boost/dll/shared_library.hpp>
#include <cstddef>
#include <optional>
#include <utility>

#include "outflank/plugin/transfer.hpp"
#include "plugins/elf_check.hpp"
#include "plugins/foreign_call.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/private_copy.hpp"
#include "plugins/strategy_reader.hpp"

namespace outflank::host {

namespace {

constexpr std::uint32_t kMostStrategies = 256;

[[noreturn]] void fail(const std::string& what) { throw PluginError(what); }

// What the dynamic linker said, without the wrapping and our temporary name.
std::string linker_reason(const std::string& message, const std::string& path) {
  auto begin = message.find(path);
  begin = begin == std::string::npos ? 0 : begin + path.size();
  auto reason = message.substr(begin);
  reason.erase(0, reason.find_first_not_of(": "));
  return reason.substr(0, reason.rfind("): "));
}

boost::dll::shared_library open_library(const std::filesystem::path& file) {
  const PrivateCopy copy(file);
  check_whole(copy.path());
  try {
    using boost::dll::load_mode::rtld_local;
    using boost::dll::load_mode::rtld_now;
    return boost::dll::shared_library(copy.path(), rtld_now | rtld_local);
  } catch (const std::exception& error) {
    fail("is not a loadable shared library: " + linker_reason(error.what(), copy.path()));
  }
}

[[noreturn]] void fail_major(int major) {
  fail("speaks version " + std::to_string(major) + " of the plugin contract, this host " +
       std::to_string(OUTFLANK_ABI_MAJOR));
}

using Entry = const outflank_plugin*(void);

Entry& find_entry(const boost::dll::shared_library& library) {
  if (library.has(OUTFLANK_PLUGIN_ENTRY_NAME)) {
    return library.get<Entry>(OUTFLANK_PLUGIN_ENTRY_NAME);
  }
  for (int major = 0; major < 100; ++major) {
    if (library.has("outflank_plugin_v" + std::to_string(major))) {
      fail_major(major);
    }
  }
  fail("is not a plugin: it does not export " OUTFLANK_PLUGIN_ENTRY_NAME);
}

struct Library {
  boost::dll::shared_library code;
  std::vector<LoadedStrategy> strategies;
};

// As of 1.0; the struct may grow, this does not.
constexpr std::size_t kPluginTableBytes =
    offsetof(outflank_plugin, strategies) + sizeof(outflank_plugin::strategies);

void read_plugin(Library& library, const std::filesystem::path& file) {
  const outflank_plugin* theirs = find_entry(library.code)();
  if (theirs == nullptr) fail("its entry returned nothing");
  const auto plugin = read_struct(theirs);
  if (plugin.abi_major != OUTFLANK_ABI_MAJOR && theirs->struct_size >= 2 * sizeof(std::uint32_t)) {
    fail_major(static_cast<int>(plugin.abi_major));
  }
  if (theirs->struct_size < kPluginTableBytes) fail("its table is too small");
  if (plugin.strategy_count == 0) fail("holds no strategies");
  if (plugin.strategy_count > kMostStrategies || plugin.strategies == nullptr) {
    fail("has no usable list of strategies");
  }
  for (std::uint32_t i = 0; i < plugin.strategy_count; ++i) {
    auto strategy = read_strategy(plugin.strategies[i], file);
    for (const auto& other : library.strategies) {
      if (other.id == strategy.id) fail("has two strategies with the id " + strategy.id);
    }
    library.strategies.push_back(std::move(strategy));
  }
}

std::shared_ptr<const Library> load(const std::filesystem::path& file) {
  auto library = std::make_shared<Library>();
  library->code = open_library(file);
  std::optional<PluginError> refused;
  const auto thrown = thrown_by([&] {
    try {
      read_plugin(*library, file);
    } catch (const PluginError& error) {
      refused = error;
    }
  });
  if (thrown) fail(*thrown);
  if (refused) throw PluginError(*refused);
  return library;
}

}  // namespace

bool LoadedStrategy::plays(int board_size) const {
  return std::ranges::find(board_sizes, board_size) != board_sizes.end();
}

std::vector<std::string> LoadedStrategy::abilities() const {
  std::vector<std::string> result;
  if (parameter_table != nullptr) result.emplace_back("parameters");
  if (state != nullptr) result.emplace_back("state");
  if (evaluator != nullptr) result.emplace_back("evaluator");
  if (analysis != nullptr) result.emplace_back("analysis");
  return result;
}

std::vector<StrategyPtr> load_library(const std::filesystem::path& file) try {
  const auto library = load(std::filesystem::absolute(file));
  std::vector<StrategyPtr> result;
  for (const auto& strategy : library->strategies) result.emplace_back(library, &strategy);
  return result;
} catch (const PluginError& error) {
  throw PluginError(file.string() + ": " + error.what());
}

}  // namespace outflank::host
