/** Draws the numbers of a shape while it calculates, so that divisions come out exact and nothing goes below zero. */
import { writeDecimal } from '../../decimal.ts'
import type { Random } from '../../random.ts'
import type { Numbers } from './numbers.ts'
import { type Role, room, roughly, type Shape, type Sign, type Step } from './shape.ts'

/** No value on the way is larger than this. */
const largest = 10_000

export interface Drawn {
  readonly text: string
  readonly answer: string
  /** In units of the level; what no number is drawn for stays 0. */
  readonly numbers: readonly number[]
}

/** One try: an expression and its value, or null where the numbers did not come out. */
export function drawExpression(random: Random, shape: Shape, kit: Numbers): Drawn | null {
  const numbers = room()
  const value = calculate(random, shape.steps, kit, numbers)
  if (value === null) return null
  // What must not be missed is that brackets change nothing; floating point is sure of a difference this large.
  for (const without of shape.withoutBrackets) {
    if (Math.abs(roughly(without, numbers, kit.unit) - value / kit.unit) < 1e-6) return null
  }
  if (kit.unit > 1 && numbers.every((number) => number % kit.unit === 0)) return null
  return { text: write(shape, numbers, kit), answer: writeDecimal(value, kit.places), numbers }
}

/** The value in units; the numbers drawn are put into `numbers`. Exact: every value on the way is a whole number of units. */
function calculate(random: Random, steps: readonly Step[], kit: Numbers, numbers: number[]): number | null {
  const values = room()
  let last = -1
  for (const { sign, at, role } of steps) {
    let value: number | null
    if (sign === null) {
      value = drawNumber(random, at, role, kit, numbers, values[last]!)
      if (value === null) return null
      numbers[at] = value
    } else {
      value = apply(sign, values[last - 1]!, values[last]!, kit.unit)
      if (value === null) return null
      last -= 2
    }
    values[++last] = value
  }
  return values[0]!
}

function drawNumber(
  random: Random,
  at: number,
  role: Role,
  kit: Numbers,
  numbers: number[],
  valueBefore: number,
): number | null {
  switch (role) {
    case 'free':
      return kit.draw(random, largest * kit.unit)
    case 'subtrahend':
      return kit.draw(random, valueBefore)
    case 'divisor':
      return kit.drawDivisor(random, valueBefore)
    case 'dividend': {
      const [dividend, divisor] = kit.drawDivision(random)
      numbers[at] = dividend
      numbers[at + 1] = divisor
      return dividend
    }
    case 'drawn':
      return numbers[at]!
  }
}

function apply(sign: Sign, a: number, b: number, unit: number): number | null {
  const value = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? (a * b) / unit : quotient(a * unit, b)
  return value !== null && value >= 0 && value <= largest * unit && Number.isInteger(value) ? value : null
}

function quotient(a: number, b: number): number | null {
  return b > 0 && a % b === 0 ? a / b : null
}

function write({ around }: Shape, numbers: readonly number[], kit: Numbers): string {
  let text = around[0]!
  for (let i = 1; i < around.length; i++) text += kit.write(numbers[i - 1]!) + around[i]!
  return text
}
