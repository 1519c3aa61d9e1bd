/** The numbers that a BEDMAS level draws, as whole multiples of a unit: 1, or hundredths in the level of decimals. */
import type { Random } from '../../../random.ts'

export interface Numbers {
  /** The number of units that make 1. */
  readonly unit: number
  readonly places: number
  /** Returns a number of at most `most` units, or null where no number is so small. */
  draw(random: Random, most: number): number | null
  /** Returns a dividend and a divisor whose quotient is exact. */
  drawDivision(random: Random): readonly [number, number]
  /** Returns a whole divisor that divides a value exactly and is neither 1 nor the value, or null without one. */
  drawDivisor(random: Random, value: number): number | null
}

/** Returns whole numbers. Both ranges are from low to high. */
export function wholeNumbers(numbers: readonly [number, number], divisors: readonly [number, number]): Numbers {
  const [low, high] = numbers
  const divisions: (readonly [number, number])[] = []
  for (let divisor = divisors[0]; divisor <= divisors[1]; divisor++) {
    for (let dividend = low; dividend <= high; dividend++) {
      if (dividend % divisor !== 0) continue
      const division = [dividend, divisor] as const
      // A division by 1 or by the number itself is three times rarer than any other.
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

/** Tens, whole numbers and tenths in hundredths. Each is equally likely, because tenths alone are tedious. */
const grainSizes = [1000, 100, 10]

/** Returns the numbers from 10 to 100 in whole numbers or tenths. The unit is a hundredth. */
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
      const grain = grainSizes[random.integer(0, grainSizes.length - 1)]!
      return random.integer(1000 / grain, Math.floor(Math.min(most, 10_000) / grain)) * grain
    },
    drawDivision: (random) => divisions[random.integer(0, divisions.length - 1)]!,
    drawDivisor: (random, value) => drawDivisor(random, value, value * 100, 1000, 10_000, 100),
  }
}

/** Returns a divisor of `dividend` from `low` to `high`, in steps and other than `excluded`, or null without one. */
function drawDivisor(
  random: Random,
  excluded: number,
  dividend: number,
  low: number,
  high: number,
  step: number,
): number | null {
  const fitting: number[] = []
  for (let divisor = low; divisor <= high; divisor += step) {
    if (dividend % divisor === 0 && divisor !== excluded) fitting.push(divisor)
  }
  return fitting.length === 0 ? null : fitting[random.integer(0, fitting.length - 1)]!
}
