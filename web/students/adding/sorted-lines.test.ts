import { expect, it } from 'vitest'
import { readTyped } from './name-lines.ts'
import { sortedLines } from './sorted-lines.ts'

const mia = { firstName: 'Mia', lastName: 'Chen' }
const numbersIn = (text: string, students: readonly (typeof mia)[]) => {
  const { unreadable, fresh, present } = sortedLines(readTyped(text), students)
  const numbers = (lines: typeof fresh) => lines.map(({ number }) => number)
  return { unreadable: numbers(unreadable), fresh: numbers(fresh), present: numbers(present) }
}

it('a line is unreadable, new or there already', () => {
  expect(numbersIn('Ben Walker\nMia Chen\nTui', [mia])).toEqual({ unreadable: [3], fresh: [1], present: [2] })
})

it.each(['mia chen', 'MIA  CHEN', 'Chen, Mia', 'Mia\tChen', 'mi a chen'])(
  'case and spaces do not count when %j is compared with Mia Chen',
  (text) => {
    expect(numbersIn(text, [mia]).present).toEqual([1])
  },
)

it('a macron counts, however its letter is written', () => {
  const tui = { firstName: 'Tūī', lastName: 'Rangi' }
  expect(numbersIn('Tūī Rangi'.normalize('NFD'), [tui]).present).toEqual([1])
  expect(numbersIn('Tui Rangi', [tui]).fresh).toEqual([1])
})

it('a name twice in the list is two children, and the class gets as many as it lacks', () => {
  const text = 'Mia Chen\nMia Chen\nMia Chen'
  expect(numbersIn(text, [])).toMatchObject({ fresh: [1, 2, 3], present: [] })
  expect(numbersIn(text, [mia, mia])).toMatchObject({ fresh: [3], present: [1, 2] })
})

it('the same list again adds nobody', () => {
  const lines = readTyped('Mia Chen\nMia Chen\nBen Walker')
  expect(sortedLines(lines, sortedLines(lines, []).fresh)).toMatchObject({ fresh: [], present: lines })
})
