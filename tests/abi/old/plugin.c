/* A plugin as it was written and built for the frozen contract, in C: plays the
 * last legal move, counts its choices in its state, has one parameter. */
#include <outflank/abi/outflank.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct player {
  const outflank_host* host;
  uint32_t choices;
  int32_t loud;
} player;

static void fail(outflank_error* error, const char* message) {
  (void)snprintf(error->message, sizeof error->message, "%s", message);
}

static outflank_status create(const outflank_strategy* strategy, const outflank_host* host,
                              outflank_instance** instance, outflank_error* error) {
  player* made = calloc(1, sizeof *made);
  (void)strategy;
  if (made == NULL) {
    fail(error, "out of memory");
    return OUTFLANK_FAILED;
  }
  made->host = host;
  *instance = (outflank_instance*)made;
  return OUTFLANK_OK;
}

static void destroy(outflank_instance* instance) { free(instance); }

static outflank_status new_game(outflank_instance* instance, const outflank_position* start,
                                uint64_t seed, outflank_error* error) {
  (void)instance, (void)start, (void)seed, (void)error;
  return OUTFLANK_OK;
}

static int reaches_own(uint64_t own, uint64_t other, int row, int column, int down, int right) {
  for (int run = 0;; ++run) {
    row += down;
    column += right;
    if (row < 0 || row > 7 || column < 0 || column > 7) return 0;
    const uint64_t here = UINT64_C(1) << (8 * row + column);
    if ((own & here) != 0) return run > 0;
    if ((other & here) == 0) return 0;
  }
}

static int is_legal(const outflank_position* position, int square) {
  const int black = position->to_move == OUTFLANK_BLACK;
  const uint64_t own = black ? position->black : position->white;
  const uint64_t other = black ? position->white : position->black;
  const int row = square / 8;
  const int column = square % 8;
  if (row >= position->board_size || column >= position->board_size) return 0;
  if (((own | other) >> square & 1) != 0) return 0;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      if ((down != 0 || right != 0) && reaches_own(own, other, row, column, down, right)) return 1;
    }
  }
  return 0;
}

static outflank_status choose(outflank_instance* instance, const outflank_position* position,
                              const outflank_limits* limits, outflank_decision* decision,
                              outflank_error* error) {
  player* self = (player*)instance;
  for (int square = 63; square >= 0; --square) {
    if (!is_legal(position, square)) continue;
    decision->move = square;
    decision->fields = OUTFLANK_HAS_NODES;
    decision->nodes = ++self->choices;
    decision->line_length = 1;
    decision->line[0] = (uint8_t)square;
    if (self->loud) self->host->log(self->host, OUTFLANK_LOG_INFO, "chosen");
    (void)snprintf(decision->comment, sizeof decision->comment, "seed %llu",
                   (unsigned long long)limits->move_seed);
    return OUTFLANK_OK;
  }
  fail(error, "there is no move");
  return OUTFLANK_FAILED;
}

static outflank_status observe(outflank_instance* instance, outflank_move move,
                               outflank_error* error) {
  (void)instance, (void)move, (void)error;
  return OUTFLANK_OK;
}

static outflank_status game_over(outflank_instance* instance, const outflank_result* result,
                                 outflank_error* error) {
  (void)instance, (void)result, (void)error;
  return OUTFLANK_OK;
}

static outflank_status get(outflank_instance* instance, const char* name,
                           const outflank_writer* value, outflank_error* error) {
  const char* text = ((player*)instance)->loud ? "true" : "false";
  (void)name, (void)error;
  return value->write(value, text, strlen(text));
}

static outflank_status set(outflank_instance* instance, const char* name, const char* value,
                           outflank_error* error) {
  (void)name, (void)error;
  ((player*)instance)->loud = strcmp(value, "true") == 0;
  return OUTFLANK_OK;
}

static outflank_status save(outflank_instance* instance, const outflank_writer* out,
                            outflank_error* error) {
  (void)error;
  return out->write(out, &((player*)instance)->choices, sizeof(uint32_t));
}

static outflank_status load(outflank_instance* instance, const outflank_reader* in,
                            outflank_error* error) {
  uint32_t choices = 0;
  uint64_t count = 0;
  const outflank_status status = in->read(in, &choices, sizeof choices, &count);
  if (status != OUTFLANK_OK) return status;
  if (count != sizeof choices) {
    fail(error, "expected four bytes");
    return OUTFLANK_BAD_VALUE;
  }
  ((player*)instance)->choices = choices;
  return OUTFLANK_OK;
}

static const outflank_parameter loud = {
    sizeof loud, OUTFLANK_PARAMETER_BOOL, "loud", "Log every choice", "false", 0, 0, NULL, 0, 0};
static const outflank_parameter* const parameter_list[] = {&loud};
static const outflank_parameters parameters = {sizeof parameters, 1, parameter_list, get, set};
static const outflank_state state = {sizeof state, 0, save, load};

static const void* extension(const outflank_strategy* strategy, const char* id) {
  (void)strategy;
  if (strcmp(id, OUTFLANK_EXT_PARAMETERS) == 0) return &parameters;
  if (strcmp(id, OUTFLANK_EXT_STATE) == 0) return &state;
  return NULL;
}

static const outflank_strategy_info info = {
    sizeof info, OUTFLANK_SIZE_BIT(4) | OUTFLANK_SIZE_BIT(6) | OUTFLANK_SIZE_BIT(8),
    "old_c",     "Old, in C",
    "1.0.0",     "Built against the frozen contract"};
static const outflank_strategy strategy = {sizeof strategy, 0,      &info,   create,    destroy,
                                           new_game,        choose, observe, game_over, extension};
static const outflank_strategy* const strategies[] = {&strategy};
static const outflank_plugin plugin = {sizeof plugin, OUTFLANK_ABI_MAJOR, OUTFLANK_ABI_MINOR, 1,
                                       strategies};

const outflank_plugin* outflank_plugin_v1(void) { return &plugin; }
