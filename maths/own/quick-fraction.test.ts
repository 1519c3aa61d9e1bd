import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculationOf, combinationsOf, tryValues } from './combinations.ts'
import { type Comparison, compile, compileCondition, type OwnExpression, type OwnOperator } from './expression.ts'
import { decimalOf, fractionOf } from './fraction.ts'
import { newFraction, quickCondition, quickDecimal, quickExpression, quickFraction } from './quick-fraction.ts'

const names = ['a', 'b', 'c']

/** Decimals as teachers write them, and long ones whose products have no room in a number. */
const decimal = fc.oneof(
  fc.integer({ min: -50, max: 50 }).map(String),
  fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.constantFrom(1, 2))
    .map(([n, places]) => (n / 10 ** places).toFixed(places)),
  fc
    .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999 }))
    .map(([whole, places]) => `${whole}.${String(places).padStart(6, '0')}`),
)

const operators: readonly OwnOperator[] = ['+', '−', '×', '÷']
const { expression } = fc.letrec<{ expression: OwnExpression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...names).map((name) => ({ kind: 'name', name }) as const),
    decimal.map((number) => ({ kind: 'number', decimal: number.replace('-', '') }) as const),
    tie('expression').map((of) => ({ kind: 'negative', of }) as const),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom(...operators),
      left: tie('expression'),
      right: tie('expression'),
    }),
  ),
}))
const row = fc.tuple(decimal, decimal, decimal)

const comparisons: readonly Comparison[] = ['>', '<', '≥', '≤', '=', '≠', 'is a multiple of']
const condition = fc.record({ comparison: fc.constantFrom(...comparisons), left: expression, right: expression })

const fractionBy = (values: readonly string[]) => (name: string) =>
  quickFraction(values[names.indexOf(name)]!) ?? newFraction()

/** The counts of results that were exact, and of those that were given up. */
const seen = { exact: 0, givenUp: 0 }

test('a value in ordinary numbers is the exact one, or is given up', () => {
  fc.assert(
    fc.property(expression, row, (tree, values) => {
      const exact = compile(tree, names)(values.map(fractionOf))
      const quick = quickExpression(tree, fractionBy(values))
      const state = quick.workOut()
      seen[state === 'tooLarge' ? 'givenUp' : 'exact']++
      if (state === 'tooLarge') return
      if (state === 'divisionByZero') {
        expect(exact).toBeNull()
        return
      }
      expect(exact).not.toBeNull()
      const { numerator, denominator } = quick.value
      expect(BigInt(numerator) * exact!.denominator).toBe(exact!.numerator * BigInt(denominator))
      expect(denominator).toBeGreaterThan(0)
      const text = quickDecimal(quick.value)
      if (text !== null) expect(text).toEqual(decimalOf(exact!))
    }),
    { numRuns: 5000 },
  )
  // Both ways were tried.
  expect(Math.min(seen.exact, seen.givenUp)).toBeGreaterThan(100)
})

test('a condition in ordinary numbers holds where the exact one holds, or is given up', () => {
  fc.assert(
    fc.property(condition, row, (read, values) => {
      const exact = compileCondition(read, names)(values.map(fractionOf))
      const quick = quickCondition(read, fractionBy(values))()
      if (quick !== 'tooLarge') expect(quick === 'divisionByZero' ? null : quick).toBe(exact)
    }),
    { numRuns: 5000 },
  )
})

test('all combinations are those that the exact calculation finds, in the same order', () => {
  const changing = fc.tuple(
    ...names.map((name) =>
      fc.record({ name: fc.constant(name), values: fc.array(decimal, { minLength: 1, maxLength: 4 }) }),
    ),
  )
  fc.assert(
    fc.property(changing, fc.array(condition, { maxLength: 2 }), expression, (numbers, conditions, answer) => {
      const calculation = calculationOf(names, conditions, answer)
      const [first, second, third] = numbers.map(({ values }) => values) as [string[], string[], string[]]
      const rows = first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c])))
      const tried = rows.map((values) => ({ values, ...tryValues(calculation, values.map(fractionOf)) }))
      const fitting = tried.flatMap((one) => (one.kind === 'fits' ? { values: one.values, answer: one.answer } : []))
      const result = combinationsOf(numbers, calculation)
      if (fitting.length === 0) expect(result.kind).toBe('none')
      else expect(result).toMatchObject({ kind: 'some', fitting })
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['1000000000', '1000000000'],
  ['0.000001', '0.000001'],
  ['-1.50', '-1.5'],
  ['-0', '0'],
])('the value %s is %s', (text, wanted) => {
  expect(quickDecimal(quickFraction(text)!)).toBe(wanted)
  expect(decimalOf(fractionOf(text))).toBe(wanted)
})

test('the largest exact whole number is a quick value, and is too large for an answer', () => {
  const value = quickFraction('9007199254740991')
  expect(value).toEqual({ numerator: 9_007_199_254_740_991, denominator: 1 })
  expect(quickDecimal(value!)).toEqual({ refused: 'large' })
})

test('a decimal with more digits than a number has is no quick value', () => {
  expect(quickFraction('9007199254740993')).toBeNull()
  expect(quickFraction('0.12345678901234567')).toBeNull()
})
