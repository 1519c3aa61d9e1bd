import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Changing,
  calculationOf,
  combinationsOf,
  isWithin,
  mostCombinations,
  type Range,
  stepsOf,
  valuesOf,
} from './combinations.ts'
import { type Refused, readCondition, readExpression } from './expression.ts'

function range(name: string, from: number, to: number): Changing {
  return { name, values: valuesOf(stepsOf({ from: String(from), to: String(to), step: '1' })!) }
}

function combine(changing: readonly Changing[], answer: string, conditions: readonly string[] = []) {
  const names = changing.map(({ name }) => name)
  const read = conditions.map((text) => withoutFault(readCondition(text, names)))
  return combinationsOf(changing, calculationOf(names, read, withoutFault(readExpression(answer, names))))
}

function withoutFault<Read extends object>(read: Read | Refused): Read {
  if ('fault' in read) throw new Error(`${read.fault} at ${read.at}`)
  return read
}

test('the combinations that fit all conditions have their answers', () => {
  const result = combine([range('a', 1, 3), range('b', 1, 3)], 'a × b − 1', ['a > b'])
  expect(result).toEqual({
    kind: 'some',
    fitting: [
      { values: ['2', '1'], answer: '1' },
      { values: ['3', '1'], answer: '2' },
      { values: ['3', '2'], answer: '5' },
    ],
    leftOut: { divisionByZero: 0, long: 0, large: 0 },
  })
})

test('answers that divide by zero, have over six decimals or are above a billion are left out and counted', () => {
  const result = combine([range('a', 0, 3)], '1000000000 + 1 ÷ a − 1')
  expect(result).toMatchObject({ kind: 'some', leftOut: { divisionByZero: 1, long: 1, large: 0 } })
  expect(combine([range('a', 1, 2)], '1000000000 × a')).toMatchObject({ kind: 'some', leftOut: { large: 1 } })
})

test('the first condition after which nothing is left is named', () => {
  const changing = [range('a', 1, 5), range('b', 8, 9)]
  expect(combine(changing, 'a', ['a > 0', 'a > b', 'b > a'])).toEqual({ kind: 'none', blame: 1 })
})

test('an answer that never works is named with its reason', () => {
  expect(combine([range('a', 1, 5)], 'a ÷ 0')).toEqual({ kind: 'none', blame: 'divisionByZero' })
  expect(combine([range('a', 1, 5)], 'a ÷ 7')).toEqual({ kind: 'none', blame: 'long' })
})

test('a condition that divides by zero excludes the combination', () => {
  expect(combine([range('a', 0, 1)], 'a', ['1 ÷ a > 0'])).toMatchObject({ fitting: [{ values: ['1'], answer: '1' }] })
})

test('a problem without changing numbers has one combination', () => {
  expect(combine([], '3 + 4')).toMatchObject({ fitting: [{ values: [], answer: '7' }] })
})

test('20,000 combinations are tried, and no more', () => {
  const most = combine([range('a', 1, 200), range('b', 1, 100)], 'a + b')
  expect(most.kind === 'some' && most.fitting.length).toBe(mostCombinations)
  expect(combine([range('a', 1, 201), range('b', 1, 100)], 'a + b')).toEqual({ kind: 'tooMany' })
})

test('the search ends when the time is over', () => {
  const expression = withoutFault(readExpression('a', ['a']))
  expect(combinationsOf([range('a', 1, 300)], calculationOf(['a'], [], expression), () => true)).toEqual({
    kind: 'tooMany',
  })
})

test.each<[Range, readonly string[] | null]>([
  [{ from: '1', to: '3', step: '1' }, ['1', '2', '3']],
  [{ from: '-0.1', to: '0.1', step: '0.1' }, ['-0.1', '0', '0.1']],
  [{ from: '0.98', to: '1.01', step: '0.01' }, ['0.98', '0.99', '1', '1.01']],
  [{ from: '3', to: '1', step: '1' }, null],
  [{ from: '0.5', to: '3', step: '1' }, null],
  [{ from: '0', to: '20000', step: '1' }, null],
])('the range %j has the values %j', (given, values) => {
  const steps = stepsOf(given)
  expect(steps && valuesOf(steps)).toEqual(values)
})

test.each<[string, boolean]>([
  ['-0.02', false],
  ['-0.01', true],
  ['0', true],
  ['0.005', false],
  ['1.1', true],
  ['1.11', false],
])('a range of hundredths from -0.01 to 1.1 has the value %s: %s', (decimal, expected) => {
  expect(isWithin(stepsOf({ from: '-0.01', to: '1.1', step: '0.01' })!, decimal)).toBe(expected)
})

test('every answer is exact: sums of hundredths are those of whole numbers', () => {
  const hundredths = fc.integer({ min: -99_999, max: 99_999 })
  fc.assert(
    fc.property(hundredths, hundredths, (a, b) => {
      const decimal = (n: number) =>
        `${n < 0 ? '-' : ''}${Math.floor(Math.abs(n) / 100)}.${String(Math.abs(n) % 100).padStart(2, '0')}`
      const result = combine(
        [
          { name: 'a', values: [decimal(a)] },
          { name: 'b', values: [decimal(b)] },
        ],
        'a + b',
      )
      expect(result.kind === 'some' && Math.round(Number(result.fitting[0]!.answer) * 100)).toBe(a + b)
    }),
  )
})
