#!/usr/bin/env bash
# Installs a build, moves the tree, builds the SDK's examples against it as
# strangers would, and plays with them in the installed host.
#
# usage: install_test.sh BUILD_DIR EXAMPLES_DIR   (tests/e2e/CMakeLists.txt sets the environment:
# CMAKE, GENERATOR, CC, CXX, NM, LIBDIR)
set -euo pipefail

build=$1 examples=$2
unset OUTFLANK_PLUGIN_PATH CMAKE_PREFIX_PATH
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  printf 'FAILED: %s\n' "$1" >&2
  shift
  for file; do
    printf -- '--- %s\n' "$file" >&2
    cat -- "$file" >&2
  done
  exit 1
}
step() { printf '* %s\n' "$1"; }

# quietly LOG COMMAND...: shows what it said only if it fails.
quietly() {
  local log=$1
  "${@:2}" >"$log" 2>&1 || fail "${*:2}" "$log"
}

# replies COMMANDS HOST_ARGUMENT...: the text of each reply on a line; any failure is one of ours.
replies() {
  local commands=$1
  "$prefix/bin/outflank" gtp "${@:2}" <"$commands" >"$scratch/replies" 2>"$scratch/messages" ||
    fail "the host ended with status $?" "$commands" "$scratch/replies" "$scratch/messages"
  ! grep -q '^?' "$scratch/replies" ||
    fail "a command was refused" "$commands" "$scratch/replies" "$scratch/messages"
  [[ ! -s $scratch/messages ]] || fail "the host complained" "$scratch/messages"
  sed -n 's/^= \?//p' "$scratch/replies"
}

step "install"
quietly "$scratch/install.log" "$CMAKE" --install "$build" --prefix "$scratch/first place"

step "move it"
mkdir "$scratch/another place"
prefix="$scratch/another place/out flank"
mv "$scratch/first place" "$prefix"

step "the tree"
for expected in bin/outflank "$LIBDIR"/outflank/plugins/{alphabeta,classic,greedy,random,squares}.so \
  include/outflank/{abi/outflank.h,plugin.hpp,rules/rules.hpp,kit/random.hpp} \
  "$LIBDIR"/cmake/Outflank/{OutflankConfig,OutflankConfigVersion,OutflankPlugin}.cmake \
  "$LIBDIR/cmake/Outflank/plugin.map" share/outflank/configs/gtp.toml \
  share/doc/outflank/{README.md,CHANGELOG.md,LICENSE,protocol.md,sdk.md}; do
  if [[ ! -f $prefix/$expected ]]; then
    (cd "$prefix" && find . -type f | sort) >"$scratch/tree"
    fail "not installed: $expected" "$scratch/tree"
  fi
done
[[ ! -e $prefix/include/outflank/abi/draft ]] || fail "the drafts are installed"
grep -rIlF -e "$build" -e "$scratch/first place" "$prefix" >"$scratch/pinned" &&
  fail "these files name the folder they were built or first installed in" "$scratch/pinned"

step "the installed host and its configuration"
"$prefix/bin/outflank" --version >/dev/null || fail "outflank --version"
printf 'name\ngenmove b\n' >"$scratch/commands"
replies "$scratch/commands" --config "$prefix/share/outflank/configs/gtp.toml" >/dev/null

step "the alias for a course's script"
[[ -L $prefix/bin/outflank-umu ]] || fail "bin/outflank-umu is no link"
empty3=EEEEEEEEEEEEEEEEEEEEEEEE
answer=$("$prefix/bin/outflank-umu" "W${empty3}EEEOXEEEEEEXOEEE$empty3" 2 && printf .) ||
  fail "outflank-umu"
[[ $answer == \(?,?\). ]] || fail "outflank-umu answered '$answer'"

# build_example FOLDER NAME
build_example() {
  local source="$scratch/source of $2"
  cp -r "$examples/$1" "$source"
  (($(grep -cvE '^ *(#|$)' "$source/CMakeLists.txt") <= 5)) ||
    fail "the CMakeLists.txt of the example has more than five lines" "$source/CMakeLists.txt"
  quietly "$scratch/configure.log" "$CMAKE" -S "$source" -B "$source/build" -G "$GENERATOR" \
    -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Release
  quietly "$scratch/build.log" "$CMAKE" --build "$source/build"
  mv "$source/build/$2.so" "$plugins/"
  "$NM" -D --defined-only "$plugins/$2.so" >"$scratch/symbols"
  [[ $(awk '{ print $NF }' "$scratch/symbols") == outflank_plugin_v1 ]] ||
    fail "$2.so exports something else than outflank_plugin_v1" "$scratch/symbols"
}

plugins="$scratch/own plugins"
mkdir "$plugins"
step "build an example in C++"
build_example first first
step "build an example in C"
build_example c first_c

step "list them"
"$prefix/bin/outflank" plugins --plugin-dir "$plugins" >"$scratch/listed" 2>"$scratch/messages" ||
  fail "outflank plugins" "$scratch/messages"
for id in first first_c; do
  grep -q "^$id .*$plugins/$id.so\$" "$scratch/listed" || fail "$id is not listed" "$scratch/listed"
done
for id in alphabeta classic greedy random squares; do
  grep -q "^$id .*$prefix/.*/$id.so\$" "$scratch/listed" ||
    fail "$id is not found in the moved tree" "$scratch/listed"
done

step "a whole game of each"
for id in first first_c; do
  { for _ in {1..64}; do printf 'genmove b\ngenmove w\n'; done; echo final_score; } \
    >"$scratch/commands"
  replies "$scratch/commands" --plugin-dir "$plugins" --strategy "$id" >"$scratch/game"
  moves=$(grep -cE '^[A-H][1-8]$' "$scratch/game")
  ((moves >= 9)) || fail "$id: a game of $moves moves" "$scratch/game"
  tail -n 1 "$scratch/game" | grep -qE '^([BW]\+[0-9]+|0)$' || fail "$id: no score" "$scratch/game"
  cp "$scratch/game" "$scratch/game of $id"
done
# They play the same first legal move, one in each language.
cmp -s "$scratch/game of first" "$scratch/game of first_c" ||
  fail "first and first_c play different games" "$scratch/game of first" "$scratch/game of first_c"

step "swap to it in mid-game, by its file, and back"
cat >"$scratch/commands" <<END
play b f5
genmove w
outflank-use $plugins/first_c.so
name
outflank-legal_moves
genmove b
genmove w
outflank-use greedy
name
genmove b
undo
undo
undo
undo
undo
outflank-legal_moves
END
replies "$scratch/commands" --strategy greedy >"$scratch/swap"
mapfile -t said <"$scratch/swap"
[[ ${said[3]} == "Outflank first_c" && ${said[8]} == "Outflank greedy" ]] ||
  fail "the strategy was not swapped" "$scratch/swap"
[[ ${said[5]} == "${said[4]%% *}" ]] || fail "first_c did not play the first move" "$scratch/swap"
[[ ${said[15]} == "D3 C4 F5 E6" ]] || fail "undo does not lead back to the start" "$scratch/swap"

echo "passed"
