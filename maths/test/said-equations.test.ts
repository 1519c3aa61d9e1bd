import { all, create } from 'mathjs'
import { describe, expect, it } from 'vitest'
import { equation, expressionOf, type Line, line } from '../say/parts.ts'
import { expressionIn, inMathjs } from './expressions.ts'
import { numberOf, saidEquations } from './said-equations.ts'

const exact = create(all!, { number: 'Fraction' })

/** Returns an equation from its text: "5 + 2 + 1 = 8". */
const equationIn = (text: string) => {
  const [left = '', right] = text.split(' = ')
  return equation([expressionIn(left), Number(right)])
}

describe('saidEquations', () => {
  it.each<[Line, boolean]>([
    [line`${equationIn('5 + 2 + 1 = 8')}`, true],
    [line`${equationIn('5 + 2 + 1 = 9')}`, false],
    [line`${equationIn('10 + 5 = 15')}, so ${equationIn('8 + 7 = 15')}.`, true],
    [line`${equationIn('10 + 5 = 15')}, so ${equationIn('8 + 7 = 16')}.`, false],
    [line`${equation([expressionIn('3 + 9'), expressionIn('9 + 3')])}.`, true],
    [line`${equation([expressionIn('3 + 9'), expressionIn('9 + 4')])}.`, false],
    [line`${equationIn('(6.5 + 2) × 4 = 34')}`, true],
    [line`Tens: ${equationIn('13 − 8 = 5')} ones.`, true],
    [line`${{ ...equationIn('475 ÷ 6 = 79'), remainder: 1 }}.`, true],
    [line`${{ ...equationIn('475 ÷ 6 = 79'), remainder: 2 }}.`, false],
    [line`${{ ...equationIn('475 ÷ 6 = 78'), remainder: 7 }}.`, false],
  ])('%j holds: %s', (said, holds) => {
    const equations = saidEquations(said)
    expect(equations.length).toBeGreaterThan(0)
    expect(equations.every((found) => found.holds)).toBe(holds)
  })

  it('words that hide an equation do not hold, even if it is true', () => {
    expect(saidEquations(line`Ones: 7 + 8 = 15.`)).toEqual([{ text: 'Ones: 7 + 8 = 15.', holds: false }])
  })

  it.each([
    '13 ones are 1 ten and 3 ones.',
    '56 is 5 tens and 6 ones.',
    '56: 5 tens and 6 ones. 27: 2 tens and 7 ones.',
    '4 tens and 7 ones are 47.',
    '3.4 is 34 tenths.',
    '1 tenth of 1 tenth is 1 hundredth.',
    '10 tenths make 1. What are 204 tenths?',
    '50 is 40 and 10.',
    '400, 20 and 6 make 426.',
    '423 is less than 431.',
    'The numbers are 20, 15, 10, 5.',
    'From 7 to 6: hop back 1.',
    '1 km 40 m is 1040 m.',
    '300 cm make 3 m.',
    '5 tens shared among 3: 1 ten each.',
    'Double 7 is 14.',
    '72 is 8 nines. You need 7 nines.',
    '6 is 1 six.',
  ])('"%s" holds', (words) => {
    const equations = saidEquations(line`${words}`)
    expect(equations.length).toBeGreaterThan(0)
    expect(equations.filter(({ holds }) => !holds)).toEqual([])
  })

  it.each([
    '13 ones are 1 ten and 4 ones.',
    '56 is 5 tens and 7 ones.',
    '56: 5 tens and 6 ones. 27: 2 tens and 6 ones.',
    '4 tens and 7 ones are 48.',
    '3.4 is 340 tenths.',
    '1 tenth of 1 tenth is 1 tenth.',
    '50 is 40 and 1.',
    '400, 20 and 6 make 406.',
    '12 is less than 9.',
    'The numbers are 20, 15, 10, 4.',
    'From 7 to 6: hop on 1.',
    '1 km 40 m is 140 m.',
    '300 cm make 30 m.',
    'Double 7 is 15.',
    '72 is 9 nines.',
    '5 tens shared among 3: 2 tens each.',
  ])('"%s" does not hold', (words) => {
    expect(saidEquations(line`${words}`).some(({ holds }) => !holds)).toBe(true)
  })

  it('a statement that compares is no equation', () => {
    expect(saidEquations(line`2 is smaller than 5, so stop.`)).toEqual([])
    expect(saidEquations(line`5 hundreds cannot be shared by 6. Take 52 tens.`)).toEqual([])
    expect(saidEquations(line`3 ones are too few to take 8 away.`)).toEqual([])
    expect(saidEquations(line`What is ${expressionOf(expressionIn('10 − 6'))}?`)).toEqual([])
  })
})

describe('numberOf', () => {
  it.each(['2 + 3 × 4', '(2 + 3) × 4 − 1', '84 ÷ 7 ÷ 2', '12 − 5 − 4', '6.5 × 2 + 9 ÷ 3', '(7 − 3) × (2 + 1)'])(
    '%s has the value that mathjs calculates',
    (text) => expect(numberOf(expressionIn(text))).toBeCloseTo(Number(exact.evaluate(inMathjs(text))), 9),
  )
})
