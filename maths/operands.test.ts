import { describe, expect, it } from 'vitest'
import { operations } from './curriculum.ts'
import { leavesOf } from './expression.ts'
import { loadLevels } from './load.ts'
import { operandsOf } from './operands.ts'
import type { Length } from './quantity.ts'
import type { Question } from './question.ts'
import { asked } from './test/asked.ts'
import { dealFrom } from './test/deal.ts'
import { calculationIn, expressionIn } from './test/expressions.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

const metres = (value: number): Length => [{ value, unit: 'm' }]
const mixed: Length = [
  { value: 1, unit: 'm' },
  { value: 35, unit: 'cm' },
]

describe('operandsOf', () => {
  it.each<[string, Question, readonly number[]]>([
    ['a calculation', asked({ ask: calculationIn('(24 + 36) ÷ 6 × 12') }), [24, 36, 6, 12]],
    ['a repeated addition', asked({ ask: { kind: 'repeatedAddition', groups: 3, size: 4 } }), [3, 4]],
    ['a length to convert', asked({ ask: { kind: 'convert', quantity: mixed, to: 'cm' } }), [1, 35]],
    [
      'lengths to add',
      asked({ ask: { kind: 'addQuantities', quantities: [metres(1.2), [{ value: 45, unit: 'cm' }]], to: 'cm' } }),
      [1.2, 45],
    ],
    ['a number word', asked({ ask: { kind: 'readWord', number: 105 }, drawn: { kind: 'word', number: 105 } }), [105]],
    ['a missing part', asked({ ask: { kind: 'missingPart', whole: 10, part: 6 } }), [10, 6]],
    [
      'numbers to order, as dealt',
      asked({
        ask: { kind: 'order', first: 'smallest' },
        expects: { kind: 'order', numbers: ['7', '3', '9'], answer: ['3', '7', '9'] },
      }),
      [7, 3, 9],
    ],
    [
      'two numbers to compare',
      asked({
        ask: { kind: 'compare', things: 'numbers', wanted: 'more' },
        expects: { kind: 'choice', choices: ['42', '24'], answer: '42' },
      }),
      [42, 24],
    ],
    [
      'two groups to compare',
      asked({
        ask: { kind: 'compare', things: 'groups', wanted: 'more' },
        expects: { kind: 'choice', choices: ['A', 'B'], answer: 'A' },
        drawn: {
          kind: 'groups',
          groups: [
            {
              label: 'A',
              animal: 'kiwi',
              places: [
                [1, 1],
                [3, 1],
              ],
            },
            { label: 'B', animal: 'sheep', places: [[1, 1]] },
          ],
        },
      }),
      [2, 1],
    ],
    [
      'bars to compare',
      asked({
        ask: { kind: 'compare', things: 'bars', wanted: 'less' },
        expects: { kind: 'choice', choices: ['A', 'B'], answer: 'A' },
        drawn: {
          kind: 'bars',
          bars: [
            { label: 'A', from: 0, length: 104 },
            { label: 'B', from: 0, length: 129 },
          ],
        },
      }),
      [104, 129],
    ],
    [
      'a run with its missing number',
      asked({
        ask: { kind: 'run', wanted: 'missing' },
        expects: { kind: 'choice', choices: ['12', '13'], answer: '12' },
        drawn: { kind: 'run', numbers: [11, null, 13, 14] },
      }),
      [11, 12, 13, 14],
    ],
    [
      'animals',
      asked({ ask: { kind: 'count', things: 'kiwi' }, drawn: { kind: 'animals', animal: 'kiwi', places: [[1, 1]] } }),
      [1],
    ],
    [
      'dots',
      asked({ ask: { kind: 'count', things: 'dots' }, drawn: { kind: 'dots', places: [[1, 1]], shownFor: 3000 } }),
      [1],
    ],
    ['blocks', asked({ drawn: { kind: 'blocks', hundreds: 1, tens: 0, ones: 5 } }), [105]],
    [
      'spans',
      asked({
        ask: { kind: 'countSpans', span: 'hand', object: 'rope' },
        drawn: { kind: 'spans', span: 'hand', object: 'rope', count: 4 },
      }),
      [4],
    ],
    [
      'both ends of an object next to a ruler',
      asked({
        ask: { kind: 'measure', object: 'pencil' },
        drawn: { kind: 'ruler', object: 'pencil', from: 1, to: 4, longest: 5 },
      }),
      [1, 4],
    ],
    ['a grid', asked({ ask: { kind: 'wayAround' }, drawn: { kind: 'grid', width: 6, height: 4 } }), [6, 4]],
    [
      'the marked sides of a shape',
      asked({
        ask: { kind: 'perimeter', to: 'cm' },
        drawn: {
          kind: 'shape',
          name: 'triangle',
          corners: [
            [0, 0],
            [4, 0],
            [0, 3],
          ],
          sides: [metres(4), null, mixed],
        },
      }),
      [4, 1, 35],
    ],
  ])('the operands of %s are numbers in reading order', (_, question, operands) => {
    expect(operandsOf(question)).toEqual(operands)
  })

  it.each(levels.map((level) => [level.operation, level.id, level] as const))(
    'every question of %s %s has operands, and each is a number',
    (_operation, _id, level) => {
      for (const question of dealFrom(level, 200, 'operands')) {
        const operands = operandsOf(question)
        expect(operands.length).toBeGreaterThan(0)
        expect(operands.every(Number.isFinite), JSON.stringify(question)).toBe(true)
      }
    },
  )
})

describe('leavesOf', () => {
  it('the leaves of a number are the number itself', () => {
    expect(leavesOf(7)).toEqual([7])
  })
  it('the leaves of nested brackets are in reading order', () => {
    expect(leavesOf(expressionIn('1 + (2 × (3 − 4) ÷ 5)'))).toEqual([1, 2, 3, 4, 5])
  })
})
