/** The numbers that a BEDMAS level draws, as whole multiples of a unit: 1, or hundredths in the level of decimals. */
import type { Random } from '../../random.ts'

export interface Numbers {
  /** So many units make 1. */
  readonly unit: number
  readonly places: number
  /** A number of at most `most` units, or null where none is so small. */
  draw(random: Random, most: number): number | null
  /** A dividend and a divisor of the level whose quotient is exact. */
  drawDivision(random: Random): readonly [number, number]
  /** A whole divisor of the level, other than 1 and the value itself, that divides a value exactly, or null. */
  drawDivisor(random: Random, value: number): number | null
}

/** Whole numbers and divisors, each from low to high. */
export function wholeNumbers(numbers: readonly [number, number], divisors: readonly [number, number]): Numbers {
  const [low, high] = numbers
  const divisions: (readonly [number, number])[] = []
  for (let divisor = divisors[0]; divisor <= divisors[1]; divisor++) {
    for (let dividend = low; dividend <= high; dividend++) {
      if (dividend % divisor !== 0) continue
      const division = [dividend, divisor] as const
      // By 1 and by itself is rarer: each three times less often than any other division.
      divisions.push(...(divisor === 1 || divisor === dividend ? [division] : [division, division, division]))
    }
  }
  return {
    unit: 1,
    places: 0,
    draw: (random, most) => (most < low ? null : random.integer(low, Math.min(high, most))),
    drawDivision: (random) => divisions[random.integer(0, divisions.length - 1)]!,
    drawDivisor: (random, value) => drawDivisor(random, value, value, Math.max(divisors[0], 2), divisors[1], 1),
  }
}

/** Tens, whole numbers and tenths, each as often: expressions of tenths alone are more work than thought. */
const grains = [1000, 100, 10]

/** 10 to 100, whole or in tenths, counted in hundredths. */
export function decimalNumbers(): Numbers {
  const divisions: (readonly [number, number])[] = []
  for (let divisor = 100; divisor <= 1000; divisor++) {
    for (let dividend = 100; dividend <= 1000; dividend++) {
      if ((dividend * 100) % divisor === 0) divisions.push([dividend * 10, divisor * 10])
    }
  }
  return {
    unit: 100,
    places: 2,
    draw(random, most) {
      if (most < 1000) return null
      const grain = grains[random.integer(0, grains.length - 1)]!
      return random.integer(1000 / grain, Math.floor(Math.min(most, 10_000) / grain)) * grain
    },
    drawDivision: (random) => divisions[random.integer(0, divisions.length - 1)]!,
    drawDivisor: (random, value) => drawDivisor(random, value, value * 100, 1000, 10_000, 100),
  }
}

function drawDivisor(random: Random, not: number, of: number, low: number, high: number, step: number): number | null {
  const fitting: number[] = []
  for (let divisor = low; divisor <= high; divisor += step) {
    if (of % divisor === 0 && divisor !== not) fitting.push(divisor)
  }
  return fitting.length === 0 ? null : fitting[random.integer(0, fitting.length - 1)]!
}
