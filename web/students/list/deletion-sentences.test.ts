import { expect, it } from 'vitest'
import { deletionSentences } from './deletion-sentences.ts'

/** A student who last signed in at noon of a day in March 2025. */
const student = (shortName: string, day: number) => {
  const lastSignIn = new Date(2025, 2, day, 12).getTime()
  return { shortName, deletion: { lastSignIn, at: new Date(2027, 2, day, 12).getTime() } }
}
const [mia, tama] = [student('Mia C.', 3), student('Tama W.', 1)]

it('a sentence names each student whose account will be deleted, the first one first', () => {
  expect(deletionSentences([mia, { shortName: 'Ben A.', deletion: null }, tama])).toEqual([
    'Tama W. has not logged in since 1 March 2025 and will be deleted on 1 March 2027.',
    'Mia C. has not logged in since 3 March 2025 and will be deleted on 3 March 2027.',
  ])
})

it('one sentence counts the students when there are many', () => {
  expect(deletionSentences([mia, mia, tama, mia])).toEqual([
    '4 students have not logged in for a long time. The first of them, Tama W., will be deleted on 1 March 2027.',
  ])
})

it('there is no sentence when every student has logged in lately', () => {
  expect(deletionSentences([{ shortName: 'Ben A.', deletion: null }])).toEqual([])
})
