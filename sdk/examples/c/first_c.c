/* A plugin in C: plays the first legal move, row by row from a1. */
#include <outflank/abi/outflank.h>
#include <stdlib.h>
#include <string.h>

/* What the host's opaque instance is to us. This one remembers nothing. */
typedef struct player {
  const outflank_host* host;
} player;

/* The host's struct may be older and shorter than the one we know. */
static void fail(outflank_error* error, const char* message) {
  const size_t header = offsetof(outflank_error, message);
  size_t room = error->struct_size < sizeof *error ? error->struct_size : sizeof *error;
  if (room <= header) return;
  room -= header;
  strncpy(error->message, message, room - 1);
  error->message[room - 1] = '\0';
}

static int on_board(int row, int column, int size) {
  return row >= 0 && row < size && column >= 0 && column < size;
}

static uint64_t bit_at(int row, int column) { return UINT64_C(1) << (8 * row + column); }

/* Does a disc at row, column outflank at least one opposing disc? */
static int is_legal(uint64_t own, uint64_t other, int size, int row, int column) {
  if ((own | other) & bit_at(row, column)) return 0;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      int r = row + down;
      int c = column + right;
      int run = 0;
      while (on_board(r, c, size) && (other & bit_at(r, c)) != 0) {
        r += down;
        c += right;
        ++run;
      }
      if (run > 0 && on_board(r, c, size) && (own & bit_at(r, c)) != 0) return 1;
    }
  }
  return 0;
}

static outflank_status create(const outflank_strategy* strategy, const outflank_host* host,
                              outflank_instance** instance, outflank_error* error) {
  (void)strategy;
  player* made = malloc(sizeof *made);
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
  (void)start, (void)seed, (void)error;
  const outflank_host* host = ((player*)instance)->host;
  host->log(host, OUTFLANK_LOG_DEBUG, "a new game");
  return OUTFLANK_OK;
}

/* The move lies in the first eight bytes, which every host's decision has. For
 * a field further back, compare decision->struct_size first. */
static outflank_status choose(outflank_instance* instance, const outflank_position* position,
                              const outflank_limits* limits, outflank_decision* decision,
                              outflank_error* error) {
  (void)instance, (void)limits;
  const int black_moves = position->to_move == OUTFLANK_BLACK;
  const uint64_t own = black_moves ? position->black : position->white;
  const uint64_t other = black_moves ? position->white : position->black;
  const int size = position->board_size;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      if (!is_legal(own, other, size, row, column)) continue;
      decision->move = 8 * row + column;
      return OUTFLANK_OK;
    }
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

/* No further abilities. */
static const void* extension(const outflank_strategy* strategy, const char* id) {
  (void)strategy, (void)id;
  return NULL;
}

static const outflank_strategy_info info = {
    .struct_size = sizeof info,
    .board_sizes = OUTFLANK_SIZE_BIT(4) | OUTFLANK_SIZE_BIT(6) | OUTFLANK_SIZE_BIT(8),
    .id = "first_c",
    .name = "First, in C",
    .version = "1.0.0",
    .summary = "The first legal move, row by row",
};
static const outflank_strategy strategy = {
    .struct_size = sizeof strategy,
    .info = &info,
    .create = create,
    .destroy = destroy,
    .new_game = new_game,
    .choose = choose,
    .observe = observe,
    .game_over = game_over,
    .extension = extension,
};
static const outflank_strategy* const strategies[] = {&strategy};
static const outflank_plugin plugin = {
    .struct_size = sizeof plugin,
    .abi_major = OUTFLANK_ABI_MAJOR,
    .abi_minor = OUTFLANK_ABI_MINOR,
    .strategy_count = 1,
    .strategies = strategies,
};

const outflank_plugin* outflank_plugin_v1(void) { return &plugin; }
