/** Sets of own problems that exist before a journey begins, made by the API without a screen. */
import { randomUUID } from 'node:crypto'
import type { Args } from '#contract'
import type { Teacher } from './people.ts'

type Content = Omit<Args<'POST /api/sets'>, 'id'>

/** A set with a problem whose numbers change, a choice, an order, and a table. */
export const kumaraSet: Content = {
  title: 'Kūmara problems',
  problems: [
    {
      text: 'Tama digs {a} rows of {b} kūmara.\nHe gives 3 kūmara to his nan.\nHow many are left?',
      picture: null,
      numbers: [
        { name: 'a', values: { kind: 'range', from: '3', to: '12', step: '1' } },
        { name: 'b', values: { kind: 'list', numbers: ['2', '4', '9'] } },
      ],
      conditions: ['a > b'],
      answer: { kind: 'number', expression: 'a × b − 3', unit: 'kūmara', within: '0' },
      rows: [
        ['9', '4', '33'],
        ['12', '2', '21'],
        ['5', '4', '17'],
      ],
    },
    {
      text: 'Which is more?',
      ...{ picture: null, numbers: [], conditions: [], rows: [[]] },
      answer: { kind: 'choice', choices: ['a half', 'a third', 'a quarter'], right: 0 },
    },
    {
      text: 'Put in order, the smallest first.',
      ...{ picture: null, numbers: [], conditions: [], rows: [[]] },
      answer: { kind: 'order', items: ['0.05', '0.5', '5'] },
    },
    {
      text: 'How many chairs are in three rows?',
      picture: {
        kind: 'table',
        rows: [
          ['Rows', 'Chairs'],
          ['1', '12'],
        ],
      },
      ...{ numbers: [], conditions: [], rows: [['36']] },
      answer: { kind: 'number', expression: '3 × 12', unit: '', within: '0' },
    },
  ],
}

const named = { picture: null, numbers: [], conditions: [], rows: [['1']], text: 'Room' }
const one = { kind: 'number', expression: '1', unit: '', within: '0' } as const

/** A problem of each kind of answer and picture, whose words are names. So they are the same in every language. */
export const namedProblems: Content['problems'] = [
  { ...named, rows: [[]], answer: { kind: 'choice', choices: ['Mia', 'Hana'], right: 0 } },
  { ...named, rows: [[]], answer: { kind: 'order', items: ['Mia', 'Hana', 'Tama'] } },
  { ...named, answer: one, picture: { kind: 'table', rows: [['Mia', 'Hana', 'Tama', 'Walker', 'Chen', 'Parata']] } },
  { ...named, answer: one, picture: { kind: 'ruler', object: 'pencil', from: '2', to: '7' } },
  { ...named, answer: one, picture: { kind: 'rectangle', width: '9', height: '5' } },
  { ...named, answer: one, picture: { kind: 'animals', animal: 'kiwi', count: '20' } },
]

/** Makes a set and returns its id. */
export async function newSet(teacher: Teacher, changes: Partial<Content> = {}): Promise<string> {
  const id = randomUUID()
  await teacher.browser.call('POST /api/sets', { id, ...kumaraSet, ...changes })
  return id
}

/** The pages of own problems, as their teacher opens them. */
export const problemPagesOf = (set: string) => [
  'teacher/problems',
  'teacher/problems/new',
  `teacher/problems/edit?set=${set}`,
  'teacher/problems/copy?link=AAAAAAAAAAAAAAAAAAAAAA',
]
