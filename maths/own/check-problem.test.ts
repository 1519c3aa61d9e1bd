import { describe, expect, it } from 'vitest'
import { checkOwnProblem, checkProblem, chooseRows, workOutProblem } from './check-problem.ts'
import { mostRows, type OwnPicture, type OwnProblem, problemKey, type WrittenProblem, withValues } from './problem.ts'
import type { ProblemFault, ProblemField, ProblemReason } from './problem-fault.ts'

const range = (name: string, from: string, to: string, step: '1' | '0.1' | '0.01' = '1') =>
  ({ name, values: { kind: 'range', from, to, step } }) as const
const list = (name: string, ...numbers: readonly string[]) => ({ name, values: { kind: 'list', numbers } }) as const

const kumara: WrittenProblem = {
  text: 'Tama digs {a} rows of {b} kūmara. He gives 3 kūmara to his nan. How many are left?',
  picture: null,
  numbers: [range('a', '5', '12'), range('b', '2', '8')],
  conditions: ['a > b'],
  answer: { kind: 'number', expression: 'a × b − 3', unit: 'kūmara', within: '0' },
}

const choice: WrittenProblem = {
  text: 'Which is {a}?',
  picture: null,
  numbers: [list('a', '1', '2', '3')],
  conditions: [],
  answer: { kind: 'choice', choices: ['{a}', '2', 'neither'], right: 0 },
}

const order: WrittenProblem = { ...choice, answer: { kind: 'order', items: ['{a}', '8', '9'] } }

const fault = (field: ProblemField, reason: ProblemReason, at: number | null = null): ProblemFault => ({
  field,
  reason,
  at,
})

function withRows(problem: WrittenProblem): OwnProblem {
  const worked = workOutProblem(problem)
  if (worked.kind === 'faults') throw new Error(JSON.stringify(worked.faults))
  return { ...problem, rows: chooseRows(problem, worked.rows) }
}

describe('the rows of a problem', () => {
  it('the rows that fit have the values and the answer', () => {
    const worked = workOutProblem(kumara)
    expect(worked.kind === 'fits' && worked.rows.slice(0, 3)).toEqual([
      ['5', '2', '7'],
      ['5', '3', '12'],
      ['5', '4', '17'],
    ])
    expect(worked).toMatchObject({ leftOut: { divisionByZero: 0, long: 0, large: 0, equal: 0, picture: 0 } })
  })

  it('at most 40 rows are chosen: different ones, and the same ones each time', () => {
    const { rows } = withRows(kumara)
    expect(rows).toHaveLength(mostRows)
    expect(new Set(rows.map(String)).size).toBe(mostRows)
    expect(withRows(kumara).rows).toEqual(rows)
  })

  it('a problem without changing numbers has one row', () => {
    const plain: WrittenProblem = { ...kumara, numbers: [], conditions: [], text: '2 + 3?' }
    expect(withRows({ ...plain, answer: { kind: 'number', expression: '2 + 3', unit: '', within: '0' } }).rows).toEqual(
      [['5']],
    )
    expect(withRows({ ...plain, answer: { kind: 'order', items: ['1', '2', '3'] } }).rows).toEqual([[]])
  })

  it('numbers with which two choices are equal are left out and counted', () => {
    expect(workOutProblem(choice)).toMatchObject({ kind: 'fits', rows: [['1'], ['3']], leftOut: { equal: 1 } })
  })

  it.each<[string, OwnPicture, readonly string[]]>([
    ['animals', { kind: 'animals', animal: 'kiwi', count: '{a}' }, ['1', '20']],
    ['a rectangle', { kind: 'rectangle', width: '{a}', height: '2' }, ['1']],
    ['a ruler', { kind: 'ruler', object: 'pencil', from: '0', to: '{a}' }, ['1']],
  ])('numbers that do not fit a picture of %s are left out and counted', (_, picture, fit) => {
    const problem: WrittenProblem = { ...order, picture, numbers: [list('a', '0', '0.5', '1', '20', '21')] }
    expect(workOutProblem(problem)).toMatchObject({
      kind: 'fits',
      rows: fit.map((value) => [value]),
      leftOut: { picture: 5 - fit.length },
    })
  })

  it('a problem with any of its own rows is accepted, and with another row it is refused', () => {
    const problem = withRows(kumara)
    expect(checkOwnProblem(problem)).toEqual([])
    const refuse = (rows: OwnProblem['rows'], reason: ProblemReason) =>
      expect(checkOwnProblem({ ...problem, rows })).toEqual([fault({ name: 'rows' }, reason)])
    refuse([], 'count')
    refuse([...problem.rows, ['5', '2', '7']], 'count')
    refuse([problem.rows[0]!, problem.rows[0]!], 'repeated')
    refuse([['5', '2', '8']], 'otherRows')
    refuse([['5', '2']], 'otherRows')
    refuse([['5', '2', '7', '7']], 'otherRows')
    refuse([['5', '8', '37']], 'otherRows')
    refuse([['13', '2', '23']], 'otherRows')
    refuse([['5.0', '2', '7']], 'otherRows')
    refuse([['constructor', '2', '7']], 'otherRows')
  })

  it('a row has the shortest form of each value, also of zero and of hundredths', () => {
    const problem: WrittenProblem = {
      ...{ ...kumara, conditions: [], numbers: [range('a', '-0.5', '0.5', '0.01'), list('b', '1.50')] },
      answer: { kind: 'number', expression: 'a + b', unit: '', within: '0' },
    }
    const check = (...row: readonly string[]) => checkOwnProblem({ ...problem, rows: [row] })
    for (const row of [
      ['0', '1.5', '1.5'],
      ['-0.5', '1.5', '1'],
      ['0.25', '1.5', '1.75'],
    ])
      expect(check(...row)).toEqual([])
    for (const a of ['-0', '0.250', '.25', '0.255', '0.51', ''])
      expect(check(a, '1.5', '1.75')).toEqual([fault({ name: 'rows' }, 'otherRows')])
    expect(check('0', '1.50', '1.5')).toEqual([fault({ name: 'rows' }, 'otherRows')])
  })

  it('a saved problem with more than 20,000 combinations is refused, whatever its rows are', () => {
    const numbers = [range('a', '0', '199.99', '0.01'), range('b', '1', '2')]
    expect(checkOwnProblem({ ...kumara, numbers, conditions: [], rows: [['5', '2', '7']] })).toEqual([
      fault({ name: 'numbers' }, 'tooMany'),
    ])
  })
})

describe('the check of a problem', () => {
  it.each([kumara, choice, order])('a right problem has no fault: $text', (problem) => {
    expect(checkProblem(problem)).toEqual([])
  })

  const table = (...rows: readonly (readonly string[])[]): Partial<WrittenProblem> => ({
    picture: { kind: 'table', rows },
  })
  it.each<[string, Partial<WrittenProblem>, ProblemFault]>([
    ['no text', { text: ' ' }, fault({ name: 'text' }, 'empty', 0)],
    ['a text of 301 characters', { text: 'x'.repeat(301) }, fault({ name: 'text' }, 'long', 300)],
    ['an unknown name in its text', { text: '{a} and {x}' }, fault({ name: 'text' }, 'unknownName', 8)],
    [
      'five numbers',
      { numbers: [...'abcde'].map((name) => list(name, '1')), conditions: [] },
      fault({ name: 'numbers' }, 'count'),
    ],
    [
      'two numbers of one name',
      { numbers: [...kumara.numbers, list('a', '1')] },
      fault({ name: 'number', index: 2 }, 'repeated'),
    ],
    ['a long name', { numbers: [...kumara.numbers, list('ab', '1')] }, fault({ name: 'number', index: 2 }, 'letter')],
    [
      'a word in a list',
      { numbers: [range('a', '5', '12'), list('b', '1', 'two')] },
      fault({ name: 'number', index: 1 }, 'number'),
    ],
    [
      'a number twice in a list',
      { numbers: [range('a', '5', '12'), list('b', '1', '1.0')] },
      fault({ name: 'number', index: 1 }, 'repeated'),
    ],
    [
      'an empty range',
      { numbers: [range('a', '5', '4'), range('b', '2', '8')] },
      fault({ name: 'number', index: 0 }, 'range'),
    ],
    [
      'a condition without a comparison',
      { conditions: ['a'] },
      fault({ name: 'condition', index: 0 }, 'comparisonMissing', 1),
    ],
    [
      'seven conditions',
      { conditions: Array.from({ length: 7 }, () => 'a > b') },
      fault({ name: 'conditions' }, 'count'),
    ],
    [
      'a bracket that stays open',
      { answer: { kind: 'number', expression: '(a × b', unit: '', within: '0' } },
      fault({ name: 'answer' }, 'bracketOpen', 0),
    ],
    [
      'a long unit',
      { answer: { kind: 'number', expression: 'a', unit: 'x'.repeat(11), within: '0' } },
      fault({ name: 'unit' }, 'long', 10),
    ],
    [
      'a negative tolerance',
      { answer: { kind: 'number', expression: 'a', unit: '', within: '-1' } },
      fault({ name: 'within' }, 'number'),
    ],
    ['one choice', { answer: { kind: 'choice', choices: ['1'], right: 0 } }, fault({ name: 'answer' }, 'count')],
    [
      'no right choice',
      { answer: { kind: 'choice', choices: ['1', '2'], right: 2 } },
      fault({ name: 'answer' }, 'empty'),
    ],
    [
      'two equal items',
      { answer: { kind: 'order', items: ['1', '2', '1 '] } },
      fault({ name: 'item', index: 2 }, 'repeated'),
    ],
    ['rows of different lengths', table(['1', '2'], ['3']), fault({ name: 'picture' }, 'count')],
    ['seven rows', table(...Array.from({ length: 7 }, () => ['1'])), fault({ name: 'picture' }, 'count')],
    ['only empty cells', table(['', ' ']), fault({ name: 'picture' }, 'empty')],
    ['an unknown name in a cell', table(['1', '{x}']), fault({ name: 'cell', row: 0, column: 1 }, 'unknownName', 0)],
    [
      'a picture of a word',
      { picture: { kind: 'animals', animal: 'kiwi', count: 'two' } },
      fault({ name: 'picture' }, 'number'),
    ],
    [
      'too many combinations',
      { numbers: [range('a', '1', '999'), range('b', '1', '99')] },
      fault({ name: 'numbers' }, 'tooMany'),
    ],
    [
      'a condition that nothing meets',
      { conditions: ['a > 1', 'a > 20'] },
      fault({ name: 'condition', index: 1 }, 'noneFit'),
    ],
    [
      'a division by zero',
      { answer: { kind: 'number', expression: 'a ÷ 0', unit: '', within: '0' } },
      fault({ name: 'answer' }, 'divisionByZero'),
    ],
    [
      'no picture with room',
      { picture: { kind: 'rectangle', width: '10', height: '1' } },
      fault({ name: 'picture' }, 'picture'),
    ],
  ])('a problem with %s has its fault at its field', (_, change, expected) => {
    expect(checkProblem({ ...kumara, ...change })).toEqual([expected])
  })
})

describe('the key of a problem', () => {
  it('the key changes with each thing that the teacher writes, and not with the rows or the order of fields', () => {
    const key = problemKey(kumara)
    expect(key).toMatch(/^[0-9a-f]{16}$/)
    const { answer, ...rest } = withRows(kumara)
    expect(problemKey({ answer: Object.fromEntries(Object.entries(answer).reverse()), ...rest } as OwnProblem)).toBe(
      key,
    )
    const changed = [{ text: 'x' }, { conditions: [] }, { numbers: [] }, { answer: choice.answer }]
    const keys = changed.map((change) => problemKey({ ...kumara, ...change }))
    expect(new Set([key, ...keys]).size).toBe(5)
  })
})

describe('a text with values', () => {
  it('names in braces get their values, and everything else stays as typed', () => {
    expect(withValues('{a} + {b} = {{a}} <b>{c}</b> {ab} $& $1', ['a', 'b'], ['-3', '2.5'])).toBe(
      '−3 + 2.5 = {−3} <b>{c}</b> {ab} $& $1',
    )
  })
})
