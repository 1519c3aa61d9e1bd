/** These functions check the fields of a task that the schemas cannot check. */
import { isDeepStrictEqual } from 'node:util'
import type { GivenTaskPart, Input } from '#contract'
import { beginOf, byKind, dayOn, findLevel, isSameVersion, setsIn, type TaskPart } from '#maths'
import { type DayOf, dateOf } from '#maths/insight'
import { noSuchStudent } from '../access.ts'
import { ApiProblem, invalidField } from '../http/problem.ts'
import type { Store } from '../store/open.ts'
import type { StoredTask, TaskFields } from '../store/tasks/tasks.ts'

/** The parts of a request come with what lists show of a set (`partsWith`). */
type NewTask = Omit<Input<'POST /api/classes/{class}/tasks'>, 'parts'> & Pick<TaskFields, 'parts'>
type TaskChange = Omit<Input<'PATCH /api/classes/{class}/tasks/{task}'>, 'revision' | 'parts'> &
  Partial<Pick<TaskFields, 'parts'>>

interface Now {
  readonly now: number
  readonly dayOf: DayOf
}

/**
 * Returns the parts of a request with the title and the length of each set. Throws if a part does not exist for the
 * teacher: a level, or a version of another teacher's set that no task of a class has which this teacher may change.
 */
export async function partsWith(
  { setVersions, taskSets }: Store,
  given: readonly GivenTaskPart[],
  teacher: string,
  before: readonly TaskPart[],
): Promise<TaskPart[]> {
  const setsBefore = setsIn(before)
  return Promise.all(
    given.map((part) =>
      byKind<GivenTaskPart, Promise<TaskPart>>(part, {
        level: async (level) => {
          if (!findLevel(level.operation, level.levelId)) throw new ApiProblem('notFound', 'There is no such level')
          return level
        },
        set: async ({ kind, set }) => {
          const isKnown = set.teacher === teacher || setsBefore.some((one) => isSameVersion(one, set))
          const version = isKnown || (await taskSets.isGivenBy(teacher, set)) ? await setVersions.select(set) : null
          if (!version) throw new ApiProblem('notFound', 'There is no such set')
          return { kind, set, title: version.title, problemCount: version.problems.length }
        },
      }),
    ),
  )
}

/** Returns the fields of a new task. Throws `invalid` for a beginning before today. */
export function fieldsOfNew(classId: string, { begins, due, ...input }: NewTask, now: Now): TaskFields {
  return { ...input, classId, dueDate: due, beginsAt: beginning(begins, now), closedAt: null }
}

/**
 * Returns the fields of a task after a change. A task that has begun keeps its beginning, so that no work is lost.
 * Throws `invalid` for another beginning, or for one before today.
 */
export function fieldsAfter(task: StoredTask, change: TaskChange, { now, dayOf }: Now): TaskFields {
  const { due: _, revision: __, ...before } = task
  const { begins, due = task.dueDate, isClosed, ...others } = change
  const closed = isClosed ?? task.closedAt !== null
  return {
    ...before,
    ...others,
    dueDate: due,
    beginsAt: begins === undefined ? task.beginsAt : movedBeginning(task, begins, { now, dayOf }),
    closedAt: closed ? (task.closedAt ?? now) : null,
  }
}

export function isSame(task: StoredTask, fields: TaskFields): boolean {
  const { due: _, revision: __, ...before } = task
  const sorted = fields.students && [...fields.students].sort()
  return isDeepStrictEqual({ ...before }, { ...fields, students: sorted })
}

function movedBeginning({ beginsAt }: StoredTask, begins: string | null, now: Now): number {
  if (begins === dateOf(now.dayOf(beginsAt))) return beginsAt
  if (beginsAt > now.now) return beginning(begins, now)
  // Sending "now" again is a success.
  if (begins === null) return beginsAt
  throw invalidField('begins', 'must stay, because the task has begun')
}

function beginning(begins: string | null, { now, dayOf }: Now): number {
  if (begins === null || dayOn(begins) === dayOf(now)) return now
  if (dayOn(begins) < dayOf(now)) throw invalidField('begins', 'must not be before today')
  return beginOf(dayOn(begins), dayOf)
}

/** Throws if a task names a student who is not in the class, or a due day before the beginning. */
export async function requireValid(
  store: Store,
  { classId, students, dueDate, beginsAt }: TaskFields,
  dayOf: DayOf,
): Promise<void> {
  if (dueDate !== null && dayOn(dueDate) < dayOf(beginsAt))
    throw invalidField('due', 'must not be before the beginning')
  if (students === null) return
  const inClass = await store.insight.joinedAt(classId)
  if (!students.every((id) => inClass.has(id))) throw noSuchStudent()
}
