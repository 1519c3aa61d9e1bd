import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../../curriculum.ts'
import type { Place } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { numberphase1Rules } from '../numberphase1.ts'

type Id = LevelId<'numberphase1'>

describe('the rules of Number Structure', () => {
  const whole = { places: 0, compared: 'exact' } as const
  const two: readonly Place[] = [
    [0.75, 0.75],
    [2.25, 0.75],
  ]
  const bond = { kind: 'bond', whole: 10, part: 6 } as const
  const kiwi = { kind: 'animals', animal: 'kiwi', places: two } as const
  const run = { kind: 'run', numbers: [3, 4, 5, null] } as const
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
  const right: Partial<Record<Id, Question>> = {
    '0.1': { kind: 'number', text: 'What comes next?', drawn: run, answer: '6', ...whole },
    '0.3': { kind: 'number', text: 'How many kiwi?', drawn: kiwi, answer: '2', ...whole },
    '0.4': {
      kind: 'number',
      text: 'Write this number: seven',
      drawn: { kind: 'word', word: 'seven' },
      answer: '7',
      ...whole,
    },
    '0.5': {
      kind: 'numberAndWord',
      text: 'How many kiwi? Write the number and the word.',
      drawn: kiwi,
      number: '2',
      word: 'two',
    },
    '0.6': {
      kind: 'choice',
      text: 'Which group has fewer? Tap it.',
      drawn: { kind: 'groups', groups },
      choices: ['A', 'B'],
      answer: 'B',
    },
    '0.7': {
      kind: 'order',
      text: 'Tap the numbers in order, smallest first.',
      drawn: { kind: 'nothing' },
      numbers: ['7', '9', '3'],
      answer: ['3', '7', '9'],
    },
    '0.8': { kind: 'number', text: 'How many dots?', drawn: dots, answer: '2', ...whole },
    '0.9': { kind: 'number', text: '10 is 6 and what?', drawn: bond, answer: '4', ...whole },
    '2.3': {
      kind: 'number',
      text: 'What number is this?',
      drawn: { kind: 'blocks', hundreds: 0, tens: 4, ones: 7 },
      answer: '47',
      ...whole,
    },
    '2.6': {
      kind: 'choice',
      text: 'Which number is more? Tap it.',
      drawn: { kind: 'nothing' },
      choices: ['42', '24'],
      answer: '42',
    },
  }
  const forged: [Id, object][] = [
    ['0.1', { answer: '7' }],
    ['0.1', { text: 'Which number is missing?' }],
    ['0.1', { drawn: { kind: 'run', numbers: [3, 4, 6, null] } }],
    ['0.1', { drawn: { kind: 'run', numbers: [0, 2, 4, null] }, answer: '6' }],
    ['0.1', { drawn: { kind: 'run', numbers: [9, 8, 7, null] } }],
    ['0.1', { drawn: { kind: 'run', numbers: [8, 9, 10, null] }, answer: '11' }],
    ['0.1', { drawn: { kind: 'run', numbers: [3, null, 5, null] } }],
    ['0.1', { drawn: { kind: 'run', numbers: [3, 4, 5, 6] } }],
    ['0.3', { answer: '3' }],
    ['0.3', { text: 'How many sheep?' }],
    [
      '0.3',
      {
        drawn: {
          ...kiwi,
          places: [
            [0.75, 0.75],
            [1.5, 0.75],
          ],
        },
      },
    ],
    ['0.3', { drawn: { ...kiwi, places: [] }, answer: '0' }],
    ['0.3', { drawn: { ...kiwi, animal: 'moa' }, text: 'How many moa?' }],
    ['0.3', { places: 1 }],
    ['0.3', { unit: 'cm' }],
    ['0.4', { answer: '8' }],
    ['0.4', { text: 'Write this number: eight' }],
    ['0.4', { text: 'Write this number: eleven', drawn: { kind: 'word', word: 'eleven' }, answer: '11' }],
    ['0.5', { word: 'three' }],
    ['0.5', { number: '3' }],
    ['0.5', { word: 'Two' }],
    ['0.6', { answer: 'A' }],
    ['0.6', { choices: ['B', 'A'] }],
    ['0.6', { drawn: { kind: 'groups', groups: [groups[0], { ...groups[0], label: 'B' }] } }],
    ['0.7', { answer: ['9', '7', '3'] }],
    ['0.7', { numbers: ['3', '7', '9'] }],
    ['0.7', { numbers: ['7', '11', '3'], answer: ['3', '7', '11'] }],
    ['0.7', { numbers: ['7', '7', '3'], answer: ['3', '7', '7'] }],
    ['0.8', { answer: '3' }],
    ['0.8', { drawn: { ...dots, shownFor: 60_000 } }],
    [
      '0.8',
      {
        drawn: {
          ...dots,
          places: [
            [0.5, 0.5],
            [0.5, 0.5],
          ],
        },
      },
    ],
    ['0.9', { answer: '5' }],
    ['0.9', { text: '10 is 7 and what?' }],
    ['0.9', { text: '12 is 6 and what?', drawn: { ...bond, whole: 12 }, answer: '6' }],
    ['2.3', { answer: '74' }],
    ['2.3', { drawn: { kind: 'blocks', hundreds: 0, tens: 3, ones: 17 } }],
    ['2.6', { answer: '24' }],
    ['2.6', { choices: ['42', '42'] }],
    ['2.6', { choices: ['142', '24'], answer: '142' }],
  ]
  it.each(Object.entries(right) as [Id, Question][])(
    'the rule of Number Structure %s holds for a question that is not forged',
    (id, question) => {
      expect(numberphase1Rules[id].holds(question)).toBe(true)
    },
  )
  it.each(forged)('the rule of Number Structure %s refuses the question with %j', (id, change) => {
    expect(numberphase1Rules[id].holds({ ...right[id]!, ...change } as Question)).toBe(false)
  })
})
