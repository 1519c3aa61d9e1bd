import { expect, it } from 'vitest'
import { setAsideSentence } from './set-aside-sentence.ts'

const student = (shortName: string, setAside: number) => ({ shortName, setAside })
const mia = student('Mia C.', 1)
const tama = student('Tama W.', 4)

it('the sentence names the students whose answers could not be saved', () => {
  expect(setAsideSentence([student('Ben A.', 0), mia])).toBe(
    '1 answer of Mia C. could not be saved, and waits on a device.',
  )
  expect(setAsideSentence([mia, tama])).toBe(
    '5 answers of Mia C. and Tama W. could not be saved, and wait on their devices.',
  )
})

it('the sentence counts the students when there are many', () => {
  expect(setAsideSentence([mia, tama, tama, tama])).toBe(
    '13 answers of 4 students could not be saved, and wait on their devices.',
  )
})

it('there is no sentence when every answer was saved', () => {
  expect(setAsideSentence([student('Ben A.', 0)])).toBeNull()
})
