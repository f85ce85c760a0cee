// Which of the machine's instructions hot code may use. A program is built for
// any x86-64, or for another processor altogether; what is faster with AVX2 and
// BMI is compiled a second time (see each_cpu.inc) and chosen here when it runs.
#pragma once

#include <cstdint>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define OUTFLANK_HAS_AVX2 1
#include <cpuid.h>
#else
#define OUTFLANK_HAS_AVX2 0
#endif

namespace outflank {

enum class Cpu : std::uint8_t { portable, avx2 };

// True if this machine can run code compiled for `cpu`.
[[nodiscard]] inline bool can_run(Cpu cpu) noexcept {
  if (cpu == Cpu::portable) return true;
#if OUTFLANK_HAS_AVX2
  // LZCNT by hand: Clang 14 has no name for it here.
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  unsigned d = 0;
  const bool has_lzcnt = __get_cpuid(0x80000001U, &a, &b, &c, &d) != 0 && (c & (1U << 5U)) != 0;
  return has_lzcnt && __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
#else
  return false;
#endif
}

[[nodiscard]] inline Cpu best_cpu() noexcept {
  return can_run(Cpu::avx2) ? Cpu::avx2 : Cpu::portable;
}

}  // namespace outflank
