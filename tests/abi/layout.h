/* Every struct of the contract, byte by byte. A number in this file changes
 * only together with the version of the contract: what was released is read by
 * programs that were compiled years ago. Included by a C file and a C++ file. */
#include <outflank/abi/outflank.h>

#ifdef __cplusplus
#define OUTFLANK_ASSERT(condition) static_assert(condition, #condition)
#else
#define OUTFLANK_ASSERT(condition) _Static_assert(condition, #condition)
#endif

#define SIZE(type, bytes) OUTFLANK_ASSERT(sizeof(type) == (bytes))
#define AT(type, field, bytes) OUTFLANK_ASSERT(offsetof(type, field) == (bytes))

/* The numbers are those of machines with 64-bit pointers. */
OUTFLANK_ASSERT(sizeof(void*) == 8);
OUTFLANK_ASSERT(sizeof(void (*)(void)) == 8);
OUTFLANK_ASSERT(sizeof(double) == 8);
SIZE(outflank_status, 4);
SIZE(outflank_move, 4);

SIZE(outflank_error, 520);
AT(outflank_error, struct_size, 0);
AT(outflank_error, reserved, 4);
AT(outflank_error, message, 8);

SIZE(outflank_writer, 24);
AT(outflank_writer, struct_size, 0);
AT(outflank_writer, reserved, 4);
AT(outflank_writer, context, 8);
AT(outflank_writer, write, 16);

SIZE(outflank_reader, 24);
AT(outflank_reader, struct_size, 0);
AT(outflank_reader, reserved, 4);
AT(outflank_reader, context, 8);
AT(outflank_reader, read, 16);

SIZE(outflank_position, 24);
AT(outflank_position, struct_size, 0);
AT(outflank_position, board_size, 4);
AT(outflank_position, to_move, 6);
AT(outflank_position, black, 8);
AT(outflank_position, white, 16);

SIZE(outflank_limits, 72);
AT(outflank_limits, struct_size, 0);
AT(outflank_limits, depth, 4);
AT(outflank_limits, nodes, 8);
AT(outflank_limits, deadline_ns, 16);
AT(outflank_limits, move_seed, 24);
AT(outflank_limits, main_time_ns, 32);
AT(outflank_limits, increment_ns, 40);
AT(outflank_limits, own_left_ns, 48);
AT(outflank_limits, opponent_left_ns, 56);
AT(outflank_limits, has_clock, 64);
AT(outflank_limits, moves_in_left, 68);

SIZE(outflank_decision, 360);
AT(outflank_decision, struct_size, 0);
AT(outflank_decision, move, 4);
AT(outflank_decision, fields, 8);
AT(outflank_decision, value, 12);
AT(outflank_decision, units_per_disc, 16);
AT(outflank_decision, depth, 20);
AT(outflank_decision, selective_depth, 24);
AT(outflank_decision, line_length, 28);
AT(outflank_decision, nodes, 32);
AT(outflank_decision, line, 40);
AT(outflank_decision, comment, 104);

SIZE(outflank_host, 48);
AT(outflank_host, struct_size, 0);
AT(outflank_host, reserved, 4);
AT(outflank_host, context, 8);
AT(outflank_host, log, 16);
AT(outflank_host, now_ns, 24);
AT(outflank_host, should_stop, 32);
AT(outflank_host, extension, 40);

SIZE(outflank_strategy_info, 40);
AT(outflank_strategy_info, struct_size, 0);
AT(outflank_strategy_info, board_sizes, 4);
AT(outflank_strategy_info, id, 8);
AT(outflank_strategy_info, name, 16);
AT(outflank_strategy_info, version, 24);
AT(outflank_strategy_info, summary, 32);

SIZE(outflank_result, 24);
AT(outflank_result, struct_size, 0);
AT(outflank_result, how, 4);
AT(outflank_result, black_score, 8);
AT(outflank_result, black_discs, 12);
AT(outflank_result, white_discs, 16);
AT(outflank_result, reserved, 20);

SIZE(outflank_strategy, 72);
AT(outflank_strategy, struct_size, 0);
AT(outflank_strategy, reserved, 4);
AT(outflank_strategy, info, 8);
AT(outflank_strategy, create, 16);
AT(outflank_strategy, destroy, 24);
AT(outflank_strategy, new_game, 32);
AT(outflank_strategy, choose, 40);
AT(outflank_strategy, observe, 48);
AT(outflank_strategy, game_over, 56);
AT(outflank_strategy, extension, 64);

SIZE(outflank_plugin, 24);
AT(outflank_plugin, struct_size, 0);
AT(outflank_plugin, abi_major, 4);
AT(outflank_plugin, abi_minor, 8);
AT(outflank_plugin, strategy_count, 12);
AT(outflank_plugin, strategies, 16);

SIZE(outflank_parameter, 64);
AT(outflank_parameter, struct_size, 0);
AT(outflank_parameter, type, 4);
AT(outflank_parameter, name, 8);
AT(outflank_parameter, help, 16);
AT(outflank_parameter, default_value, 24);
AT(outflank_parameter, minimum, 32);
AT(outflank_parameter, maximum, 40);
AT(outflank_parameter, choices, 48);
AT(outflank_parameter, choice_count, 56);
AT(outflank_parameter, reserved, 60);

SIZE(outflank_parameters, 32);
AT(outflank_parameters, struct_size, 0);
AT(outflank_parameters, count, 4);
AT(outflank_parameters, list, 8);
AT(outflank_parameters, get, 16);
AT(outflank_parameters, set, 24);

SIZE(outflank_state, 24);
AT(outflank_state, struct_size, 0);
AT(outflank_state, reserved, 4);
AT(outflank_state, save, 8);
AT(outflank_state, load, 16);

SIZE(outflank_evaluator_info, 24);
AT(outflank_evaluator_info, struct_size, 0);
AT(outflank_evaluator_info, units_per_disc, 4);
AT(outflank_evaluator_info, minimum, 8);
AT(outflank_evaluator_info, maximum, 12);
AT(outflank_evaluator_info, unit, 16);

SIZE(outflank_evaluator, 24);
AT(outflank_evaluator, struct_size, 0);
AT(outflank_evaluator, reserved, 4);
AT(outflank_evaluator, describe, 8);
AT(outflank_evaluator, evaluate, 16);

SIZE(outflank_move_value, 104);
AT(outflank_move_value, struct_size, 0);
AT(outflank_move_value, move, 4);
AT(outflank_move_value, fields, 8);
AT(outflank_move_value, value, 12);
AT(outflank_move_value, units_per_disc, 16);
AT(outflank_move_value, depth, 20);
AT(outflank_move_value, nodes, 24);
AT(outflank_move_value, line_length, 32);
AT(outflank_move_value, reserved, 36);
AT(outflank_move_value, line, 40);

SIZE(outflank_analysis_sink, 24);
AT(outflank_analysis_sink, struct_size, 0);
AT(outflank_analysis_sink, reserved, 4);
AT(outflank_analysis_sink, context, 8);
AT(outflank_analysis_sink, report, 16);

SIZE(outflank_analysis, 16);
AT(outflank_analysis, struct_size, 0);
AT(outflank_analysis, reserved, 4);
AT(outflank_analysis, analyze, 8);

SIZE(outflank_metrics, 16);
AT(outflank_metrics, struct_size, 0);
AT(outflank_metrics, reserved, 4);
AT(outflank_metrics, record, 8);

SIZE(outflank_evaluators, 40);
AT(outflank_evaluators, struct_size, 0);
AT(outflank_evaluators, reserved, 4);
AT(outflank_evaluators, open, 8);
AT(outflank_evaluators, close, 16);
AT(outflank_evaluators, describe, 24);
AT(outflank_evaluators, evaluate, 32);

/* Constants that both sides have compiled in. */
OUTFLANK_ASSERT(OUTFLANK_ABI_MAJOR == 1);
OUTFLANK_ASSERT(OUTFLANK_ABI_MINOR == 0);
OUTFLANK_ASSERT(OUTFLANK_OK == 0);
OUTFLANK_ASSERT(OUTFLANK_FAILED == 1);
OUTFLANK_ASSERT(OUTFLANK_BAD_VALUE == 2);
OUTFLANK_ASSERT(OUTFLANK_UNSUPPORTED == 3);
OUTFLANK_ASSERT(OUTFLANK_MESSAGE_BYTES == 512);
OUTFLANK_ASSERT(OUTFLANK_BLACK == 0);
OUTFLANK_ASSERT(OUTFLANK_WHITE == 1);
OUTFLANK_ASSERT(OUTFLANK_PASS == 64);
OUTFLANK_ASSERT(OUTFLANK_LINE_MOVES == 64);
OUTFLANK_ASSERT(OUTFLANK_COMMENT_BYTES == 256);
OUTFLANK_ASSERT(OUTFLANK_HAS_VALUE == 1);
OUTFLANK_ASSERT(OUTFLANK_HAS_DEPTH == 2);
OUTFLANK_ASSERT(OUTFLANK_HAS_NODES == 4);
OUTFLANK_ASSERT(OUTFLANK_LOG_DEBUG == 0);
OUTFLANK_ASSERT(OUTFLANK_LOG_INFO == 1);
OUTFLANK_ASSERT(OUTFLANK_LOG_WARNING == 2);
OUTFLANK_ASSERT(OUTFLANK_LOG_ERROR == 3);
OUTFLANK_ASSERT(OUTFLANK_SIZE_BIT(8) == 256);
OUTFLANK_ASSERT(OUTFLANK_GAME_FINISHED == 0);
OUTFLANK_ASSERT(OUTFLANK_GAME_ABANDONED == 1);
OUTFLANK_ASSERT(OUTFLANK_PARAMETER_BOOL == 0);
OUTFLANK_ASSERT(OUTFLANK_PARAMETER_INTEGER == 1);
OUTFLANK_ASSERT(OUTFLANK_PARAMETER_REAL == 2);
OUTFLANK_ASSERT(OUTFLANK_PARAMETER_TEXT == 3);
OUTFLANK_ASSERT(OUTFLANK_PARAMETER_CHOICE == 4);
