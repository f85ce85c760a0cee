#!/usr/bin/env bash
# Whole games of the host against others, under our referee.
#
# usage: games_test.sh REFEREE OUTFLANK rhino|ourselves
set -euo pipefail

referee=$1 opponents=$3
export OUTFLANK=$2
unset OUTFLANK_PLUGIN_PATH

# us STRATEGY: a command for the referee's shell.
us() {
  printf '%s' "\"\$OUTFLANK\" gtp --strategy $1" \
    "\${OUTFLANK_TEST_PLUGIN_DIR:+ --plugin-dir \"\$OUTFLANK_TEST_PLUGIN_DIR\"}"
}

case $opponents in
  rhino)
    if ! rhino=$(PATH=$PATH:/usr/games command -v gtp-rhino); then
      echo "SKIPPED: gtp-rhino is not installed (Debian package grhino)"
      exit 77
    fi
    "$referee" "$(us greedy)" "$rhino -l 1" --games 10 --seed 1 --opening 6
    "$referee" "$(us squares)" "$rhino -l 1" --games 10 --seed 2 --opening 10
    "$referee" "$(us random)" "$rhino -l 1" --games 10 --seed 3 --opening 0
    ;;
  ourselves)
    "$referee" "$(us greedy)" "$(us squares)" --games 10 --seed 1 --opening 6
    "$referee" "$(us random)" "$(us greedy)" --games 10 --seed 2 --opening 3
    ;;
  *)
    echo "games_test.sh: expected rhino or ourselves, got $opponents" >&2
    exit 2
    ;;
esac
