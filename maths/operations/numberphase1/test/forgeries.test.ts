import { describe, expect, it } from 'vitest'
import type { Ask } from '../../../ask.ts'
import type { LevelId } from '../../../curriculum.ts'
import type { Drawing, Point } from '../../../drawing.ts'
import type { Expected, Question } from '../../../question.ts'
import { rules } from './rules.ts'

type Id = LevelId<'numberphase1'>

const two: readonly Point[] = [
  [0.75, 0.75],
  [2.25, 0.75],
]
const overlapping: readonly Point[] = [
  [0.75, 0.75],
  [1.5, 0.75],
]
const kiwi = { kind: 'animals', animal: 'kiwi', places: two } as const
const dots = {
  kind: 'dots',
  places: [
    [0.5, 0.5],
    [1.5, 1.5],
  ],
  shownFor: 3000,
} as const
const groups = [
  { label: 'A', animal: 'kiwi', places: two },
  { label: 'B', animal: 'sheep', places: [[0.75, 0.75]] },
] as const

function asked(ask: Ask, drawn: Drawing, answer: string): Question {
  return { ask, expects: { kind: 'number', answer, places: 0, compared: 'exact' }, drawn }
}

/** A valid question of each theme. */
const valid: Partial<Record<Id, Question>> = {
  '0.1': asked({ kind: 'run', wanted: 'next' }, { kind: 'run', numbers: [3, 4, 5, null] }, '6'),
  '0.3': asked({ kind: 'count', things: 'kiwi' }, kiwi, '2'),
  '0.4': asked({ kind: 'readWord', number: 7 }, { kind: 'word', number: 7 }, '7'),
  '0.5': { ask: { kind: 'count', things: 'kiwi' }, expects: { kind: 'numberAndWord', number: 2 }, drawn: kiwi },
  '0.6': {
    ask: { kind: 'compare', things: 'groups', wanted: 'less' },
    expects: { kind: 'choice', choices: ['A', 'B'], answer: 'B' },
    drawn: { kind: 'groups', groups },
  },
  '0.7': {
    ask: { kind: 'order', first: 'smallest' },
    expects: { kind: 'order', numbers: ['7', '9', '3'], answer: ['3', '7', '9'] },
    drawn: { kind: 'nothing' },
  },
  '0.8': asked({ kind: 'count', things: 'dots' }, dots, '2'),
  '0.9': asked({ kind: 'missingPart', whole: 10, part: 6 }, { kind: 'bond', whole: 10, part: 6 }, '4'),
  '1.1': {
    ask: { kind: 'run', wanted: 'missing' },
    expects: { kind: 'choice', choices: Array.from({ length: 20 }, (_, i) => String(i + 1)), answer: '12' },
    drawn: { kind: 'run', numbers: [11, null, 13, 14] },
  },
  '2.3': asked({ kind: 'readBlocks' }, { kind: 'blocks', hundreds: 0, tens: 4, ones: 7 }, '47'),
  '2.6': {
    ask: { kind: 'compare', things: 'numbers', wanted: 'more' },
    expects: { kind: 'choice', choices: ['42', '24'], answer: '42' },
    drawn: { kind: 'nothing' },
  },
}

/** The changed fields of one or more parts of a valid question. */
interface Change {
  readonly ask?: object
  readonly expects?: object
  readonly drawn?: object
}

const forged: readonly (readonly [Id, Change])[] = [
  ['0.1', { expects: { answer: '7' } }],
  ['0.1', { ask: { wanted: 'missing' } }],
  ['0.1', { drawn: { numbers: [3, 4, 6, null] } }],
  ['0.1', { drawn: { numbers: [0, 2, 4, null] }, expects: { answer: '6' } }],
  ['0.1', { drawn: { numbers: [9, 8, 7, null] } }],
  ['0.1', { drawn: { numbers: [8, 9, 10, null] }, expects: { answer: '11' } }],
  ['0.1', { drawn: { numbers: [3, null, 5, null] } }],
  ['0.1', { drawn: { numbers: [3, 4, 5, 6] } }],
  ['0.3', { expects: { answer: '3' } }],
  ['0.3', { ask: { things: 'sheep' } }],
  ['0.3', { ask: { things: 'dots' } }],
  ['0.3', { drawn: { places: overlapping } }],
  ['0.3', { drawn: { places: [] }, expects: { answer: '0' } }],
  ['0.3', { drawn: { animal: 'moa' }, ask: { things: 'moa' } }],
  ['0.3', { expects: { places: 1 } }],
  ['0.3', { expects: { unit: 'cm' } }],
  ['0.4', { expects: { answer: '8' } }],
  ['0.4', { ask: { number: 8 } }],
  ['0.4', { drawn: { number: 8 } }],
  ['0.4', { ask: { number: 11 }, drawn: { number: 11 }, expects: { answer: '11' } }],
  ['0.5', { expects: { number: 3 } }],
  ['0.5', { expects: { number: '2' } }],
  ['0.5', { expects: { word: 'two' } }],
  ['0.6', { expects: { answer: 'A' } }],
  ['0.6', { expects: { choices: ['B', 'A'] } }],
  ['0.6', { ask: { wanted: 'more' } }],
  ['0.6', { ask: { things: 'numbers' } }],
  ['0.6', { drawn: { groups: [groups[0], { ...groups[0], label: 'B' }] } }],
  ['0.7', { expects: { answer: ['9', '7', '3'] } }],
  ['0.7', { ask: { first: 'largest' } }],
  ['0.7', { expects: { numbers: ['3', '7', '9'] } }],
  ['0.7', { expects: { numbers: ['7', '11', '3'], answer: ['3', '7', '11'] } }],
  ['0.7', { expects: { numbers: ['7', '7', '3'], answer: ['3', '7', '7'] } }],
  ['0.8', { expects: { answer: '3' } }],
  ['0.8', { ask: { things: 'kiwi' } }],
  ['0.8', { drawn: { shownFor: 60_000 } }],
  ['0.8', { drawn: { places: [dots.places[0], dots.places[0]] } }],
  ['0.9', { expects: { answer: '5' } }],
  ['0.9', { ask: { part: 7 } }],
  ['0.9', { ask: { whole: 12 }, drawn: { whole: 12 }, expects: { answer: '6' } }],
  ['1.1', { expects: { answer: '13' } }],
  ['1.1', { expects: { choices: ['11', '12', '13'] } }],
  ['1.1', { drawn: { numbers: [18, null, 20, 21] }, expects: { answer: '19' } }],
  ['2.3', { expects: { answer: '74' } }],
  ['2.3', { drawn: { tens: 3, ones: 17 } }],
  ['2.6', { expects: { answer: '24' } }],
  ['2.6', { expects: { choices: ['42', '42'] } }],
  ['2.6', { expects: { choices: ['142', '24'], answer: '142' } }],
]

describe('the rules of Number Structure', () => {
  it.each(Object.entries(valid) as [Id, Question][])(
    'the rule of Number Structure %s accepts a valid question',
    (id, question) => {
      expect(rules[id].holds(question)).toBe(true)
    },
  )

  it.each(forged)('the rule of Number Structure %s refuses a question with %j', (id, change) => {
    const { ask, expects, drawn } = valid[id]!
    const changed: Question = {
      ask: { ...ask, ...change.ask } as Ask,
      expects: { ...expects, ...change.expects } as Expected,
      drawn: { ...drawn, ...change.drawn } as Drawing,
    }
    expect(rules[id].holds(changed)).toBe(false)
  })
})
