import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../../expression.ts'
import { type Random, randomFrom, seedFrom } from '../../../random.ts'
import { writeExpression } from '../../../say/expression.ts'
import { readUnits } from '../../../test/rules/calculation.ts'
import { readExpression, unitsOf } from '../test/reading.ts'
import { drawExpression } from './draw.ts'
import { decimalNumbers, type Numbers, wholeNumbers } from './numbers.ts'
import { shapesOf } from './shape.ts'

const kits: readonly (readonly [string, Numbers])[] = [
  ['single digits', wholeNumbers([1, 9], [1, 9])],
  ['two-digit numbers with one-digit divisors', wholeNumbers([10, 99], [1, 9])],
  ['decimals', decimalNumbers()],
]
const shapes = [...shapesOf(3, false), ...shapesOf(4, true), ...shapesOf(5, true)]

function* drawn(kit: Numbers) {
  const random = randomFrom(seedFrom('drawn'))
  for (let tries = 0; tries < 3000; tries++) {
    const expression = drawExpression(random, shapes[random.integer(0, shapes.length - 1)]!, kit)
    if (expression) yield expression
  }
}

describe('drawing an expression', () => {
  it.each(kits)('the answer to an expression of %s is its exact value', (_, kit) => {
    let count = 0
    for (const { expression, answer } of drawn(kit)) {
      const reading = readExpression(writeExpression(expression))!
      expect(unitsOf(reading.value, kit.places)).toBe(readUnits(answer, kit.places))
      expect(reading.expression).toEqual(expression)
      count++
    }
    expect(count).toBeGreaterThan(300)
  })

  it.each(kits)('no value of a calculation of %s is negative, too long or over 10,000', (_, kit) => {
    for (const { expression } of drawn(kit)) {
      for (const result of readExpression(writeExpression(expression))!.results) {
        const units = unitsOf(result, kit.places)
        expect(units, writeExpression(expression)).not.toBeNull()
        expect(units!).toBeGreaterThanOrEqual(0)
        expect(units!).toBeLessThanOrEqual(10_000 * kit.unit)
      }
    }
  })

  it.each(kits)('the numbers for the memory are those of the expression of %s, padded with 0', (_, kit) => {
    for (const { expression, numbers } of drawn(kit)) {
      const leaves = leavesOf(expression).map((leaf) => Math.round(leaf * kit.unit))
      expect(numbers).toEqual([...leaves, 0, 0, 0, 0, 0].slice(0, 5))
    }
  })

  it('an expression of decimals has at least one decimal', () => {
    for (const { expression } of drawn(decimalNumbers())) {
      expect(leavesOf(expression).some((leaf) => !Number.isInteger(leaf))).toBe(true)
    }
  })
})

describe('the numbers of a level', () => {
  const random = randomFrom(seedFrom('numbers'))
  const times = (count: number, draw: (random: Random) => unknown) => Array.from({ length: count }, () => draw(random))

  it('a number is at most the given limit, and null where the level has no number so small', () => {
    const kit = wholeNumbers([10, 99], [1, 9])
    expect(Math.max(...(times(500, () => kit.draw(random, 20)) as number[]))).toBe(20)
    expect(kit.draw(random, 9)).toBeNull()
    expect(decimalNumbers().draw(random, 999)).toBeNull()
  })

  it.each(kits)('each division of %s is exact', (_, kit) => {
    for (const division of times(500, () => kit.drawDivision(random)) as [number, number][]) {
      const [dividend, divisor] = division
      expect((dividend * kit.unit) % divisor).toBe(0)
    }
  })

  it.each(kits)('no division of %s is of a number by itself, and at most one in ten is by 1', (_, kit) => {
    const divisions = times(5000, () => kit.drawDivision(random)) as [number, number][]
    expect(divisions.filter(([dividend, divisor]) => dividend === divisor)).toEqual([])
    expect(divisions.filter(([, divisor]) => divisor === kit.unit).length).toBeLessThan(500)
  })

  it('a whole number is 1 in at most one draw of twenty', () => {
    const kit = wholeNumbers([1, 9], [1, 9])
    const drawn = times(5000, () => kit.draw(random, 9))
    expect(drawn).toContain(1)
    expect(drawn.filter((number) => number === 1).length).toBeLessThan(250)
  })

  it.each(kits)('a divisor of %s divides the value exactly, and is neither 1 nor the value', (_, kit) => {
    for (const value of [12, 36, 60].map((value) => value * kit.unit)) {
      for (const divisor of times(100, () => kit.drawDivisor(random, value)) as (number | null)[]) {
        if (divisor === null) continue
        expect((value * kit.unit) % divisor).toBe(0)
        expect([kit.unit, value]).not.toContain(divisor)
      }
    }
  })

  it('the divisor of a value without a divisor in the range is null', () => {
    expect(wholeNumbers([10, 99], [1, 9]).drawDivisor(random, 11)).toBeNull()
    expect(wholeNumbers([1, 9], [1, 9]).drawDivisor(random, 7)).toBeNull()
  })
})
