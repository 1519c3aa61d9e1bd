import { expect, it } from 'vitest'
import { changeSentence } from './change-sentence.ts'

const about = { id: '1', by: 'Hana P.', at: new Date(2026, 10, 3, 12).getTime() }
const name = { ...about, kind: 'name', canUndo: true } as const

it('the sentence about a name says who changed it, when, and the name before', () => {
  expect(changeSentence({ ...name, before: 'Mia C.' })).toBe('Hana P. changed this name on 3 November. It was Mia C.')
  expect(changeSentence({ ...name, by: null, before: 'Mia Chan' })).toBe(
    'A teacher changed this name on 3 November. It was Mia Chan.',
  )
})

it('the sentence about removed progress names the level and its best streak', () => {
  expect(changeSentence({ ...about, kind: 'progress', operation: 'timestable', levelId: '1.7', streak: 12 })).toBe(
    'Hana P. removed Time Table 6 on 3 November. The best streak was 12.',
  )
})

it('the sentence about a merge names the other account, and what to do if it belongs to another child', () => {
  const { by: _, ...merge } = about
  expect(changeSentence({ ...merge, kind: 'merge', account: 'Ben W.' })).toBe(
    'On 3 November, the student joined the account of Ben W. with this class card. Separate the accounts if they belong to two children.',
  )
})
