import { expect, test } from 'vitest'
import type { OwnProblem } from '#maths'
import {
  countOf,
  type DraftProblem,
  draftOfSet,
  emptyProblem,
  filledIndex,
  stepOf,
  withAnotherNumber,
  withNamedNumbers,
  writtenOf,
} from './set-draft.ts'

const problem = (changes: Partial<DraftProblem> = {}): DraftProblem => ({ ...emptyProblem('p'), ...changes })
const named = (text: string, before = problem()) => withNamedNumbers({ ...before, text })
const range = (from: string, to: string) => ({ name: 'a', kind: 'range', from, to, list: '' }) as const

test('a name in braces gets a number, and a number that nobody changed goes with its name', () => {
  const one = named('Tama digs {a} rows')
  expect(one.numbers).toEqual([{ name: 'a', kind: 'range', from: '2', to: '10', list: '' }])
  expect(named('Tama digs {b} rows', one).numbers.map(({ name }) => name)).toEqual(['b'])
  const changed = { ...one, numbers: [{ ...one.numbers[0]!, to: '20' }] }
  expect(named('Tama digs rows', changed).numbers.map(({ name }) => name)).toEqual(['a'])
  const inAnswer = { ...one, answers: { ...one.answers, number: { ...one.answers.number, expression: '2 × a' } } }
  expect(named('Tama digs rows', inAnswer).numbers.map(({ name }) => name)).toEqual(['a'])
})

test('a fifth name in braces gets no number', () => {
  expect(named('{a} {b} {c} {d} {e}').numbers.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
})

test('another number gets the next free letter, at the end of the text', () => {
  const two = withAnotherNumber(withAnotherNumber(problem({ text: 'Add' })))
  expect(two.text).toBe('Add {a} {b}')
  expect(two.numbers.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('the decimals of a range decide its step and its count', () => {
  expect([stepOf(range('2', '10')), countOf(range('2', '10'))]).toEqual(['1', 9])
  expect([stepOf(range('0.5', '2.0')), countOf(range('0.5', '2.0'))]).toEqual(['0.1', 16])
  expect([stepOf(range('1', '1.25')), countOf(range('1', '1.25'))]).toEqual(['0.01', 26])
  expect([countOf(range('5', '2')), countOf(range('', '2')), countOf(range('x', '2'))]).toEqual([null, null, null])
  expect(countOf({ ...range('', ''), kind: 'list', list: '1, 2;3  4,' })).toBe(4)
})

test('a saved set is opened and sent again without a change', () => {
  const problems: OwnProblem[] = [
    {
      text: 'Tama digs {a} rows of {b} kūmara.',
      picture: { kind: 'rectangle', width: '{a}', height: '4' },
      numbers: [
        { name: 'a', values: { kind: 'range', from: '0.5', to: '2.0', step: '0.1' } },
        { name: 'b', values: { kind: 'list', numbers: ['1', '20'] } },
      ],
      conditions: ['a > b'],
      answer: { kind: 'number', expression: 'a × b', unit: 'm', within: '0.5' },
      rows: [['2', '1', '2']],
    },
    {
      ...{ text: 'Which?', picture: null, numbers: [], conditions: [], rows: [[]] },
      answer: { kind: 'choice', choices: ['x', 'y'], right: 1 },
    },
  ]
  const draft = draftOfSet({ title: 'Kūmara', problems }, () => 'id')
  expect(draft.title).toBe('Kūmara')
  expect(draft.problems.map(writtenOf)).toEqual(problems.map(({ rows: _, ...written }) => written))
})

test('a range keeps its step although its ends are whole numbers', () => {
  const problems = [
    {
      ...{ text: '{a}', picture: null, conditions: [], rows: [['1', '1']] },
      numbers: [{ name: 'a', values: { kind: 'range', from: '1', to: '2', step: '0.01' } }],
      answer: { kind: 'number', expression: 'a', unit: '', within: '0' },
    },
  ] as const
  const [opened] = draftOfSet({ title: '', problems }, () => 'id').problems
  expect(opened!.numbers[0]).toMatchObject({ from: '1.00', to: '2.00' })
})

test('blank conditions are not sent, and faults find their conditions all the same', () => {
  const conditions = ['', 'a > 1', ' ', 'a > 2']
  expect(writtenOf(problem({ conditions })).conditions).toEqual(['a > 1', 'a > 2'])
  expect(conditions.map((_, index) => filledIndex(conditions, index))).toEqual([null, 0, null, 1])
})
