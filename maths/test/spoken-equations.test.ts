import { all, create } from 'mathjs'
import { describe, expect, it } from 'vitest'
import { evaluate, spokenEquations } from './spoken-equations.ts'

const exact = create(all!, { number: 'Fraction' })

describe('spokenEquations', () => {
  it.each([
    '5 plus 2 plus 1 equals 8',
    '10 plus 5 equals 15, so 8 plus 7 equals 15.',
    'open bracket 6.5 plus 2 close bracket times 4 equals 34',
    'Tens: 13 minus 8 equals 5 ones.',
    '475 divided by 6 equals 79 remainder 1.',
    '13 ones are 1 ten and 3 ones.',
    '56 is 5 tens 6 ones.',
    '4 tens and 7 ones are 47.',
    '3.4 is 34 tenths.',
    '10 tenths make 1. What are 204 tenths?',
    '50 is 40 and 10.',
    '400, 20 and 6 make 426.',
    '423 is less than 431.',
    'The numbers are 20, 15, 10, 5.',
    'From 7 to 6: hop 1 back.',
    '1 km 40 m is 1040 m.',
    '300 cm make 3 m.',
  ])('"%s" holds', (spoken) => {
    const equations = spokenEquations(spoken)
    expect(equations.length).toBeGreaterThan(0)
    expect(equations.filter(({ holds }) => !holds)).toEqual([])
  })

  it.each([
    '5 plus 2 plus 1 equals 9',
    '10 plus 5 equals 15, so 8 plus 7 equals 16.',
    '475 divided by 6 equals 79 remainder 2.',
    '13 ones are 1 ten and 4 ones.',
    '56 is 5 tens 7 ones.',
    '4 tens and 7 ones are 48.',
    '3.4 is 340 tenths.',
    '50 is 40 and 1.',
    '400, 20 and 6 make 406.',
    '12 is less than 9.',
    'The numbers are 20, 15, 10, 4.',
    'From 7 to 6: hop 1 on.',
    '1 km 40 m is 140 m.',
    '300 cm make 30 m.',
  ])('"%s" does not hold', (spoken) => {
    expect(spokenEquations(spoken).some(({ holds }) => !holds)).toBe(true)
  })

  it('a statement that compares is no equation', () => {
    expect(spokenEquations('2 is smaller than 5, so stop.')).toEqual([])
    expect(spokenEquations('5 hundreds are fewer than 6. Take 52 tens.')).toEqual([])
    expect(spokenEquations('3 ones are too few to take 8 away.')).toEqual([])
  })
})

describe('evaluate', () => {
  it.each(['2 + 3 * 4', '(2 + 3) * 4 - 1', '84 / 7 / 2', '12 - 5 - 4', '6.5 * 2 + 9 / 3', '(7 - 3) * (2 + 1)'])(
    '%s has the value that mathjs calculates',
    (text) => expect(evaluate(text)).toBeCloseTo(Number(exact.evaluate(text)), 9),
  )
})
