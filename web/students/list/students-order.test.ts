import { expect, it } from 'vitest'
import { classAreas } from '../../routes/paths.ts'
import type { ClassNow } from '../now/class-now.ts'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import { inHeldOrder, inOrder, type Order, orderAfterTap } from './students-order.ts'

const student = (shortName: string, addition = 0) => ({
  id: shortName,
  shortName,
  firstName: '',
  lastName: '',
  picture: null,
  completed: { addition },
  setAside: 0,
  deletion: null,
  changes: [],
})
const students = [student('Aroha T.', 3), student('Ben W.', 11), student('Tāne W.', 3), student('Zoe A.')]
const nobody: ClassNow = { playing: new Map(), others: 'notPlaying' }
const names = (order: Order, search = '', now = nobody) =>
  inOrder(students, order, search, now).map(({ shortName }) => shortName)

it('a class is sorted by name, from A to Z or from Z to A', () => {
  expect(names({ by: 'name', descending: false })).toEqual(['Aroha T.', 'Ben W.', 'Tāne W.', 'Zoe A.'])
  expect(names({ by: 'name', descending: true })).toEqual(['Zoe A.', 'Tāne W.', 'Ben W.', 'Aroha T.'])
})

it('a class is sorted by completed levels, and equal students by name', () => {
  expect(names({ by: 'fouroperations', descending: true })).toEqual(['Ben W.', 'Aroha T.', 'Tāne W.', 'Zoe A.'])
})

it('a class is sorted by the moment: hands, then the others who play, then those who do not play', () => {
  const playing = (student: string, handUp = false) => ({
    ...({ student, handUp, operation: 'addition', levelId: '1.1', streak: 0, playsFor: 1 } as const),
  })
  const now: ClassNow = {
    playing: new Map([playing('Zoe A.', true), playing('Tāne W.')].map((one) => [one.student, one])),
    others: 'notPlaying',
  }
  expect(names({ by: 'now', descending: true }, '', now)).toEqual(['Zoe A.', 'Tāne W.', 'Aroha T.', 'Ben W.'])
  expect(orderAfterTap({ by: 'name', descending: false }, 'now')).toEqual({ by: 'now', descending: true })
})

it('a student is found without macrons or capitals', () => {
  expect(names({ by: 'name', descending: false }, ' tane ')).toEqual(['Tāne W.'])
  expect(names({ by: 'name', descending: false }, 'x')).toEqual([])
})

it('a row keeps its position while students play, and a new student is last', () => {
  const held = inOrder(students, { by: 'fouroperations', descending: true }, '', nobody).map(({ id }) => id)
  const later = [student('Ana B.', 9), ...students.filter(({ id }) => id !== 'Aroha T.'), student('Kiri O.')]
  const raised = later.map((one) => (one.id === 'Zoe A.' ? student('Zoe A.', 20) : one))
  const shown = (search: string) => inHeldOrder(raised, held, search).map(({ shortName }) => shortName)
  expect(shown('')).toEqual(['Ben W.', 'Tāne W.', 'Zoe A.', 'Ana B.', 'Kiri O.'])
  expect(shown('a')).toEqual(['Tāne W.', 'Zoe A.', 'Ana B.'])
})

it('the first tap on an area shows the most completed first, and a second tap reverses the order', () => {
  const byName: Order = { by: 'name', descending: false }
  expect(orderAfterTap(byName, 'name')).toEqual({ by: 'name', descending: true })
  expect(orderAfterTap(byName, 'fouroperations')).toEqual({ by: 'fouroperations', descending: true })
  expect(orderAfterTap({ by: 'fouroperations', descending: true }, 'fouroperations').descending).toBe(false)
})

it('the completed levels of an area are counted against those of the catalogue', () => {
  expect(classAreas).toContain('fouroperations')
  expect(totalOf('fouroperations')).toBeGreaterThanOrEqual(23)
  expect(completedIn('fouroperations', { completed: { addition: 4, division: 2, timestable: 9 } })).toBe(6)
  expect(completedIn('fouroperations', { completed: {} })).toBe(0)
})
