#include "refereed_game.hpp"

#include "outflank/kit/random.hpp"

namespace outflank::test {

namespace {

void compare_boards(const Game& game, Engine& engine) {
  const auto board = engine.board();
  if (board.empty() || board == board_text(game.position())) return;
  throw EngineError(engine.name() + ": ends on another board\nits  " + board + "\nours " +
                    board_text(game.position()));
}

}  // namespace

Game random_opening(std::uint64_t seed, int plies) {
  Random random(seed);
  Game game;
  while (game.ply() < plies && !game.over()) {
    const auto moves = legal_moves(game.position());
    const Move move = moves == 0 ? Move::pass() : Move(random_square(moves, random));
    if (!game.play(move)) throw std::logic_error("our own rules refuse " + move_name(move));
  }
  return game;
}

void play_out(Game& game, Engine& black, Engine& white) {
  for (Engine* engine : {&black, &white}) {
    engine->new_game();
    Position position = game.start();
    for (const Move move : game.moves()) {
      if (!move.is_pass()) engine->play(position.to_move(), move);
      position = position.after(move);
    }
  }
  while (!game.over()) {
    const Color color = game.position().to_move();
    Engine& mover = color == Color::black ? black : white;
    Engine& other = color == Color::black ? white : black;
    // Who must pass is not asked, and who waits is not told: both know.
    if (must_pass(game.position())) {
      static_cast<void>(game.play(Move::pass()));
      continue;
    }
    const Move move = mover.genmove(color);
    if (!game.play(move)) {
      throw EngineError(mover.name() + ": illegal move " + move_name(move) + "\n" +
                        draw(game.position()));
    }
    other.play(color, move);
  }
  compare_boards(game, black);
  compare_boards(game, white);
}

std::string transcript(const Game& game) {
  std::string text;
  for (const Move move : game.moves()) {
    if (!move.is_pass()) text += move_name(move);
  }
  return text;
}

}  // namespace outflank::test
