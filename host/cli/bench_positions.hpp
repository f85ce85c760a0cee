#pragma once

#include <array>
#include <string_view>

namespace outflank::host {

// What `outflank bench` searches, from the start to the last dozen empty squares,
// on boards of every size: starts and positions of random games. Any change here
// changes the signature.
inline constexpr std::array<std::string_view, 18> kBenchPositions{
    "---------------------------OX------XO--------------------------- X",
    "---------------------------OX-----XXX-----XOX------O------------ O",
    "---------------X---XO-X---XOOOO--X-XX-------X------------------- O",
    "--------------------X------XXX----XOXOX--XXXOO-----OOO---------- O",
    "------------X-----OX----XXXOXX-----XO-O----XXOX----OX-----O-X--- X",
    "----------OX---O--OOOXOX--XOXOX--X-XOX-----OXXX---OX------------ X",
    "--O-----OO------OOXX-----XXXX-X-OOOOXOO--X--OX--X---OXO------X-- O",
    "----XXO---XXXXOO---XOXO---XXXOOX---XOXO---XXXOO---OX--O--------- O",
    "--X--XXX--OX-XXO--XOXXOX-O-XOOO---OOXOO--O-O-OOXO----O-X-------X X",
    "-X--X---O-XX-----OXO-O--X-OOXOX--XXOXO--XOXOOO--XOXXOO--OOOOOO-- X",
    "--OO-----O-O-OX-OOOOOXXX-OXXXXXX-XXXXOXX--XOXO---OXX-OO-OOX----O O",
    "O-O-O-X-O-OOOOO-OXOXXOO-OXXXXOXXOXXXOXXX-X-O-XXXX-OX--XX-----OXX X",
    "XOOO-XO-X-OOOOO-XOXOXO-O-XXOOXOXOOXOOOX-XXOOOX---X-OOOX--X--OOOX O",
    "X-------OXOO---O-OXOXXXOOOOOOOOOXXXXXXOOXXXXXXOOXXXXXOOO-XXXXXOO X",
    "--------------OX----XO-------------- X",
    "--OX-----X-X--OXOO--OXO---OO----OX-- O",
    "OOOOOX-OOOXOX-OXXO-OOOXO-XO--O------ X",
    "-----OX--XO----- X",
};

}  // namespace outflank::host
