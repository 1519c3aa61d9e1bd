import { describe, expect, it } from 'vitest'
import { classAreas } from '../../routes/paths.ts'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import { inHeldOrder, inOrder, type Order, tapped } from './students-order.ts'

const student = (shortName: string, addition = 0) => ({
  id: shortName,
  shortName,
  firstName: '',
  lastName: '',
  completed: { addition },
  setAside: 0,
})
const students = [student('Aroha T.', 3), student('Ben W.', 11), student('Tāne W.', 3), student('Zoe A.')]
const names = (order: Order, sought = '') => inOrder(students, order, sought).map(({ shortName }) => shortName)

describe('the students of a class', () => {
  it('stand by name, either way', () => {
    expect(names({ by: 'name', descending: false })).toEqual(['Aroha T.', 'Ben W.', 'Tāne W.', 'Zoe A.'])
    expect(names({ by: 'name', descending: true })).toEqual(['Zoe A.', 'Tāne W.', 'Ben W.', 'Aroha T.'])
  })

  it('stand by what they have completed, those who are equal by name', () => {
    expect(names({ by: 'fouroperations', descending: true })).toEqual(['Ben W.', 'Aroha T.', 'Tāne W.', 'Zoe A.'])
  })

  it('are found without typing macrons or capitals', () => {
    expect(names({ by: 'name', descending: false }, ' tane ')).toEqual(['Tāne W.'])
    expect(names({ by: 'name', descending: false }, 'x')).toEqual([])
  })

  it('keep their places while they play, and who joins comes last', () => {
    const held = inOrder(students, { by: 'fouroperations', descending: true }, '').map(({ id }) => id)
    const later = [student('Ana B.', 9), ...students.filter(({ id }) => id !== 'Aroha T.'), student('Kiri O.')]
    const raised = later.map((one) => (one.id === 'Zoe A.' ? student('Zoe A.', 20) : one))
    const shown = (sought: string) => inHeldOrder(raised, held, sought).map(({ shortName }) => shortName)
    expect(shown('')).toEqual(['Ben W.', 'Tāne W.', 'Zoe A.', 'Ana B.', 'Kiri O.'])
    expect(shown('a')).toEqual(['Tāne W.', 'Zoe A.', 'Ana B.'])
  })

  it('turn round at a second tap, and show most completed first at the first', () => {
    const byName: Order = { by: 'name', descending: false }
    expect(tapped(byName, 'name')).toEqual({ by: 'name', descending: true })
    expect(tapped(byName, 'fouroperations')).toEqual({ by: 'fouroperations', descending: true })
    expect(tapped({ by: 'fouroperations', descending: true }, 'fouroperations').descending).toBe(false)
  })

  it('are measured by the levels that the catalogue has', () => {
    expect(classAreas).toContain('fouroperations')
    expect(totalOf('fouroperations')).toBeGreaterThanOrEqual(23)
    expect(completedIn('fouroperations', { completed: { addition: 4, division: 2, timestable: 9 } })).toBe(6)
    expect(completedIn('fouroperations', { completed: {} })).toBe(0)
  })
})
