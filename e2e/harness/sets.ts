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
