import { expect, test } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { type KnownFacts, knownFacts } from './known-facts.ts'
import { nextToTry } from './next-to-try.ts'

const noFacts = knownFacts([])

/** Known facts with so many known ones of a table. */
function knowing(table: number, known: number): KnownFacts {
  return { ...noFacts, tables: noFacts.tables.with(table, { known, of: noFacts.tables[table]!.of }), next: table }
}

const completed = (operation: Operation, ids: readonly string[], completedAt = 1) =>
  ids.map((levelId) => ({ operation, levelId, completedAt }))
const levelIds = (operation: Operation, stage: string) =>
  levelsOf(operation)
    .filter((level) => level.stage === stage)
    .map(({ id }) => id)
const idsOf = (next: ReturnType<typeof nextToTry>) =>
  next && [next.kind, 'after' in next ? next.after.id : next.table, next.level.operation, next.level.id]

test('nothing is offered to a child who has completed no level', () => {
  expect(nextToTry(noFacts, [])).toBeNull()
})

test('the level after the highest completed one is offered, also where an earlier one was left out', () => {
  expect(idsOf(nextToTry(noFacts, completed('addition', ['1.1'])))).toEqual(['level', '1.1', 'addition', '1.2'])
  const withGap = completed('addition', ['1.1', '2.1'])
  expect(idsOf(nextToTry(noFacts, withGap))).toEqual(['level', '2.1', 'addition', '2.2'])
})

test('a stage is finished when each of its levels is completed', () => {
  const stage = levelIds('addition', '2')
  const [last] = stage.slice(-1)
  expect(idsOf(nextToTry(noFacts, completed('addition', stage)))).toEqual(['stage', last, 'addition', '3.1'])
  const part = completed('addition', stage.slice(1))
  expect(idsOf(nextToTry(noFacts, part))).toEqual(['level', last, 'addition', '3.1'])
})

test('the operation is the one in which a level was completed last', () => {
  const both = [...completed('addition', ['3.1'], 1), ...completed('length', ['1.1'], 2)]
  expect(idsOf(nextToTry(noFacts, both))).toEqual(['level', '1.1', 'length', '1.2'])
  expect(
    idsOf(
      nextToTry(
        noFacts,
        both.map((one) => ({ ...one, completedAt: 3 - one.completedAt })),
      ),
    ),
  ).toEqual([...['level', '3.1', 'addition', '3.2']])
})

test('an operation without a level left gives way to the one before', () => {
  const all = levelsOf('bedmas').map(({ id }) => id)
  const both = [...completed('bedmas', all, 2), ...completed('addition', ['1.1'], 1)]
  expect(idsOf(nextToTry(noFacts, both))).toEqual(['level', '1.1', 'addition', '1.2'])
})

test('after the last level, the first one that was left out is offered', () => {
  const ids = levelsOf('bedmas').map(({ id }) => id)
  const last = ids.at(-1)
  expect(idsOf(nextToTry(noFacts, completed('bedmas', ids.toSpliced(1, 2))))).toEqual(['level', last, 'bedmas', ids[1]])
})

test('nothing is offered to a child who has completed everything', () => {
  const all = operations.flatMap((operation) =>
    completed(
      operation,
      levelsOf(operation).map(({ id }) => id),
    ),
  )
  expect(nextToTry(noFacts, all)).toBeNull()
})

test('a table of which half the facts are known comes before a level, and one of which fewer are known does not', () => {
  const level = completed('addition', ['1.1'])
  expect(idsOf(nextToTry(knowing(4, 4), level))).toEqual(['table', 4, 'timestable', '1.5'])
  expect(idsOf(nextToTry(knowing(4, 3), level))).toEqual(['level', '1.1', 'addition', '1.2'])
  expect(idsOf(nextToTry(knowing(10, 6), []))).toEqual(['table', 10, 'timestable', '2.1'])
  expect(nextToTry(knowing(10, 5), [])).toBeNull()
})
