import { expect, it } from 'vitest'
import { contentWords, headWords, type TitledPart } from './content-words.ts'

const set = (title: string): TitledPart => ({ kind: 'set', set: { teacher: 'hana', id: title, version: 1 }, title })

it('the parts of a worksheet are its levels by operation, and then its sets', () => {
  const parts: TitledPart[] = [
    set('Kūmara'),
    { kind: 'level', operation: 'subtraction', levelId: '2.2' },
    { kind: 'level', operation: 'addition', levelId: '2.2' },
    { kind: 'level', operation: 'addition', levelId: '2.5' },
  ]
  expect(contentWords(parts)).toEqual(['Addition 2.2 and 2.5', 'Subtraction 2.2', 'Kūmara'])
})

it('the head of a sheet has all its parts where they fit in two lines', () => {
  expect(headWords(['Addition 2.2', 'Kūmara problems'])).toBe('Addition 2.2 · Kūmara problems')
  expect(headWords([])).toBe('')
})

it('parts without room at the head of a sheet are counted', () => {
  const titles = ['Our school trip', 'Kūmara problems', 'Boats on the harbour', 'At the market', 'The long way home']
  expect(headWords([...titles, 'Shells', 'Rain'])).toBe(`${titles.slice(0, 4).join(' · ')} and 3 more`)
  const long = 'A title that is as long as a title can be'.repeat(3)
  expect(headWords([long, 'Kūmara', 'Boats'])).toBe(`${long} and 2 more`)
  expect(headWords([long])).toBe(long)
})
