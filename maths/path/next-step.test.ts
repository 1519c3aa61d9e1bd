import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaByOperation, findLevel, levelsOf, operationsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { type Best, type Bests, isCompleted, levelStatus } from '../progress.ts'
import { type NextStep, nextStep } from './next-step.ts'

type Known = Parameters<typeof nextStep>[0]

const done: Best = { streak: 5, completed: true }
const begun: Best = { streak: 2, completed: false }
const all = (operation: Operation): Bests => Object.fromEntries(levelsOf(operation).map(({ id }) => [id, done]))
const refOf = (level: string) => {
  const [operation = '', levelId = ''] = level.split(' ')
  return { operation, levelId }
}
/** Returns what a device knows of a child who has played these levels, the latest first. */
const known = (bests: Known['bests'], ...played: readonly string[]): Known => ({
  ...{ tasks: [], bests, played: played.map(refOf) },
})
const wordsOf = (step: NextStep | null) =>
  step && (step.kind === 'task' ? [step.kind, step.task] : [step.kind, step.level.operation, step.level.id]).join(' ')

test('a child who has played nothing has no next step', () => {
  expect(nextStep(known({}))).toBeNull()
  expect(nextStep(known({}, 'addition 2.4'))).toBeNull()
  expect(nextStep(known({ addition: { '2.4': { streak: 0, completed: false } } }, 'addition 2.4'))).toBeNull()
})

test('a child goes on with the level played last while it is not completed', () => {
  const bests = { addition: { '1.1': done, '1.3': { streak: 4, completed: false }, '2.4': begun } }
  expect(wordsOf(nextStep(known(bests, 'addition 2.4')))).toBe('goOn addition 2.4')
  expect(wordsOf(nextStep(known(bests, 'addition 1.3', 'addition 2.4')))).toBe('goOn addition 1.3')
})

test('after a completed level, the next one of its operation follows, although earlier ones were left out', () => {
  const bests = { addition: { '1.1': begun, '3.1': done } }
  expect(wordsOf(nextStep(known(bests, 'addition 3.1')))).toBe('next addition 3.2')
  expect(wordsOf(nextStep(known({ addition: { ...bests.addition, '3.2': done } }, 'addition 3.1')))).toBe(
    'next addition 3.3',
  )
  expect(wordsOf(nextStep(known({ addition: { ...bests.addition, '3.2': begun } }, 'addition 3.1')))).toBe(
    'goOn addition 3.2',
  )
})

test('after the last level of an operation, the first one that was left out follows', () => {
  const last = levelsOf('addition').at(-1)!.id
  const bests = { addition: { ...all('addition'), '1.2': begun, '4.3': begun } }
  expect(wordsOf(nextStep(known(bests, `addition ${last}`)))).toBe('goOn addition 1.2')
})

test('a level that was opened without a right answer comes again, in an operation with a record', () => {
  expect(wordsOf(nextStep(known({ addition: { '1.1': done } }, 'addition 3.1')))).toBe('next addition 3.1')
})

test('an operation without a record gives way to the one played before it', () => {
  const bests = { addition: { '1.1': done } }
  expect(wordsOf(nextStep(known(bests, 'length 1.1', 'addition 1.1')))).toBe('next addition 1.2')
})

test('after a completed operation, the next one of its area follows from the highest level with a record', () => {
  const bests = { addition: all('addition'), subtraction: { '2.1': done } }
  expect(wordsOf(nextStep(known(bests, 'addition 5.5')))).toBe('next subtraction 2.2')
  const both = { addition: all('addition'), subtraction: all('subtraction') }
  expect(wordsOf(nextStep(known(both, 'addition 5.5')))).toBe('next multiplication 1.1')
})

test('the operations of an area follow in turn, so the first one comes after the last', () => {
  const [last] = operationsOf('fouroperations').slice(-1)
  expect(last).toBe('bedmas')
  const bests = { bedmas: all('bedmas'), addition: { '1.1': done } }
  expect(wordsOf(nextStep(known(bests, 'bedmas 1.1')))).toBe('next addition 1.2')
})

test('nothing follows a completed area', () => {
  const bests = { length: all('length'), addition: { '1.1': begun } }
  expect(nextStep(known(bests, 'length 1.1'))).toBeNull()
})

const part = (level: string) => ({ kind: 'level', operation: 'addition', levelId: level }) as const
const trip = { teacher: 'hana', id: 'trip', version: 1 }
const set = { kind: 'set', set: trip, title: 'Our trip', problemCount: 2 } as const
const taskOf = (id: string, parts: Known['tasks'][number]['parts'], ...states: ('done' | 'soFar' | 'notBegun')[]) => ({
  ...{ id, parts, states: states.map((kind) => ({ kind })) },
})
const withTasks = (...tasks: Known['tasks']): Known => ({
  ...known({ addition: { '2.4': begun } }, 'addition 2.4'),
  tasks,
})

test('an open part of a task comes first, in the order of the tasks and of their parts', () => {
  const [over, open] = [
    taskOf('over', [part('1.1')], 'done'),
    taskOf('open', [part('1.1'), part('1.2'), part('1.3')], 'done', 'soFar', 'notBegun'),
  ]
  expect(nextStep(withTasks(over, open, taskOf('later', [set], 'notBegun')))).toEqual({
    ...{ kind: 'task', task: 'open', part: part('1.2') },
  })
  expect(nextStep(withTasks(over, taskOf('own', [set], 'notBegun')))).toEqual({ kind: 'task', task: 'own', part: set })
  expect(wordsOf(nextStep(withTasks(over)))).toBe('goOn addition 2.4')
  expect(wordsOf(nextStep({ ...known({}), tasks: [open] }))).toBe('task open')
})

test('levels and operations that this version of the app does not know are passed over', () => {
  const bests = { addition: { '1.1': done }, fractions: { '1.1': begun } } as Known['bests']
  expect(wordsOf(nextStep(known(bests, 'fractions 1.1', 'addition 9.9', 'addition 1.1')))).toBe('next addition 1.2')
  const unknown = { kind: 'level', operation: 'fractions', levelId: '1.1' } as unknown as ReturnType<typeof part>
  expect(nextStep(withTasks(taskOf('new', [unknown, part('1.2')], 'notBegun', 'notBegun')))).toMatchObject({
    part: part('1.2'),
  })
})

const anyBest = fc.option(fc.record({ streak: fc.integer({ min: 0, max: 25 }), completed: fc.boolean() }), {
  nil: undefined,
})
/** Any records, in which whole operations are often completed. */
const anyBests = fc
  .tuple(
    ...operations.map((operation) => {
      const some = fc.tuple(...levelsOf(operation).map(() => anyBest)).map((bests) =>
        Object.fromEntries(
          levelsOf(operation).flatMap(({ id }, i) => {
            const best = bests[i]
            return best ? [[id, best] as const] : []
          }),
        ),
      )
      return fc.oneof(some, fc.constant(all(operation)), fc.constant({}))
    }),
  )
  .map((ofEach) => Object.fromEntries(operations.map((operation, i) => [operation, ofEach[i] ?? {}])))
const anyLevel = fc.constantFrom(...operations.flatMap((operation) => levelsOf(operation)))

test('for any records, a step exists as long as the area has something left, and it is never a completed level', () => {
  fc.assert(
    fc.property(anyBests, anyLevel, (ofEach, last) => {
      const bests = ofEach as Record<Operation, Bests>
      const step = nextStep({ tasks: [], bests, played: [{ operation: last.operation, levelId: last.id }] })
      const hasPlayed = levelsOf(last.operation).some(
        ({ id }) => levelStatus(bests[last.operation][id]) !== 'notStarted',
      )
      const ofArea = operationsOf(areaByOperation[last.operation]).flatMap((operation) => levelsOf(operation))
      const isLeft = ofArea.some((level) => !isCompleted(level, bests[level.operation]))
      expect(step !== null).toBe(hasPlayed && isLeft)
      if (!step || step.kind === 'task') return
      const { level } = step
      expect(findLevel(level.operation, level.id)).toBe(level)
      expect(levelStatus(bests[level.operation][level.id])).toBe(step.kind === 'goOn' ? 'workingOn' : 'notStarted')
      expect(areaByOperation[level.operation]).toBe(areaByOperation[last.operation])
    }),
  )
})
