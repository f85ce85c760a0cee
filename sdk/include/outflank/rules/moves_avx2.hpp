// legal_moves() and flips() with four directions side by side in the lanes of
// one AVX2 register. Call them only where can_run(Cpu::avx2).
#pragma once

#include "outflank/rules/cpu.hpp"
#include "outflank/rules/moves.hpp"

#if OUTFLANK_HAS_AVX2

#include <immintrin.h>

#include "outflank/rules/avx2_begin.inc"

namespace outflank::avx2 {

namespace detail {

// The strides of the lanes: along the row, the two diagonals and the column, in
// the order of outflank::detail::Rays.
[[nodiscard]] inline __m256i strides() noexcept { return _mm256_set_epi64x(9, 8, 7, 1); }

[[nodiscard]] inline Bitboard any_lane(__m256i lanes) noexcept {
  const __m128i half =
      _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
  return static_cast<Bitboard>(
      _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))));
}

[[nodiscard]] inline __m256i four_rays(const std::array<Bitboard, 4>& rays) noexcept {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(rays.data()));
}

}  // namespace detail

// As outflank::legal_moves: the same parallel prefix, four directions and their
// opposites at once.
[[nodiscard]] inline Bitboard legal_moves(Bitboard own, Bitboard opponent,
                                          Bitboard board) noexcept {
  const __m256i inner =
      _mm256_set_epi64x(0x7e7e7e7e7e7e7e7e, -1, 0x7e7e7e7e7e7e7e7e, 0x7e7e7e7e7e7e7e7e);
  const __m256i stride = detail::strides();
  const __m256i twice = _mm256_add_epi64(stride, stride);
  const __m256i discs = _mm256_set1_epi64x(static_cast<long long>(own));
  const __m256i turnable =
      _mm256_and_si256(_mm256_set1_epi64x(static_cast<long long>(opponent)), inner);
  __m256i up = _mm256_and_si256(turnable, _mm256_sllv_epi64(discs, stride));
  __m256i down = _mm256_and_si256(turnable, _mm256_srlv_epi64(discs, stride));
  up = _mm256_or_si256(up, _mm256_and_si256(turnable, _mm256_sllv_epi64(up, stride)));
  down = _mm256_or_si256(down, _mm256_and_si256(turnable, _mm256_srlv_epi64(down, stride)));
  const __m256i up_pairs = _mm256_and_si256(turnable, _mm256_sllv_epi64(turnable, stride));
  const __m256i down_pairs = _mm256_srlv_epi64(up_pairs, stride);
  up = _mm256_or_si256(up, _mm256_and_si256(up_pairs, _mm256_sllv_epi64(up, twice)));
  down = _mm256_or_si256(down, _mm256_and_si256(down_pairs, _mm256_srlv_epi64(down, twice)));
  up = _mm256_or_si256(up, _mm256_and_si256(up_pairs, _mm256_sllv_epi64(up, twice)));
  down = _mm256_or_si256(down, _mm256_and_si256(down_pairs, _mm256_srlv_epi64(down, twice)));
  const __m256i ends =
      _mm256_or_si256(_mm256_sllv_epi64(up, stride), _mm256_srlv_epi64(down, stride));
  return detail::any_lane(ends) & board & ~(own | opponent);
}

// As outflank::flips.
[[nodiscard]] inline Bitboard flips(Bitboard own, Bitboard opponent, Square square) noexcept {
  const outflank::detail::Rays& rays = outflank::detail::kRays[static_cast<std::size_t>(square)];
  const __m256i discs = _mm256_set1_epi64x(static_cast<long long>(own));
  const __m256i turnable = _mm256_set1_epi64x(static_cast<long long>(opponent));
  const __m256i none = _mm256_setzero_si256();

  // Upwards: adding 1 to the line filled with ones elsewhere carries through the
  // run of opponent discs to the square behind it.
  const __m256i up_line = detail::four_rays(rays.up);
  const __m256i all = _mm256_cmpeq_epi64(none, none);
  const __m256i filled = _mm256_or_si256(turnable, _mm256_xor_si256(up_line, all));
  const __m256i outflank =
      _mm256_and_si256(_mm256_sub_epi64(filled, all), _mm256_and_si256(up_line, discs));
  // One less than the outflanking disc is the run below it; nothing stays nothing.
  const __m256i below =
      _mm256_sub_epi64(_mm256_add_epi64(outflank, all), _mm256_cmpeq_epi64(outflank, none));
  __m256i flipped = _mm256_and_si256(below, up_line);

  // Downwards: smear the squares that end a run towards lower numbers; what the
  // smear leaves out is the run, and its highest square is what ends it.
  const __m256i stride = detail::strides();
  const __m256i down_line = detail::four_rays(rays.down);
  __m256i smear = _mm256_andnot_si256(turnable, down_line);
  smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, stride));
  const __m256i twice = _mm256_add_epi64(stride, stride);
  smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, twice));
  smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, _mm256_add_epi64(twice, twice)));
  const __m256i end = _mm256_andnot_si256(_mm256_srlv_epi64(smear, stride), smear);
  const __m256i unended = _mm256_cmpeq_epi64(_mm256_and_si256(end, discs), none);
  const __m256i run = _mm256_andnot_si256(smear, down_line);
  flipped = _mm256_or_si256(flipped, _mm256_andnot_si256(unended, run));
  return detail::any_lane(flipped);
}

}  // namespace outflank::avx2

#include "outflank/rules/avx2_end.inc"

#endif
