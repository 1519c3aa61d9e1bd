import { describe, expect, it } from 'vitest'
import { curriculum, type Operation, operations } from './curriculum.ts'

const idsOf = (operation: Operation) => curriculum[operation].stages.flatMap(({ levels }) => Object.keys(levels))

/**
 * The ids of the released levels, by stage. Stored progress names them, so that no released id may change or disappear.
 * A new operation is entered with its release.
 */
const releasedIds: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  addition: ['1.1 1.2 1.3', '2.1 2.2 2.3 2.4 2.5', '3.1 3.2 3.3 3.4 3.5', '4.1 4.2 4.3 4.4 4.5', '5.1 5.2 5.3 5.4 5.5'],
  subtraction: [
    ...['1.1 1.2 1.3 1.4', '2.1 2.2 2.3 2.4 2.5', '3.1 3.2 3.3 3.4 3.5 3.6 3.7', '4.1 4.2 4.3 4.4 4.5'],
    '5.1 5.2 5.3 5.4 5.5',
  ],
  multiplication: [
    ...['1.1 1.2 1.3 1.4 1.5 1.6', '2.1 2.2 2.3 2.4 2.5', '3.1 3.2 3.3 3.4 3.5', '4.1 4.2 4.3 4.4 4.5'],
    '5.1 5.2 5.3 5.4 5.5',
  ],
  division: [
    ...['1.1 1.2 1.3', '2.1 2.2 2.3 2.4', '3.1 3.2 3.3 3.4 3.5', '4.1 4.2 4.3 4.4', '5.1 5.2 5.3 5.4 5.5 5.6 5.7'],
  ],
  bedmas: ['1.1 1.2 1.3 1.4'],
  timestable: ['1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.0 2.1 2.2 2.3'],
  length: ['1.1 1.2 1.3 1.4 1.5 1.6 1.7', '2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9', '3.1 3.2 3.3'],
  numberphase1: [
    ...['0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9', '1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9'],
    ...['2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9', '3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9'],
  ],
}

describe('the table of the curriculum', () => {
  it.each(operations)('each released level of %s still has its id and its stage', (operation) => {
    const stages = curriculum[operation].stages.map(({ levels }) => Object.keys(levels))
    releasedIds[operation]?.forEach((ids, i) => {
      expect(stages[i]).toEqual(expect.arrayContaining(ids.split(' ')))
    })
  })

  it.each(operations)('no two levels of %s have the same id', (operation) => {
    const ids = idsOf(operation)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations.filter((operation) => operation !== 'timestable'))(
    'the id of each level of %s begins with the id of its stage',
    (operation) => {
      for (const { id, levels } of curriculum[operation].stages) {
        expect(Object.keys(levels).filter((level) => !level.startsWith(`${id}.`))).toEqual([])
      }
    },
  )

  it.each(operations)('each stage of %s has its own id and theme', (operation) => {
    const { stages } = curriculum[operation]
    expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length)
    expect(new Set(stages.map(({ theme }) => theme)).size).toBe(stages.length)
    expect(stages.every(({ theme }) => /^\S.*\S$/.test(theme))).toBe(true)
  })

  it.each(operations)('no two levels of a stage of %s have the same title', (operation) => {
    for (const { levels } of curriculum[operation].stages) {
      const titles = Object.values(levels)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
