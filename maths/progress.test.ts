import { describe, expect, it } from 'vitest'
import { findLevel, levelsOf, stagesByOperation } from './catalogue.ts'
import { canDoAndWorkingOn, countCompleted, levelStatus, nextLevel } from './progress.ts'

const levels = levelsOf('addition')

describe('the catalogue of Addition', () => {
  it('has 3, 5, 5, 5 and 5 levels, 23 in all', () => {
    expect(stagesByOperation.addition.map((stage) => stage.levels.length)).toEqual([3, 5, 5, 5, 5])
    expect(levels).toHaveLength(23)
  })
  it('numbers a level by its stage and its place', () => {
    expect(findLevel('addition', '2.5')).toMatchObject({ stage: '2', title: '47 + 38', target: 5 })
    expect(findLevel('addition', '2.6')).toBeUndefined()
  })
})

describe('a best streak', () => {
  const level = levels[0]!
  it.each([
    [undefined, 'notStarted'],
    [0, 'notStarted'],
    [1, 'workingOn'],
    [4, 'workingOn'],
    [5, 'completed'],
    [12, 'completed'],
  ] as const)('of %s means %s', (best, status) => {
    expect(levelStatus(level, best)).toBe(status)
  })
})

describe('a student who has done some levels', () => {
  const bests = { '1.1': 5, '1.2': 7, '1.3': 2, '2.1': 5 }
  it('can do three and is working on one', () => {
    const { canDo, workingOn } = canDoAndWorkingOn(levels, bests)
    expect(canDo.map(({ id }) => id)).toEqual(['1.1', '1.2', '2.1'])
    expect(workingOn.map(({ id }) => id)).toEqual(['1.3'])
    expect(countCompleted(levels, bests)).toBe(3)
  })
  it('is led to the first level that is not completed', () => {
    expect(nextLevel(levels, bests)?.id).toBe('1.3')
    expect(nextLevel(levels.slice(0, 2), bests)).toBeUndefined()
  })
})
