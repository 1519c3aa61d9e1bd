import { describe, expect, it } from 'vitest'
import { findLevel, levelsOf, stagesByOperation } from './catalogue.ts'
import { type Operation, operations } from './curriculum.ts'
import {
  betterOf,
  canDoAndWorkingOn,
  countCompleted,
  hasCompletedAll,
  levelStatus,
  nextGoal,
  nextLevel,
} from './progress.ts'

const levels = levelsOf('addition')

describe('the catalogue of Addition', () => {
  it('the stages of Addition have 3, 5, 5, 5 and 5 levels, 23 in all', () => {
    expect(stagesByOperation.addition.map((stage) => stage.levels.length)).toEqual([3, 5, 5, 5, 5])
    expect(levels).toHaveLength(23)
  })
  it('the id of a level of Addition is its stage and its number within the stage', () => {
    expect(findLevel('addition', '2.5')).toMatchObject({ stage: '2', title: '47 + 38', target: 5 })
    expect(findLevel('addition', '2.6')).toBeUndefined()
  })
})

describe('the status of a level', () => {
  it.each([
    [undefined, 'notStarted'],
    [{ streak: 0, completed: false }, 'notStarted'],
    [{ streak: 1, completed: false }, 'workingOn'],
    [{ streak: 12, completed: false }, 'workingOn'],
    [{ streak: 4, completed: true }, 'completed'],
  ] as const)('a level with the record %j is %s', (best, status) => {
    expect(levelStatus(best)).toBe(status)
  })
})

describe('the better of two records of a level', () => {
  const [longer, completed] = [
    { streak: 6, completed: false },
    { streak: 5, completed: true },
  ]
  it('the better of two records has the longer streak, and is completed if either is', () => {
    expect(betterOf(longer, completed)).toEqual({ streak: 6, completed: true })
    expect(betterOf(completed, longer)).toEqual({ streak: 6, completed: true })
  })
  it('the better of one record and none is that record', () => {
    expect(betterOf(undefined, completed)).toBe(completed)
  })
})

describe('a student who has done some levels', () => {
  const done = { streak: 5, completed: true }
  const bests = { '1.1': done, '1.2': done, '1.3': { streak: 2, completed: false }, '2.1': done }
  it('a student who has completed three levels and begun one can do three and is working on one', () => {
    const { canDo, workingOn } = canDoAndWorkingOn(levels, bests)
    expect(canDo.map(({ id }) => id)).toEqual(['1.1', '1.2', '2.1'])
    expect(workingOn.map(({ id }) => id)).toEqual(['1.3'])
    expect(countCompleted(levels, bests)).toBe(3)
  })
  it('the next level to try is the one in progress, even if an earlier level is not started', () => {
    expect(nextLevel(levels, { '1.1': done, '2.3': { streak: 1, completed: false } })?.id).toBe('2.3')
  })
  it('of several levels in progress, the next one is the later one of those with the longest streak', () => {
    const begun = (streak: number) => ({ streak, completed: false })
    expect(nextLevel(levels, { '1.1': begun(1), '1.3': begun(4), '2.2': begun(4), '5.5': begun(2) })?.id).toBe('2.2')
  })
  it('without a level in progress, the next one follows the highest completed one, and none if all are', () => {
    expect(nextLevel(levels, { '1.1': done, '2.1': done })?.id).toBe('2.2')
    expect(nextLevel(levels, { '1.1': done, [levels.at(-1)!.id]: done })?.id).toBe('1.2')
    expect(nextLevel(levels, {})?.id).toBe('1.1')
    expect(nextLevel(levels.slice(0, 2), bests)).toBeUndefined()
  })
  it('the next level is the one played last, or the first one after it that is not completed', () => {
    const both = { '1.2': { streak: 4, completed: false }, '1.3': { streak: 1, completed: false }, '2.1': done }
    expect(nextLevel(levels, both, '1.3')?.id).toBe('1.3')
    expect(nextLevel(levels, both, '2.1')?.id).toBe('2.2')
    expect(nextLevel(levels, both, '9.9')?.id).toBe('1.2')
  })
  it('a level that was only looked at is not the next one in an operation without a record', () => {
    expect(nextLevel(levels, {}, '3.1')?.id).toBe('1.1')
  })
})

it('a student has completed everything only with every level of every operation', () => {
  const idsOf = (operation: Operation) => levelsOf(operation).map(({ id }) => id)
  const all = Object.fromEntries(operations.map((operation) => [operation, idsOf(operation)]))
  expect(hasCompletedAll(all)).toBe(true)
  expect(hasCompletedAll({ ...all, length: idsOf('length').slice(1) })).toBe(false)
  expect(hasCompletedAll({ addition: idsOf('addition') })).toBe(false)
})

it.each([
  [0, 10],
  [9, 10],
  [10, 20],
  [57, 60],
])('after %i right answers, the next goal is %i', (right, goal) => {
  expect(nextGoal(right)).toBe(goal)
})
