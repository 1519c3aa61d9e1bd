import { expect, it } from 'vitest'
import { findLevel, type NextStep, type Operation } from '#maths'
import type { TodoTask } from '../todo/todo.ts'
import { stepWords } from './step-words.ts'

type Step = NextStep<TodoTask>

const levelStep = (kind: 'goOn' | 'next' | 'begin', operation: Operation, id: string): Step => ({
  ...{ kind, level: findLevel(operation, id)!, isStuck: false },
})

it.each([
  ['goOn', 'addition', '2.5', '/main/fouroperations/addition/2/2.5', '47 + 38', 'Go on with 2.5 in Addition.'],
  ['next', 'numberphase1', '0.1', '/main/numberstructure/phase1/0/0.1', 'Count to 10', 'Next in Number Structure.'],
  ['goOn', 'timestable', '1.8', '/main/timestable/1/1.8', '7 times table', 'Go on in Times Table.'],
  ['next', 'timestable', '1.1', '/main/timestable/1/1.1', '0 times table', 'Next in Times Table.'],
] as const)(
  'the step "%s %s %s" leads to %s, with the title "%s" and the sentence "%s"',
  (kind, operation, id, to, title, sentence) => {
    const words = stepWords(levelStep(kind, operation, id), {})
    expect(words).toMatchObject({ call: 'Keep going', to, title, isExample: operation === 'addition', sentence })
  },
)

it('a child without a right answer starts, and does not keep going', () => {
  expect(stepWords(levelStep('begin', 'addition', '1.1'), {})).toMatchObject({
    ...{ call: 'Start here', title: '3 + 4', sentence: 'Your first level in Addition.' },
  })
})

it('the words of a level of Years 0 and 1 can be read aloud, without an example', () => {
  expect(stepWords(levelStep('next', 'numberphase1', '0.7'), {}).speech).toBe(
    'Keep going. Order three. Next in Number Structure. Can you make 5 in a row?',
  )
  expect(stepWords(levelStep('begin', 'addition', '1.1'), {}).speech).toBe(
    'Start here. Your first level in Addition. Can you make 5 in a row?',
  )
  expect(stepWords(levelStep('next', 'numberphase1', '2.7'), {}).speech).toBeNull()
})

it('a level of Number Structure or Length has its drawing', () => {
  expect(stepWords(levelStep('next', 'numberphase1', '1.7'), {}).drawing).toBe('numberphase1.7')
  expect(stepWords(levelStep('next', 'length', '1.3'), {}).drawing).toBe('length.1.3')
  expect(stepWords(levelStep('next', 'addition', '1.1'), {}).drawing).toBeNull()
  expect(stepWords(levelStep('next', 'timestable', '1.8'), {}).drawing).toBeNull()
})

it('a level that was left after misses says that a worked example comes first', () => {
  const { sentence } = stepWords({ ...levelStep('goOn', 'addition', '2.5'), isStuck: true }, {})
  expect(sentence).toBe('First, see one worked.')
})

it('the hops of a level are its best streak, and never more than its target', () => {
  const hopsAt = (streak: number) =>
    stepWords(levelStep('goOn', 'addition', '2.5'), { addition: { '2.5': { streak, completed: false } } }).hops
  expect(hopsAt(0)).toEqual({ count: 0, enough: 5, label: 'Can you make 5 in a row?' })
  expect(hopsAt(2)).toEqual({ count: 2, enough: 5, label: '2 in a row. Can you make 5?' })
  expect(hopsAt(8)).toMatchObject({ count: 5, enough: 5 })
})

it('a table shows five of its twenty hops, with the next five as the goal', () => {
  const hopsAt = (streak: number) =>
    stepWords(levelStep('goOn', 'timestable', '1.4'), { timestable: { '1.4': { streak, completed: false } } }).hops
  expect(hopsAt(0)).toEqual({ from: 0, count: 0, enough: 5, label: 'Can you make 5 in a row?' })
  expect(hopsAt(6)).toEqual({ from: 5, count: 1, enough: 5, label: '6 in a row. Can you make 10?' })
  expect(hopsAt(10)).toEqual({ from: 10, count: 0, enough: 5, label: '10 in a row. Can you make 15?' })
  expect(hopsAt(19)).toEqual({ from: 15, count: 4, enough: 5, label: '19 in a row. Can you make 20?' })
})

const trip = { teacher: 'hana', id: 'trip', version: 2 }
const set = { kind: 'set', set: trip, title: 'Our trip', problemCount: 3 } as const
const task = (part: TodoTask['parts'][number], rightAnswers: number | null = null): TodoTask => ({
  ...{ id: 'one', class: 'a class', className: 'Room 5', title: 'Adding past ten', rightAnswers },
  ...{ beganAt: 0, due: null, parts: [part, set], states: [{ kind: 'soFar', count: 2 }, { kind: 'notBegun' }] },
})
const taskStep = (part: TodoTask['parts'][number], rightAnswers: number | null = null): Step => ({
  ...{ kind: 'task', task: task(part, rightAnswers), part, isStuck: false },
})

it('a part of a task names the task, and leads to its level or problems, from which the way back is the task', () => {
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  expect(stepWords(taskStep(level), {})).toMatchObject({
    ...{ to: '/main/fouroperations/addition/2/2.5?task=one', sentence: 'Your task: Adding past ten', title: '47 + 38' },
  })
  expect(stepWords(taskStep(set), {})).toMatchObject({
    ...{
      to: '/student/set?task=one&id=trip',
      title: 'Our trip',
      isExample: false,
      sentence: 'Your task: Adding past ten. 1 right answer to go.',
    },
  })
})

it('right answers of a task are counted down, and a streak is not', () => {
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  const sentenceOf = (rightAnswers: number | null) => stepWords(taskStep(level, rightAnswers), {}).sentence
  expect(sentenceOf(20)).toBe('Your task: Adding past ten. 18 right answers to go.')
  expect(sentenceOf(3)).toBe('Your task: Adding past ten. 1 right answer to go.')
  expect(sentenceOf(null)).toBe('Your task: Adding past ten')
})

it('on the card of a task, Keep going does not name the task again', () => {
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  const restOf = (step: Step) => stepWords(step, {}).rest
  expect(restOf(taskStep(level))).toBe('')
  expect(restOf(taskStep(level, 20))).toBe('18 right answers to go.')
  expect(restOf({ ...taskStep(level, 20), isStuck: true })).toBe('First, see one worked.')
})

it('the hops of a task are its parts, whatever each of them needs', () => {
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  for (const rightAnswers of [null, 20, 50]) {
    const { hops } = stepWords(taskStep(level, rightAnswers), {})
    expect(hops).toEqual({ count: 0, enough: 2, label: '0 of 2 parts done' })
  }
})
