import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaByOperation, findLevel, type Level, levelsOf, operationsOf } from '../catalogue.ts'
import { type Operation, operations } from '../curriculum.ts'
import { type Best, type Bests, levelStatus, nextLevel } from '../progress.ts'
import type { TaskPart } from '../tasks/task.ts'
import { type NextStep, nextStep } from './next-step.ts'

interface Task {
  readonly id: string
  readonly parts: readonly TaskPart[]
  readonly states: readonly { readonly kind: 'done' | 'soFar' | 'notBegun' }[]
}
type Known = Parameters<typeof nextStep<Task>>[0]

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
const wordsOf = (step: NextStep<Task> | null) =>
  step &&
  (step.kind === 'task' ? [step.kind, step.task.id] : [step.kind, step.level.operation, step.level.id]).join(' ')

const part = (level: string) => ({ kind: 'level', operation: 'addition', levelId: level }) as const
const trip = { teacher: 'hana', id: 'trip', version: 1 }
const set = { kind: 'set', set: trip, title: 'Our trip', problemCount: 2 } as const
const taskOf = (id: string, parts: Known['tasks'][number]['parts'], ...states: Task['states'][number]['kind'][]) => ({
  ...{ id, parts, states: states.map((kind) => ({ kind })) },
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

test('a child who has played nothing begins with the first level of Addition', () => {
  expect(wordsOf(nextStep(known({})))).toBe('begin addition 1.1')
})

test('a child without a right answer begins with the first level of the operation that was opened last', () => {
  expect(wordsOf(nextStep(known({}, 'length 1.4', 'addition 2.4')))).toBe('begin length 1.1')
  const none = { numberphase1: { '1.4': { streak: 0, completed: false } } }
  expect(wordsOf(nextStep(known(none, 'numberphase1 1.4')))).toBe('begin numberphase1 0.1')
})

test('a child with records goes on if it is not known which level was played last', () => {
  expect(wordsOf(nextStep(known({ length: { '1.2': begun } })))).toBe('goOn length 1.2')
})

test('the step in an operation is the level that its list shows as the next one', () => {
  fc.assert(
    fc.property(anyBests, anyLevel, (ofEach, last) => {
      const bests = ofEach as Record<Operation, Bests>
      const step = nextStep({ tasks: [], bests, played: [{ operation: last.operation, levelId: last.id }] })
      if (!step || step.kind === 'task') return
      const { operation } = step.level
      const played = operation === last.operation ? last.id : undefined
      expect(nextLevel(levelsOf(operation), bests[operation], played)).toBe(step.level)
    }),
  )
})

test('a step to a level that was left after misses says so, also in a task', () => {
  const stuck = (level: string) => ({ ...refOf(level), isStuck: true })
  const bests = { addition: { '2.4': begun } }
  const left = { ...known(bests), played: [stuck('addition 2.4'), refOf('addition 1.1')] }
  expect(nextStep(left)).toMatchObject({ kind: 'goOn', level: { id: '2.4' }, isStuck: true })
  expect(nextStep({ ...left, played: [refOf('addition 2.4'), stuck('addition 1.1')] })?.isStuck).toBe(false)
  expect(nextStep({ ...left, tasks: [taskOf('open', [part('2.4')], 'notBegun')] })).toMatchObject({
    ...{ kind: 'task', isStuck: true },
  })
  expect(nextStep({ ...left, tasks: [taskOf('own', [set], 'notBegun')] })?.isStuck).toBe(false)
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

test('after a completed area, another one follows, and nothing once everything is completed', () => {
  const bests = { length: all('length'), addition: { '1.1': begun } }
  expect(wordsOf(nextStep(known(bests, 'length 1.1')))).toBe('goOn addition 1.1')
  const everything = Object.fromEntries(operations.map((operation) => [operation, all(operation)]))
  expect(nextStep(known(everything, 'length 1.1'))).toBeNull()
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
    ...{ kind: 'task', task: open, part: part('1.2'), isStuck: false },
  })
  const own = taskOf('own', [set], 'notBegun')
  expect(nextStep(withTasks(over, own))).toEqual({ kind: 'task', task: own, part: set, isStuck: false })
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

test('for any records, a step exists while a level is left, is never a completed one, and keeps to an area', () => {
  fc.assert(
    fc.property(anyBests, anyLevel, (ofEach, last) => {
      const bests = ofEach as Record<Operation, Bests>
      const step = nextStep({ tasks: [], bests, played: [{ operation: last.operation, levelId: last.id }] })
      const statusOf = ({ operation, id }: Level) => levelStatus(bests[operation][id])
      const isLeft = (level: Level) => statusOf(level) !== 'completed'
      const ofArea = operationsOf(areaByOperation[last.operation]).flatMap(levelsOf)
      expect(step !== null).toBe(operations.flatMap(levelsOf).some(isLeft))
      if (!step || step.kind === 'task') return
      const { level } = step
      expect(findLevel(level.operation, level.id)).toBe(level)
      expect(statusOf(level)).toBe(step.kind === 'goOn' ? 'workingOn' : 'notStarted')
      const hasPlayed = levelsOf(last.operation).some((one) => statusOf(one) !== 'notStarted')
      if (hasPlayed && ofArea.some(isLeft))
        expect(areaByOperation[level.operation]).toBe(areaByOperation[last.operation])
    }),
  )
})
