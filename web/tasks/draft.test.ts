import { expect, it } from 'vitest'
import type { InsightGroup, Task, TaskPart } from '#contract'
import {
  type Draft,
  draftForGroup,
  draftForReady,
  draftOfCopy,
  draftOfTask,
  emptyDraft,
  faultOf,
  fieldsOf,
  submitWords,
  titleOf,
  withPart,
} from './draft.ts'

/** A Thursday. */
const today = '2026-11-19'
const part = (levelId: string): TaskPart => ({ kind: 'level', operation: 'addition', levelId })

const task: Task = {
  ...{ id: 'a task', title: 'Adding past ten', parts: [part('2.2'), part('2.5')], rightAnswers: 12 },
  ...{ countsEarlier: true, students: ['mia', 'ben'], begins: '2026-11-16', hasBegun: true, due: '2026-11-20' },
  ...{ isClosed: false, hasWork: true, revision: 3 },
}

it('a new task is for the class, until a Friday, and asks for the streaks of its levels', () => {
  const draft = withPart(emptyDraft(today), part('2.2'), true)
  expect(fieldsOf(draft)).toEqual({
    ...{ title: 'Addition 2.2', parts: [part('2.2')], rightAnswers: null, countsEarlier: false, students: null },
    due: '2026-11-27',
  })
  expect(draft.begins).toBeNull()
})

it('a level is chosen once, in the order of the taps, and taken back', () => {
  const chosen = ['2.5', '2.2', '2.5'].reduce((draft, id) => withPart(draft, part(id), true), emptyDraft(today))
  expect(chosen.parts).toEqual([part('2.2'), part('2.5')])
  expect(withPart(chosen, part('2.2'), false).parts).toEqual([part('2.5')])
})

it('a typed title stays when the levels change, and a suggested one follows them', () => {
  const draft = withPart(emptyDraft(today), part('2.2'), true)
  expect(titleOf(withPart(draft, part('2.5'), true))).toBe('Addition 2.2 and 2.5')
  expect(titleOf(withPart({ ...draft, title: 'Hops' }, part('2.5'), true))).toBe('Hops')
})

it('students who are ready for a stage get a task with all of its levels', () => {
  const ready = { operation: 'length', stage: '1', lastLevel: '1.9', nextLevel: '2.1', right: 90, of: 90 } as const
  const draft = draftForReady(
    [
      { ...ready, student: 'mia' },
      { ...ready, student: 'ben' },
    ],
    today,
  )
  expect(draft).toMatchObject({ isForAll: false, students: ['mia', 'ben'] })
  expect(titleOf(draft)).toMatch(/^Length 2\.1, .* and 2\.\d$/)
})

it('a group of Insight gives its students and the levels in which it practises', () => {
  const group: InsightGroup = {
    kind: 'slip',
    operation: 'multiplication',
    slip: 'times-zero',
    students: ['mia', 'ben'],
    times: 6,
    levels: ['1.3', '1.4'],
    practice: [{ operation: 'timestable', levelId: '1.1' }],
  }
  const draft = draftForGroup(group, today)
  expect(draft).toMatchObject({ isForAll: false, students: ['mia', 'ben'] })
  expect(draft.parts).toEqual([{ kind: 'level', operation: 'timestable', levelId: '1.1' }])
  const stuck: InsightGroup = { kind: 'stuck', operation: 'addition', levelId: '2.2', students: ['mia'], streak: 0 }
  expect(draftForGroup(stuck, today).parts).toEqual([part('2.2')])
  expect(draftForGroup(group, today, 'ben').students).toEqual(['ben'])
  expect(draftForGroup(group, today, 'a student who has left the group').students).toEqual(['mia', 'ben'])
})

it('a copy takes the levels and the title, and asks again who and until when', () => {
  expect(fieldsOf(draftOfCopy(task, today))).toEqual({
    ...{ title: 'Adding past ten', parts: task.parts, rightAnswers: 12, countsEarlier: true },
    ...{ students: null, due: '2026-11-27' },
  })
})

it('the draft of a task that is saved unchanged has the fields of the task', () => {
  const { title, parts, rightAnswers, countsEarlier, students, due } = task
  expect(fieldsOf(draftOfTask(task))).toEqual({ title, parts, rightAnswers, countsEarlier, students, due })
  const later = { ...task, students: null, hasBegun: false, begins: '2026-11-23' }
  expect(draftOfTask(later)).toMatchObject({ isForAll: true, begins: '2026-11-23' })
  expect(fieldsOf(draftOfTask(later)).students).toBeNull()
})

const valid: Draft = withPart(emptyDraft(today), part('2.2'), true)

it.each<[string, Partial<Draft>, string | null]>([
  ['no fault', {}, null],
  ['no level', { parts: [] }, 'what'],
  ['more than thirty levels', { parts: Array.from({ length: 31 }, (_, i) => part(`${i}`)) }, 'what'],
  ['five right answers', { byAnswers: true, answers: '5' }, null],
  ['a hundred right answers', { byAnswers: true, answers: '100' }, null],
  ['four right answers', { byAnswers: true, answers: '4' }, 'answers'],
  ['more than a hundred right answers', { byAnswers: true, answers: '101' }, 'answers'],
  ['half a right answer', { byAnswers: true, answers: '5.5' }, 'answers'],
  ['no number of right answers', { byAnswers: true, answers: '' }, 'answers'],
  ['a number that is not asked for', { byAnswers: false, answers: '' }, null],
  ['no student', { isForAll: false, students: [] }, 'who'],
  ['a beginning without a day', { begins: '' }, 'begins'],
  ['a beginning before today', { begins: '2026-11-18' }, 'begins'],
  ['a due day that is not chosen yet', { due: '' }, 'due'],
  ['no due day', { due: null }, null],
  ['a due day that is today', { due: today }, null],
  ['a due day before today', { due: '2026-11-18' }, 'due'],
  ['a due day before the beginning', { begins: '2026-11-24', due: '2026-11-23' }, 'due'],
])('a draft with %s has its fault at its step', (_, changes, step) => {
  expect(faultOf({ ...valid, ...changes }, today, false)?.step ?? null).toBe(step)
})

it('a task that has begun may keep a due day that is over', () => {
  expect(faultOf({ ...valid, due: '2026-11-18' }, today, true)).toBeNull()
})

it('the button of a new task says how many levels it sets for how many students', () => {
  const set: TaskPart = {
    ...{ kind: 'set', set: { teacher: 'hana', id: 'kumara', version: 1 }, title: 'Kūmara problems', problemCount: 4 },
  }
  const draft = emptyDraft(today)
  const chosen = withPart(withPart(draft, part('2.2'), true), part('2.5'), true)
  expect(submitWords(draft, 22)).toBe('Set the task')
  expect(submitWords(chosen, 22)).toBe('Set 2 levels for 22 students')
  expect(submitWords({ ...chosen, isForAll: false, students: ['mia'] }, 22)).toBe('Set 2 levels for 1 student')
  expect(submitWords({ ...chosen, isForAll: false, students: [] }, 22)).toBe('Set the task')
  expect(submitWords(withPart(chosen, set, true), 22)).toBe('Set the task for 22 students')
})
