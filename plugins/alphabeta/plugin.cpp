// The kit's search as a strategy: every device a parameter, any evaluation.
#include <memory>
#include <outflank/plugin.hpp>
#include <outflank/plugin/thinker.hpp>
#include <string>

#include "judgement.hpp"

namespace {

using outflank::Decision;
using outflank::FinalPolicy;
using outflank::Limits;
using outflank::Position;
using outflank::SearchOptions;
using outflank::ThinkerOptions;

class AlphaBeta final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{
      .id = "alphabeta",
      .name = "Alpha-beta",
      .version = "1.0.0",
      .summary = "Looks ahead with the kit's search, over any strategy's evaluation"};

  static void parameters(outflank::Parameters<AlphaBeta>& list) {
    list.add("depth", &AlphaBeta::depth_, {0, 60},
             "Plies to look ahead; 0: as far as the limits allow");
    list.add("nodes", &AlphaBeta::nodes_, {1, 1'000'000'000},
             "Positions to visit where there is no limit of depth, nodes or time");
    list.add("evaluator", &AlphaBeta::evaluator_,
             "SPEC of the strategy whose evaluation is searched; empty: the kit's own");
    list.add("endgame_empties", &AlphaBeta::endgame_empties_, {0, 60},
             "From so many empty squares on the end is solved exactly, if there is time; 0: never");
    list.add("threads", &AlphaBeta::threads_, {1, 64},
             "More than one is faster, and cannot be repeated");
    list.add("deepening", &AlphaBeta::deepening_, "Depth 1, 2, 3, ..., not the last at once");
    list.add("null_windows", &AlphaBeta::null_windows_, "Principal variation search");
    list.add("aspiration", &AlphaBeta::aspiration_, {0, 1'000'000'000},
             "Half the window round the last depth's value, in the evaluation's unit; 0: none");
    list.add("table", &AlphaBeta::table_, "Cut-offs by the transposition table");
    list.add("table_megabytes", &AlphaBeta::table_megabytes_, {1, 65536}, "Its size");
    list.add("keep_table", &AlphaBeta::keep_table_,
             "Let a move see what earlier ones left in the table; not the same after an undo");
    list.add("last_best", &AlphaBeta::last_best_,
             "At the root first the best move of the depth before");
    list.add("table_move", &AlphaBeta::table_move_, "First the move the table remembers");
    list.add("corners", &AlphaBeta::corners_, "Then corners");
    list.add("shallow_evaluation", &AlphaBeta::shallow_evaluation_, {0, 60},
             "Then by evaluation after the move, with so much depth left; 0: never");
    list.add("mobility", &AlphaBeta::mobility_, {0, 60},
             "Then by fewest replies, with so much depth left; 0: never");
    list.add("killers", &AlphaBeta::killers_, "Then moves that cut off beside this one");
    list.add("history", &AlphaBeta::history_, "Then squares that cut off anywhere");
    list.add("final_score", &AlphaBeta::final_policy_,
             {{"win", FinalPolicy::win_then_discs},
              {"discs", FinalPolicy::discs},
              {"infinity", FinalPolicy::infinity}},
             "What a finished game is worth: a win above all and then its discs, its discs in the "
             "evaluation's unit, or plus or minus infinity");
    list.add("empties_to_winner", &AlphaBeta::empties_to_winner_,
             "Whether its empty squares count for the winner");
  }

  void new_game(const Position& /*start*/, std::uint64_t /*seed*/) override {
    if (thinker_) thinker_->clear();
  }

  Decision choose(const Position& position, const Limits& limits) override {
    return thinker().choose(position, limits);
  }

  void analyze(const Position& position, const Limits& limits,
               const outflank::AnalysisSink& report) {
    thinker().analyze(position, limits, report);
  }

  std::int32_t evaluate(const Position& position) { return judgement()(position); }
  outflank::EvaluatorInfo evaluator_info() const { return judgement().info(); }

 private:
  using Thinker = outflank::Thinker<Judgement>;

  // Made anew when a parameter has changed.
  Thinker& thinker() {
    const auto wanted = options();
    if (!thinker_ || !(thinker_->options() == wanted) || spec_of_thinker_ != evaluator_) {
      thinker_.reset();
      thinker_ = std::make_unique<Thinker>(host(), wanted,
                                           [this] { return Judgement(host(), evaluator_); });
      spec_of_thinker_ = evaluator_;
    }
    return *thinker_;
  }

  // For evaluate(): the thinker's own are busy on its threads.
  const Judgement& judgement() const {
    if (!judgement_ || spec_of_judgement_ != evaluator_) {
      judgement_.reset();
      judgement_.emplace(host(), evaluator_);
      spec_of_judgement_ = evaluator_;
    }
    return *judgement_;
  }

  [[nodiscard]] ThinkerOptions options() const {
    const auto units = judgement().info().units_per_disc;
    return {.search = {.iterative_deepening = deepening_,
                       .null_windows = null_windows_,
                       .aspiration = aspiration_,
                       .table = table_,
                       .table_megabytes = table_megabytes_,
                       .keep_table = keep_table_,
                       .last_best = last_best_,
                       .table_move = table_move_,
                       .corners = corners_,
                       .shallow_evaluation = shallow_evaluation_,
                       .mobility = mobility_,
                       .killers = killers_,
                       .history = history_,
                       .final_scoring = {.policy = final_policy_,
                                         .empties_to_winner = empties_to_winner_,
                                         .units_per_disc = std::max(1, static_cast<int>(units))},
                       .threads = threads_},
            .depth = depth_,
            .default_nodes = nodes_,
            .endgame_empties = endgame_empties_,
            .units_per_disc = units};
  }

  static SearchOptions defaults() { return {}; }

  unsigned depth_ = 0;
  // A twentieth of a second or so; see the README.
  unsigned nodes_ = 300'000;
  std::string evaluator_;
  int endgame_empties_ = 24;
  unsigned threads_ = defaults().threads;
  bool deepening_ = defaults().iterative_deepening;
  bool null_windows_ = defaults().null_windows;
  std::int32_t aspiration_ = defaults().aspiration;
  bool table_ = defaults().table;
  unsigned table_megabytes_ = defaults().table_megabytes;
  bool keep_table_ = defaults().keep_table;
  bool last_best_ = defaults().last_best;
  bool table_move_ = defaults().table_move;
  bool corners_ = defaults().corners;
  bool killers_ = defaults().killers;
  int shallow_evaluation_ = defaults().shallow_evaluation;
  int mobility_ = defaults().mobility;
  bool history_ = defaults().history;
  FinalPolicy final_policy_ = defaults().final_scoring.policy;
  bool empties_to_winner_ = defaults().final_scoring.empties_to_winner;

  std::unique_ptr<Thinker> thinker_;
  std::string spec_of_thinker_;
  mutable std::optional<Judgement> judgement_;
  mutable std::string spec_of_judgement_;
};

}  // namespace

OUTFLANK_EXPORT(AlphaBeta)
