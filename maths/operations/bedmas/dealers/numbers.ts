/** The numbers that a BEDMAS level draws, as whole multiples of a unit: 1, or hundredths in the level of decimals. */
import type { Random } from '../../../random.ts'

export interface Numbers {
  /** The number of units that make 1. */
  readonly unit: number
  readonly places: number
  /** Returns a number of at most `most` units, or null if no number is so small. */
  draw(random: Random, most: number): number | null
  /** Returns a number to multiply by. */
  drawFactor(random: Random): number
  /** Returns whether a child multiplies two values without work that hides the order of the operations. */
  readonly multiplies: (a: number, b: number) => boolean
  /** Returns two different numbers, a dividend and a divisor whose quotient is exact. */
  drawDivision(random: Random): readonly [number, number]
  /** Returns a whole divisor that divides a value exactly and is neither 1 nor the value, or null without one. */
  drawDivisor(random: Random, value: number): number | null
}

/** The share of divisions by 1. They tell little about the order. */
const shareByOne = 1 / 12

/** The factors that make a product of any size easy. */
const easyWholeFactors = [2, 5, 10, 20]

/** A product below this one is easy with any factors. */
const largeProduct = 200

/**
 * Returns whole numbers. Both ranges are from low to high. Numbers of two digits have only easy products, because
 * others would test the multiplication and not the order.
 */
export function wholeNumbers(numbers: readonly [number, number], divisors: readonly [number, number]): Numbers {
  const [low, high] = numbers
  const easy = high < 10 ? [] : easyWholeFactors.filter((factor) => factor >= low)
  const dividends = range(low, high)
  const properDivisors = range(Math.max(divisors[0], 2), divisors[1])
  const proper = properDivisors.flatMap((divisor) =>
    dividends
      .filter((dividend) => dividend % divisor === 0 && dividend !== divisor)
      .map((dividend): Division => [dividend, divisor]),
  )
  const byOne = dividends.filter((dividend) => dividend > 1).map((dividend): Division => [dividend, 1])
  const times = Math.ceil(byOne.length / shareByOne / proper.length)
  const divisions = [...byOne, ...Array.from({ length: times }, () => proper).flat()]
  /** The divisors are listed when a value first needs them. */
  const divisorsByValue: (readonly number[] | undefined)[] = []
  const draw = (random: Random, most: number) => {
    if (most < low) return null
    const drawn = random.integer(low, Math.min(high, most))
    // A 1 is drawn once more, so that it is rare.
    return drawn === 1 ? random.integer(low, Math.min(high, most)) : drawn
  }
  return {
    unit: 1,
    places: 0,
    draw,
    drawFactor: (random) =>
      easy.length === 0
        ? draw(random, high)!
        : random.integer(1, 2) === 1
          ? drawFrom(random, easy)!
          : draw(random, largeProduct / 10)!,
    multiplies: (a, b) => easy.length === 0 || a * b < largeProduct || easy.includes(a) || easy.includes(b),
    drawDivision: (random) => drawFrom(random, divisions)!,
    drawDivisor(random, value) {
      divisorsByValue[value] ??= properDivisors.filter((divisor) => value % divisor === 0 && value !== divisor)
      return drawFrom(random, divisorsByValue[value])
    },
  }
}

/** Tens, whole numbers and tenths in hundredths. Tenths are half of the draws, because every question has one. */
const grainSizes = [1000, 100, 10, 10]

/** The numbers from 10 to 100 by which a child multiplies and divides decimals in the head. */
const easyFactors = [10, 20, 25, 50, 100]

/** Returns the numbers from 10 to 100 in whole numbers or tenths. The unit is a hundredth. */
export function decimalNumbers(): Numbers {
  const factors = easyFactors.map((factor) => factor * 100)
  const divisions = factors.map((divisor) =>
    range(100, 1000)
      .map((tenths): Division => [tenths * 10, divisor])
      .filter(([dividend]) => (dividend * 100) % divisor === 0 && dividend !== divisor),
  )
  return {
    unit: 100,
    places: 2,
    draw(random, most) {
      if (most < 1000) return null
      const grain = grainSizes[random.integer(0, grainSizes.length - 1)]!
      return random.integer(1000 / grain, Math.floor(Math.min(most, 10_000) / grain)) * grain
    },
    drawFactor: (random) => drawFrom(random, factors)!,
    multiplies: () => true,
    drawDivision: (random) => drawFrom(random, drawFrom(random, divisions)!)!,
    drawDivisor: (random, value) =>
      drawFrom(
        random,
        factors.filter((divisor) => (value * 100) % divisor === 0 && value !== divisor),
      ),
  }
}

type Division = readonly [dividend: number, divisor: number]

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

function drawFrom<T>(random: Random, things: readonly T[]): T | null {
  return things.length === 0 ? null : things[random.integer(0, things.length - 1)]!
}
