// The C functions behind a C++ strategy. Every one of them runs in the guard,
// the only place where a plugin's exceptions are caught.
#pragma once

#include <exception>
#include <memory>
#include <string>
#include <vector>

#include "outflank/abi/analysis.h"
#include "outflank/abi/evaluator.h"
#include "outflank/abi/parameters.h"
#include "outflank/abi/state.h"
#include "outflank/plugin/parameters.hpp"
#include "outflank/plugin/strategy.hpp"
#include "outflank/plugin/transfer.hpp"

namespace outflank::adapter {

template <typename Body>
[[nodiscard]] outflank_status guard(outflank_error* error, Body&& body) noexcept {
  try {
    body();
    return OUTFLANK_OK;
  } catch (const BadValue& refused) {
    write_error(error, refused.what());
    return OUTFLANK_BAD_VALUE;
  } catch (const std::exception& failure) {
    write_error(error, failure.what());
  } catch (...) {
    write_error(error, "threw something that is no std::exception");
  }
  return OUTFLANK_FAILED;
}

template <typename Self>
[[nodiscard]] Self& self(outflank_instance* instance) {
  return *reinterpret_cast<Self*>(instance);
}

[[nodiscard]] inline Position position_from(const outflank_position* position) {
  if (const auto result = from_abi(*position)) return *result;
  throw BadValue("not a position");
}

[[nodiscard]] inline Limits limits_from(const outflank_limits* theirs) {
  const auto limits = read_struct(theirs);
  Limits result{.depth = limits.depth,
                .nodes = limits.nodes,
                .deadline_ns = limits.deadline_ns,
                .move_seed = limits.move_seed};
  if (limits.has_clock != 0) {
    result.clock = Clock{limits.main_time_ns, limits.increment_ns, limits.own_left_ns,
                         limits.opponent_left_ns, limits.moves_in_left};
  }
  return result;
}

template <typename Struct>
void fill_line(Struct& out, const std::vector<Move>& line) {
  for (const Move move : line) {
    if (out.line_length == OUTFLANK_LINE_MOVES) break;
    out.line[out.line_length++] = static_cast<std::uint8_t>(move.index());
  }
}

// Depth, nodes and line stand in decisions and in move values alike.
template <typename Struct, typename Source>
[[nodiscard]] Struct describe(const Source& source) {
  auto out = sized<Struct>();
  out.move = source.move.index();
  out.units_per_disc = source.units_per_disc;
  if (source.depth) {
    out.fields |= OUTFLANK_HAS_DEPTH;
    out.depth = *source.depth;
  }
  if (source.nodes) {
    out.fields |= OUTFLANK_HAS_NODES;
    out.nodes = *source.nodes;
  }
  fill_line(out, source.line);
  return out;
}

[[nodiscard]] inline outflank_decision decision_to_abi(const Decision& decision) {
  auto out = describe<outflank_decision>(decision);
  if (decision.value) {
    out.fields |= OUTFLANK_HAS_VALUE;
    out.value = *decision.value;
  }
  out.selective_depth = decision.selective_depth;
  write_text(out.comment, sizeof out.comment, decision.comment);
  return out;
}

template <typename Self>
struct Game {
  static outflank_status create(const outflank_strategy* /*strategy*/, const outflank_host* host,
                                outflank_instance** out, outflank_error* error) noexcept {
    return guard(error, [&] {
      auto made = std::make_unique<Self>();
      made->attach(host);
      *out = reinterpret_cast<outflank_instance*>(made.release());
    });
  }
  static void destroy(outflank_instance* instance) noexcept { delete &self<Self>(instance); }

  static outflank_status new_game(outflank_instance* instance, const outflank_position* start,
                                  std::uint64_t seed, outflank_error* error) noexcept {
    return guard(error, [&] { self<Self>(instance).new_game(position_from(start), seed); });
  }
  static outflank_status choose(outflank_instance* instance, const outflank_position* position,
                                const outflank_limits* limits, outflank_decision* decision,
                                outflank_error* error) noexcept {
    return guard(error, [&] {
      write_struct(decision, decision_to_abi(self<Self>(instance).choose(position_from(position),
                                                                         limits_from(limits))));
    });
  }
  static outflank_status observe(outflank_instance* instance, outflank_move move,
                                 outflank_error* error) noexcept {
    return guard(error, [&] {
      self<Self>(instance).observe(move == OUTFLANK_PASS ? Move::pass() : Move(move));
    });
  }
  static outflank_status game_over(outflank_instance* instance, const outflank_result* theirs,
                                   outflank_error* error) noexcept {
    return guard(error, [&] {
      const auto result = read_struct(theirs);
      self<Self>(instance).game_over({.finished = result.how == OUTFLANK_GAME_FINISHED,
                                      .black_score = result.black_score,
                                      .black_discs = static_cast<int>(result.black_discs),
                                      .white_discs = static_cast<int>(result.white_discs)});
    });
  }
};

// Built from Self::parameters on first use; read-only from then on.
template <typename Self>
class ParameterTable {
 public:
  // Null for a class that cannot be made: create will say why.
  static const outflank_parameters* get() noexcept {
    try {
      return &shared().table_;
    } catch (...) {
      return nullptr;
    }
  }

 private:
  static const ParameterTable& shared() {
    static const ParameterTable table;
    return table;
  }

  ParameterTable() {
    Self::parameters(list_);
    const Self fresh{};
    const auto& entries = list_.entries();
    texts_.reserve(entries.size());
    described_.reserve(entries.size());
    for (const auto& entry : entries) describe(entry, fresh);
    for (const auto& parameter : described_) pointers_.push_back(&parameter);
    table_ = {sizeof table_, static_cast<std::uint32_t>(pointers_.size()), pointers_.data(),
              get_value, set_value};
  }

  void describe(const typename Parameters<Self>::Entry& entry, const Self& fresh) {
    auto& text = texts_.emplace_back();
    text.default_value = entry.get(fresh);
    for (const auto& choice : entry.choices) text.choices.push_back(choice.c_str());
    auto& out = described_.emplace_back(sized<outflank_parameter>());
    out.type = entry.type;
    out.name = entry.name.c_str();
    out.help = entry.help.c_str();
    out.default_value = text.default_value.c_str();
    out.minimum = entry.minimum;
    out.maximum = entry.maximum;
    out.choices = text.choices.empty() ? nullptr : text.choices.data();
    out.choice_count = static_cast<std::uint32_t>(text.choices.size());
  }

  static outflank_status get_value(outflank_instance* instance, const char* name,
                                   const outflank_writer* out, outflank_error* error) noexcept {
    return guard(error, [&] {
      const auto value = shared().list_.find(name).get(self<Self>(instance));
      if (out->write(out, value.data(), value.size()) != OUTFLANK_OK) {
        throw std::runtime_error("the value was not taken");
      }
    });
  }
  static outflank_status set_value(outflank_instance* instance, const char* name, const char* value,
                                   outflank_error* error) noexcept {
    return guard(error, [&] { shared().list_.find(name).set(self<Self>(instance), value); });
  }

  struct Text {
    std::string default_value;
    std::vector<const char*> choices;
  };
  Parameters<Self> list_;
  std::vector<Text> texts_;
  std::vector<outflank_parameter> described_;
  std::vector<const outflank_parameter*> pointers_;
  outflank_parameters table_{};
};

template <typename Self>
struct State {
  static outflank_status save(outflank_instance* instance, const outflank_writer* out,
                              outflank_error* error) noexcept {
    return guard(error, [&] {
      const std::string bytes = self<Self>(instance).save();
      if (out->write(out, bytes.data(), bytes.size()) != OUTFLANK_OK) {
        throw std::runtime_error("the state was not taken");
      }
    });
  }
  static outflank_status load(outflank_instance* instance, const outflank_reader* in,
                              outflank_error* error) noexcept {
    return guard(error, [&] {
      std::string bytes;
      char chunk[4096];
      std::uint64_t count = 0;
      do {
        if (in->read(in, chunk, sizeof chunk, &count) != OUTFLANK_OK) {
          throw std::runtime_error("the state could not be read");
        }
        bytes.append(chunk, count);
      } while (count > 0);
      self<Self>(instance).load(bytes);
    });
  }
  static constexpr outflank_state kTable{sizeof(outflank_state), 0, save, load};
};

template <typename Self>
struct Evaluation {
  static outflank_status describe(outflank_instance* instance, outflank_evaluator_info* out,
                                  outflank_error* error) noexcept {
    return guard(error, [&] {
      const EvaluatorInfo info = self<Self>(instance).evaluator_info();
      write_struct(out, {sizeof(outflank_evaluator_info), info.units_per_disc, info.minimum,
                         info.maximum, info.unit});
    });
  }
  static outflank_status evaluate(outflank_instance* instance, const outflank_position* position,
                                  std::int32_t* value, outflank_error* error) noexcept {
    return guard(error, [&] { *value = self<Self>(instance).evaluate(position_from(position)); });
  }
  static constexpr outflank_evaluator kTable{sizeof(outflank_evaluator), 0, describe, evaluate};
};

template <typename Self>
struct Analysis {
  static outflank_status analyze(outflank_instance* instance, const outflank_position* position,
                                 const outflank_limits* limits, const outflank_analysis_sink* sink,
                                 outflank_error* error) noexcept {
    return guard(error, [&] {
      self<Self>(instance).analyze(position_from(position), limits_from(limits),
                                   [sink](const MoveValue& move_value) {
                                     auto out = adapter::describe<outflank_move_value>(move_value);
                                     out.value = move_value.value;
                                     sink->report(sink, &out);
                                   });
    });
  }
  static constexpr outflank_analysis kTable{sizeof(outflank_analysis), 0, analyze};
};

}  // namespace outflank::adapter
