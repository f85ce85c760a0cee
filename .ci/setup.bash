# shellcheck shell=bash
# What ./run and ./test have in common: find what is missing, install it,
# configure and build. Both source this file; every step that touches the
# system or the build folders goes through `locked`, which runs it in a process
# of its own: `bash .ci/setup.bash STEP ARGS...`.
set -euo pipefail

setup=$(readlink -f -- "${BASH_SOURCE[0]}")
root=${setup%/.ci/setup.bash}
read -ra cxx <<<"${CXX:=g++}"
[[ $CXX != g++ ]] || export CXX CC=${CC:-gcc}

say() { printf 'set-up: %s\n' "$*" >&2; }
die() {
  say "$@"
  exit 1
}

# One step at a time in this clone, its input empty and its output on stderr.
# flock holds the lock, not we and not the step's children (-o): the host we
# become does not hold it, and if we are killed, a build that goes on still does.
locked() {
  local lock=$root/build/.lock
  mkdir -p "$root/build"
  flock -w 1 "$lock" true || say "waiting for another build in $root"
  flock -o "$lock" bash "$setup" "$@" </dev/null >&2
}

has_command() { command -v "$1" >/dev/null; }
at_least() { printf '%s\n' "$1" "$2" | sort -VC; }

# first_file PATTERN...: the first match below a prefix where CMake looks.
first_file() {
  local prefix pattern prefixes
  IFS=: read -ra prefixes <<<"${CMAKE_PREFIX_PATH-}"
  for prefix in "${prefixes[@]}" /usr/local /usr; do
    for pattern; do
      ! compgen -G "$prefix/$pattern" || return 0
    done
  done
  return 1
}
has_header() { first_file "include/$1" >/dev/null; }
has_library() {
  first_file "lib*/lib$1*.so" "lib*/lib$1*.a" "lib/*/lib$1*.so" "lib/*/lib$1*.a" >/dev/null
}

# The version of the Boost that is there, such as 1.74; nothing if there is none.
boost_version() {
  local header
  header=$(first_file include/boost/version.hpp | head -n 1) || return 0
  [[ $(<"$header") =~ '#define BOOST_LIB_VERSION "'([0-9_]+) ]] || return 0
  printf '%s\n' "${BASH_REMATCH[1]//_/.}"
}

clang_makes_fuzzers() {
  clang++ -fsanitize=fuzzer,address -x c++ -o /dev/null - 2>/dev/null <<'END'
#include <cstddef>
#include <cstdint>
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t*, std::size_t) { return 0; }
END
}

# want PACKAGE WHAT PROBE...: notes the Debian package unless the probe succeeds.
want() {
  "${@:3}" || {
    missing+=("$1")
    reasons+=$'\n'"  $1: $2"
  }
}

# Probes what is needed to build, to test, or for all lanes; we look for the
# things themselves, so that whatever provides them already is left alone.
find_missing() {
  local level=$1 boost
  boost=$(boost_version)
  missing=() reasons=""
  [[ $CXX == g++ ]] || has_command "${cxx[0]}" || die "CXX=$CXX: there is no such command"
  want g++ "C++ compiler, GCC 11 or newer" has_command "${cxx[0]}"
  want cmake "CMake 3.21 or newer" has_command cmake
  want ninja-build "Ninja" has_command ninja
  want "libboost$boost-dev" "headers of Boost 1.74 or newer" has_header boost/dll.hpp
  want "libboost-program-options$boost-dev" "Boost.Program_options, of the same version" \
    has_library boost_program_options
  want libtomlplusplus-dev "toml++" has_header toml++/toml.h
  want nlohmann-json3-dev "nlohmann-json" has_header nlohmann/json.hpp
  [[ $level != build ]] || return 0
  want libgtest-dev "GoogleTest" has_header gtest/gtest.h
  want libgmock-dev "GoogleMock" has_header gmock/gmock.h
  want libbenchmark-dev "Google Benchmark" has_header benchmark/benchmark.h
  want binutils "nm and readelf" has_command readelf
  PATH=$PATH:/usr/games want grhino "gtp-rhino, an opponent for the tests" has_command gtp-rhino
  [[ $level == all ]] || return 0
  if has_command clang++; then
    local version
    version=$(clang++ -dumpversion)
    want "libclang-rt-${version%%.*}-dev" "the sanitizers and libFuzzer of Clang" clang_makes_fuzzers
  else
    want clang "Clang, with its sanitizers and libFuzzer" false
  fi
}

is_debian() (
  [[ -r /etc/os-release ]] || return 1
  # shellcheck source=/dev/null
  . /etc/os-release
  [[ " ${ID-} ${ID_LIKE-} " =~ \ (debian|ubuntu)\  ]] && has_command apt-get
)

# Adds packages and never takes one away: apt stops if it would have to.
install_packages() {
  local become command
  command="apt-get update && apt-get install --no-install-recommends $*"
  if ((EUID == 0)); then
    become=(env)
  elif sudo -n true 2>/dev/null; then
    become=(sudo -n env)
  elif has_command sudo && { : </dev/tty; } 2>/dev/null; then
    become=(sudo env)
  else
    die "packages are missing, and we are neither root nor may use sudo. Run as root: $command"
  fi
  local apt=("${become[@]}" DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=l
    apt-get -q -y --no-install-recommends --no-remove --no-upgrade
    -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold)
  say "installing $*"
  # Of apt's own locks it waits for some only, hence the second and third attempt.
  local attempt
  for attempt in 1 2 3; do
    "${apt[@]}" update || say "not every package list could be updated; going on without"
    ! "${apt[@]}" install "$@" || return 0
    if ((attempt < 3)); then
      say "apt-get failed; trying again in 15 seconds"
      sleep 15
    fi
  done
  say "Debian has all of these from 12 on, Ubuntu from 24.04 on in its component universe"
  die "apt-get failed, see above; by hand it is: $command"
}

# Step: installs what LEVEL (build, test, all) needs. Two rounds, because the
# package of Clang's runtime has Clang's version in its name.
provide() {
  local level=$1
  for _ in 1 2; do
    find_missing "$level"
    ((${#missing[@]} > 0)) || return 0
    is_debian || die "this is neither Debian nor Ubuntu; please install (Debian's names):$reasons"
    install_packages "${missing[@]}"
  done
  find_missing "$level"
  ((${#missing[@]} == 0)) || die "installed, but still not found:$reasons"
}

require_versions() {
  local version
  version=$("${cxx[@]}" -dumpversion)
  at_least 11 "$version" ||
    die "$CXX $version is too old: expected 11 or newer; install one and set CXX, as in CXX=g++-12"
  version=$(cmake --version | head -n 1)
  at_least 3.21 "${version##* }" || die "$version is too old: expected 3.21 or newer"
  version=$(boost_version)
  at_least 1.74 "$version" || die "Boost $version is too old: expected 1.74 or newer"
}

# Step: builds PRESET in build/FOLDER. What a folder was configured for is
# written into it afterwards; a folder without it (interrupted), or with another
# (moved, other compiler, other options), is made anew.
build() {
  local preset=$1 folder=$root/build/$2 compiler=("${cxx[@]}") options=("${@:3}") made_for
  [[ ${CI-} != true ]] || options+=(-DOUTFLANK_WERROR=ON)
  [[ $preset != clang && $preset != fuzz ]] || compiler=(clang++)
  made_for=$(
    printf '%s\n' "$root" "Boost $(boost_version)" "${options[@]}"
    "${compiler[@]}" --version
    cksum <"$root/CMakePresets.json"
  )
  if [[ ! -e $folder/build.ninja || $(cat "$folder/made_for" 2>&1) != "$made_for" ]]; then
    require_versions
    rm -rf "$folder"
    cmake -S "$root" --preset "$preset" -B "$folder" "${options[@]}"
    printf '%s\n' "$made_for" >"$folder/made_for"
  fi
  [[ $(ninja -C "$folder" -n 2>&1) == *"no work to do"* ]] || ninja -C "$folder"
}

[[ ${BASH_SOURCE[0]} != "$0" ]] || "$@"
