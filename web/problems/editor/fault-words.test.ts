import { expect, test } from 'vitest'
import type { WrittenProblem } from '#maths'
import { workOutProblem } from '#maths/own'
import { faultWords, fittingWords, leftOutOf, shownFaults } from './fault-words.ts'
import type { Known } from './use-outcomes.ts'

const base: WrittenProblem = {
  text: 'Tama digs {a} rows of {b} kūmara.',
  picture: null,
  numbers: [
    { name: 'a', values: { kind: 'range', from: '2', to: '5', step: '1' } },
    { name: 'b', values: { kind: 'range', from: '8', to: '12', step: '1' } },
  ],
  conditions: [],
  answer: { kind: 'number', expression: 'a × b', unit: '', within: '0' },
}

function knownOf(changes: Partial<WrittenProblem>): Known {
  const written = { ...base, ...changes }
  const worked = workOutProblem(written)
  const outcome = worked.kind === 'faults' ? worked : { ...worked, count: worked.rows.length }
  return { written, outcome }
}

function wordsOf(changes: Partial<WrittenProblem>): string[] {
  const known = knownOf(changes)
  return shownFaults(known, true).map((fault) => faultWords(fault, known.written))
}
const answered = (expression: string) => wordsOf({ answer: { kind: 'number', expression, unit: '', within: '0' } })

test('a condition that no numbers meet says the ranges', () => {
  expect(wordsOf({ conditions: ['a > b'] })).toEqual(['No numbers fit: a is 2 to 5 and b is 8 to 12.'])
})

test('a fault of an expression says its place', () => {
  expect(answered('(a × b')).toEqual(['A bracket is opened and not closed.'])
  expect(answered('a × b)')).toEqual(['A bracket is closed and was not opened. Look at “)”.'])
  expect(answered('a b')).toEqual(['An operator is missing. Look at “b”.'])
  expect(answered('a ×')).toEqual(['A number is missing. Look at the end.'])
  expect(answered('a × c')).toEqual(['No number is called c.'])
  expect(answered('a $ b')).toEqual(['“$” has no meaning here.'])
  expect(answered('1.2.3')).toEqual(['This is not a number. Look at “1.2.3”.'])
  expect(answered('a > b')).toEqual(['An answer cannot have >, < or =. Look at “> b”.'])
})

test('a text, a unit or an expression that is too long is told its limit', () => {
  expect(wordsOf({ text: 'x'.repeat(301) })).toEqual(['At most 300 characters fit here.'])
  expect(answered('1 + '.repeat(60))).toEqual(['At most 200 characters fit here.'])
  const unit = 'x'.repeat(11)
  expect(wordsOf({ answer: { kind: 'number', expression: 'a', unit, within: '0' } })).toEqual([
    'At most 10 characters fit here.',
  ])
})

test('a name in the text that no number has is called by its letter', () => {
  expect(wordsOf({ text: 'Add {a} and {x}.' })).toEqual(['No number is called x.'])
})

test('answers that divide by zero, or are too long or too large, each have their sentence', () => {
  expect(answered('a ÷ (b − b)')).toEqual(['Every answer divides by zero.'])
  expect(answered('1 ÷ 7')).toEqual(['No answer is short enough: each has over six decimals.'])
  expect(answered('a × 1000000000')).toEqual(['Every answer is above 1\u202f000\u202f000\u202f000.'])
})

test('too many combinations ask for a smaller range', () => {
  const numbers = base.numbers.map(({ name }) => ({
    name,
    values: { kind: 'range', from: '1', to: '200', step: '1' } as const,
  }))
  expect(wordsOf({ numbers })).toEqual(['There are too many numbers to try. Make a range smaller.'])
})

test('what is left out is counted, and so is what fits', () => {
  const known = knownOf({ answer: { kind: 'number', expression: 'a ÷ b', unit: '', within: '0' } })
  expect(leftOutOf(known)).toEqual(['11 of 20 are left out: the answer has over six decimals.'])
  expect(fittingWords(known)).toBe('9 pairs of numbers fit, so students get different ones.')
})

test('what is not written yet is named only after a try to save', () => {
  const known = knownOf({ text: '' })
  expect(shownFaults(known, false)).toEqual([])
  expect(shownFaults(known, true).map((fault) => faultWords(fault, known.written))).toEqual([
    'Write the text of the problem.',
  ])
})

test('numbers without room in the picture say how much room there is', () => {
  expect(wordsOf({ picture: { kind: 'animals', animal: 'kiwi', count: '40' } })).toEqual([
    'No numbers fit: a picture has 1 to 20 animals.',
  ])
  expect(wordsOf({ picture: { kind: 'ruler', object: 'pencil', from: '7', to: '3' } })).toEqual([
    'No numbers fit: the ruler ends at 10 cm, and the end must be above the start.',
  ])
  expect(wordsOf({ picture: { kind: 'rectangle', width: '10', height: '6' } })).toEqual([
    'No numbers fit: the picture has room for 9 cm by 5 cm.',
  ])
})
