/** A task while a teacher chooses it, as data. */
import type { Args, fewestRightAnswers, InsightGroup, mostParts, mostRightAnswers, Task, TaskPart } from '#contract'
import { findLevel, givenPart, partName, setPartsIn, stagesByOperation } from '#maths'
import type { ClassInsightData } from '../api/students/insight.ts'
import { m } from '../language/messages.ts'
import { nextFriday } from './dates.ts'
import { suggestedTitle } from './task-words.ts'

/** The most levels of a task. */
const mostLevels: typeof mostParts = 30

/** The numbers of right answers that a task may need. */
const fewest: typeof fewestRightAnswers = 5
const most: typeof mostRightAnswers = 100

export interface Draft {
  readonly parts: readonly TaskPart[]
  /** Whether each level is for a number of right answers instead of its streak. */
  readonly byAnswers: boolean
  /** The typed number. */
  readonly answers: string
  readonly countsEarlier: boolean
  readonly isForAll: boolean
  readonly students: readonly string[]
  /** A day, '' while another day is not chosen yet, or null for none. */
  readonly due: string | null
  /** A day, '' while another day is not chosen yet, or null for now. */
  readonly begins: string | null
  /** Null for the suggested title. */
  readonly title: string | null
}

export function emptyDraft(today: string): Draft {
  return {
    ...{ parts: [], byAnswers: false, answers: '10', countsEarlier: false, isForAll: true, students: [] },
    ...{ due: nextFriday(today), begins: null, title: null },
  }
}

const partsOf = (group: InsightGroup): TaskPart[] =>
  (group.kind === 'slip' ? group.practice : [group]).map(({ operation, levelId }) => ({
    kind: 'level',
    operation,
    levelId,
  }))

/** Returns a new task for a group of Insight, or for one student of it, with the levels in which it practises. */
export function draftForGroup(group: InsightGroup, today: string, student: string | null = null): Draft {
  const one = group.students.filter((id) => id === student)
  const students = one.length > 0 ? one : group.students
  return { ...emptyDraft(today), parts: partsOf(group), isForAll: false, students }
}

/** Returns a new task for students who are ready for a stage, with all of its levels. */
export function draftForReady(ready: ClassInsightData['ready'], today: string): Draft {
  const parts = ready.slice(0, 1).flatMap(({ operation, nextLevel }): TaskPart[] => {
    const next = findLevel(operation, nextLevel)?.stage
    const levels = stagesByOperation[operation].find(({ id }) => id === next)?.levels ?? []
    return levels.map(({ id }) => ({ kind: 'level', operation, levelId: id }))
  })
  return { ...emptyDraft(today), parts, isForAll: false, students: ready.map(({ student }) => student) }
}

/** Returns a new task with the levels and the title of another one. Who and when are chosen again. */
export const draftOfCopy = (task: Task, today: string): Draft => ({ ...emptyDraft(today), ...whatOf(task) })

export const draftOfTask = (task: Task): Draft => ({
  ...whatOf(task),
  ...{ isForAll: task.students === null, students: task.students ?? [], due: task.due },
  begins: task.hasBegun ? null : task.begins,
})

const whatOf = ({ parts, rightAnswers, countsEarlier, title }: Task) => ({
  ...{ parts, byAnswers: rightAnswers !== null, answers: String(rightAnswers ?? 10), countsEarlier, title },
})

export const isSamePart = (a: TaskPart, b: TaskPart) => partName(a) === partName(b)

export function withPart(draft: Draft, part: TaskPart, isChosen: boolean): Draft {
  const others = draft.parts.filter((one) => !isSamePart(one, part))
  return { ...draft, parts: isChosen ? [...others, part] : others }
}

export const titleOf = ({ title, parts }: Draft) => title ?? suggestedTitle(parts)

/**
 * Returns the words of the button of a new task: "Set 3 levels for 22 students", or "Set the task" before both are
 * chosen. With sets of own problems, it is "Set the task for 22 students".
 *
 * @param inClass the number of students of a task for the class
 */
export function submitWords({ parts, isForAll, students: chosen }: Draft, inClass: number): string {
  const [count, students] = [parts.length, isForAll ? inClass : chosen.length]
  if (count === 0 || students === 0) return m.tasks_set_it()
  return setPartsIn(parts).length === 0 ? m.tasks_set_levels({ count, students }) : m.tasks_set_for({ students })
}

const numberOf = ({ byAnswers, answers }: Draft) => (byAnswers ? Number(answers) : null)

export type Step = 'what' | 'answers' | 'who' | 'due' | 'begins'

/** Returns the first fault of a draft with its step, or null if it can be sent. */
export function faultOf(draft: Draft, today: string, hasBegun: boolean): { step: Step; text: string } | null {
  const { parts, isForAll, students, due, begins } = draft
  const number = numberOf(draft)
  if (parts.length === 0) return { step: 'what', text: m.tasks_no_level() }
  if (parts.length > mostLevels) return { step: 'what', text: m.tasks_too_many({ count: mostLevels }) }
  if (number !== null && !(Number.isInteger(number) && number >= fewest && number <= most))
    return { step: 'answers', text: m.tasks_answers_wrong() }
  if (!isForAll && students.length === 0) return { step: 'who', text: m.tasks_no_student() }
  if (begins === '') return { step: 'begins', text: m.tasks_day_missing() }
  if (begins !== null && begins < today) return { step: 'begins', text: m.tasks_day_past() }
  if (due === '') return { step: 'due', text: m.tasks_day_missing() }
  if (due !== null && !hasBegun && due < (begins ?? today)) return { step: 'due', text: m.tasks_day_before() }
  return null
}

type Fields = Omit<Args<'POST /api/classes/{class}/tasks'>, 'class' | 'id' | 'begins'>

/** Returns the fields of a request. */
export function fieldsOf(draft: Draft): Fields {
  return {
    title: titleOf(draft),
    parts: draft.parts.map(givenPart),
    rightAnswers: numberOf(draft),
    countsEarlier: draft.countsEarlier,
    students: draft.isForAll ? null : [...draft.students],
    due: draft.due,
  }
}
