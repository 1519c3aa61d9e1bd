import { describe, expect, it } from 'vitest'
import { levelsOf } from './catalogue.ts'
import { operations } from './curriculum.ts'
import { overviewColumns, overviewPlace } from './overview.ts'

const all = (operation: (typeof operations)[number], best: number) =>
  Object.fromEntries(levelsOf(operation).map(({ id }) => [id, best]))

describe('the columns of a class overview', () => {
  it.each([
    ['timestable', 15],
    ['addition', 7],
    ['subtraction', 7],
    ['multiplication', 7],
    ['division', 7],
    ['bedmas', 3],
    ['length', 5],
  ] as const)('the class overview of %s has %i columns', (operation, count) => {
    expect(overviewColumns(operation)).toHaveLength(count)
  })
  it('the columns of the class overview of Times Table are named after the tables', () => {
    expect(overviewColumns('timestable').map(({ title }) => title)).toEqual([
      'Not started',
      ...Array.from({ length: 13 }, (_, table) => `Time Table ${table}`),
      'Completed',
    ])
  })
})

describe('a student', () => {
  it('a student without a record has not started', () => {
    expect(overviewPlace('addition', {})).toEqual({ column: 'notStarted', status: 'notStarted' })
  })
  it('a student is in the column of the highest level touched, orange while its streak is below five', () => {
    expect(overviewPlace('addition', { '1.1': 5, '3.2': 4, '2.5': 9 })).toMatchObject({
      column: '3',
      status: 'workingOn',
    })
  })
  it('a student is green once the streak of the highest level touched is five', () => {
    expect(overviewPlace('addition', { '3.2': 5 })).toMatchObject({
      column: '3',
      status: 'completed',
      level: { id: '3.2' },
    })
  })
  it.each([
    [19, true],
    [20, undefined],
  ])('a green student with a streak of %i in Times Table is on the way: %s', (best, isOnTheWay) => {
    expect(overviewPlace('timestable', { '1.5': best }).isOnTheWay).toBe(isOnTheWay)
    expect(overviewPlace('timestable', all('timestable', best)).isOnTheWay).toBe(isOnTheWay)
  })
  it('a green student is not on the way where a streak of five completes a level', () => {
    expect(overviewPlace('addition', { '1.1': 5 }).isOnTheWay).toBeUndefined()
  })
  it('levels are compared in the order of practice: level 2.0, table 9, is above level 1.9, table 8', () => {
    expect(overviewPlace('timestable', { '1.9': 5, '2.0': 1 })).toMatchObject({ column: '2.0', status: 'workingOn' })
  })
  it.each(operations)(
    'a student has completed %s when the best streak of every level is five, in Times Table too',
    (operation) => {
      const bests = all(operation, 5)
      expect(overviewPlace(operation, bests)).toMatchObject({ column: 'completed', status: 'completed' })
      const [first] = levelsOf(operation)
      expect(overviewPlace(operation, { ...bests, [first!.id]: 4 }).column).not.toBe('completed')
    },
  )
  it('the column of a student is always one of the overview', () => {
    for (const operation of operations) {
      const columns = overviewColumns(operation).map(({ id }) => id)
      for (const { id } of levelsOf(operation)) expect(columns).toContain(overviewPlace(operation, { [id]: 1 }).column)
    }
  })
})
