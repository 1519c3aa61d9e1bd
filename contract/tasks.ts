/** Tasks: work that a teacher sets for students of a class (docs/product/teacher-screens.md, "Tasks"). */
import { z } from 'zod'
import type { PlayedProblem } from '#maths'
import { classroom, ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { exactly } from './exactly.ts'
import { accountId, day, filled, id, levelId, operation } from './fields.ts'
import { namedStudent } from './insight.ts'
import { setVersion } from './rounds.ts'
import { choiceAnswer, orderAnswer, ownPicture } from './sets.ts'

/** The most parts of a task, the most open tasks of a class, and the most closed ones that the list has. */
export const mostParts = 30
export const mostOpenTasks = 100
export const mostClosedTasks = 100

/** The numbers of right answers that a task may need. */
export const fewestRightAnswers = 5
export const mostRightAnswers = 100

/** A level as a piece of a task's work. */
const levelPart = z.strictObject({ kind: z.literal('level'), operation, levelId })
/** A version of a set of own problems. */
const set = z.strictObject(setVersion)

/** A piece of a task's work, as a teacher sets it. A new version may only add kinds. */
export const givenPart = z
  .discriminatedUnion('kind', [levelPart, z.strictObject({ kind: z.literal('set'), set })])
  .meta({ id: 'GivenTaskPart' })
export type GivenTaskPart = z.infer<typeof givenPart>

/** A piece of a task's work, with what lists show of a set. */
const part = z
  .discriminatedUnion('kind', [
    levelPart,
    z.strictObject({ kind: z.literal('set'), set, title: z.string(), problemCount: z.int() }),
  ])
  .meta({ id: 'TaskPart' })
export type TaskPart = z.infer<typeof part>

const isDistinct = (values: readonly unknown[]) =>
  new Set(values.map((one) => JSON.stringify(one))).size === values.length
const distinct = 'must not repeat'

const title = filled(100)
const parts = z.array(givenPart).min(1).max(mostParts).refine(isDistinct, distinct)
/** The right answers that each part needs. Null for the streak that completes its level. */
const rightAnswers = z.int().min(fewestRightAnswers).max(mostRightAnswers).nullable()
/** Null for all students of the class, also those who join later. */
const students = z.array(accountId).min(1).max(500).refine(isDistinct, distinct).nullable()
/** The last day on which work is in time. Null for a task without one. */
const due = day.nullable()

/** These fields of a task are chosen by its teacher. */
const settings = { title, parts, rightAnswers, students, due, countsEarlier: z.boolean() }

const task = z
  .object({
    id,
    title: z.string(),
    parts: z.array(part),
    rightAnswers: z.int().nullable(),
    /** Whether a level that was completed before the task began is done. */
    countsEarlier: z.boolean(),
    /** Null for all students of the class. Otherwise those of them who are in the class. */
    students: z.array(accountId).nullable(),
    /** The first day, and whether it has come. */
    begins: day,
    hasBegun: z.boolean(),
    due,
    isClosed: z.boolean(),
    /** Whether a student has answered a question for it. Such a task cannot be deleted. */
    hasWork: z.boolean(),
    /** The number of its changes. */
    revision: z.int(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof task>

/**
 * The state of a part for one student. `count` is the best streak since the task began or, with `rightAnswers`, the
 * number of right answers. For a set, it is the number of solved problems, whose positions are in `solved`. Days and
 * lateness are those of play, not of arrival.
 */
const state = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('notBegun') }),
    z.object({ kind: z.literal('soFar'), count: z.int(), solved: z.array(z.int()).readonly().exactOptional() }),
    z.object({ kind: z.literal('done'), day, isLate: z.boolean() }),
  ])
  .meta({ id: 'TaskPartState' })
export type TaskPartState = z.infer<typeof state>

/** The states of all parts of a task for one student, in their order. */
const states = z.array(state)

/** A task as one of its students sees it. */
const studentTask = z
  .object({
    id,
    class: id,
    className: z.string(),
    title: z.string(),
    /** When it began, in epoch milliseconds. Rounds count whose first move was made at this moment or later. */
    beganAt: z.int(),
    due,
    rightAnswers: z.int().nullable(),
    parts: z.array(part),
    states,
  })
  .meta({ id: 'StudentTask' })
export type StudentTask = z.infer<typeof studentTask>

/** A problem as students play it (`PlayedProblem` of maths/own/). */
const playedProblem = exactly<PlayedProblem>()(
  z
    .object({
      key: z.string(),
      text: z.string(),
      picture: ownPicture.nullable(),
      names: z.array(z.string()).readonly(),
      answer: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('number'), unit: z.string(), within: z.string() }),
        choiceAnswer,
        orderAnswer,
      ]),
      rows: z.array(z.array(z.string()).readonly()).readonly(),
    })
    .meta({ id: 'PlayedProblem' }),
)

/** A version of a set as students play it and as worksheets print it. */
export const playedSet = z
  .object({ set, title: z.string(), problems: z.array(playedProblem) })
  .meta({ id: 'PlayedSet' })

/** A task in the path. */
const ofTask = ofClass.extend({ task: id })

export const taskEndpoints = {
  'GET /api/classes/{class}/tasks': {
    operationId: 'listClassTasks',
    logs: 'classOpened',
    tag: 'Tasks',
    summary: 'The tasks of a class: the open ones, and the hundred that were closed last',
    who: 'reads',
    params: ofClass,
    output: z.object({
      classroom,
      today: day,
      /** Those set last come first. The counts are students who have done all parts, some work, or none. */
      tasks: z.array(task.extend({ done: z.int(), soFar: z.int(), notBegun: z.int() })),
    }),
    tagged: true,
  },
  'POST /api/classes/{class}/tasks': {
    operationId: 'setTask',
    logs: 'taskSet',
    tag: 'Tasks',
    summary: 'Set a task',
    description:
      'Sending the same id again returns the task that was set. `begins` is null for now, or a day from today on. A ' +
      'class has at most 100 open tasks.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ id, begins: day.nullable(), ...settings }),
    output: task,
    problems: ['notFound', 'refused'],
  },
  'GET /api/classes/{class}/tasks/{task}': {
    operationId: 'getTask',
    logs: 'classOpened',
    tag: 'Tasks',
    summary: 'A task with the state of each part for each student',
    who: 'reads',
    params: ofTask,
    output: z.object({ classroom, today: day, task, students: z.array(namedStudent.extend({ states })) }),
    tagged: true,
    problems: ['notFound'],
  },
  'PATCH /api/classes/{class}/tasks/{task}': {
    operationId: 'changeTask',
    logs: 'taskChanged',
    tag: 'Tasks',
    summary: 'Change, close or reopen a task',
    description:
      'Absent fields stay as they are. Play is never changed: states are worked out again. The beginning of a task that ' +
      'has begun stays. `revision` is that of the task that the teacher saw. Another change since then is refused, and a ' +
      'change that is already made is a success.',
    who: 'teaches',
    params: ofTask,
    input: z.strictObject({
      title: title.exactOptional(),
      parts: parts.exactOptional(),
      rightAnswers: rightAnswers.exactOptional(),
      students: students.exactOptional(),
      due: due.exactOptional(),
      countsEarlier: z.boolean().exactOptional(),
      begins: day.nullable().exactOptional(),
      isClosed: z.boolean().exactOptional(),
      revision: z.int().exactOptional(),
    }),
    output: task,
    problems: ['notFound', 'refused', 'superseded'],
  },
  'DELETE /api/classes/{class}/tasks/{task}': {
    operationId: 'deleteTask',
    logs: 'taskDeleted',
    tag: 'Tasks',
    summary: 'Delete a task for which nobody has answered a question',
    who: 'teaches',
    params: ofTask,
    output: done,
    problems: ['notFound', 'refused'],
  },
  'GET /api/tasks': {
    operationId: 'listTasks',
    tag: 'Tasks',
    summary: "The student's open tasks that have begun, in all classes, with the state of each part",
    description:
      'A task whose parts are all done stays until the end of that day. The due day that comes first is first.',
    who: 'student',
    output: z.object({
      today: day,
      /** The time zone of the server, by its IANA name, in which the days are. */
      timeZone: z.string(),
      tasks: z.array(studentTask),
    }),
    tagged: true,
  },
  'GET /api/tasks/{task}/sets/{set}': {
    operationId: 'getTaskSet',
    tag: 'Tasks',
    summary: "The problems of a set in one of the student's open tasks that have begun",
    who: 'student',
    params: z.object({ task: id, set: id }),
    output: playedSet,
    problems: ['notFound'],
  },
} as const satisfies Endpoints
