/** Tasks and the states of their parts as responses have them. */
import type { StudentTask, Task, TaskPartState } from '#contract'
import {
  hasWorked,
  isOver,
  type PartState,
  type Played,
  partStates,
  progressOf,
  setsIn,
  type TaskPart,
  versionName,
} from '#maths'
import { type DayOf, dateOf } from '#maths/insight'
import type { Store } from '../store/open.ts'
import type { SetWithKeys } from '../store/tasks/task-rounds.ts'
import type { StoredTask, TaskOfStudent } from '../store/tasks/tasks.ts'

/** The moment of a request, and the days of play. */
export interface Now {
  readonly now: number
  readonly dayOf: DayOf
}

type PlayOf = (studentId: string) => Played

/** Returns a function that finds the play of each student of a class which may count for these tasks. */
export async function playInClass(
  { taskRounds, setVersions }: Store,
  classId: string,
  tasks: readonly StoredTask[],
): Promise<PlayOf> {
  const countsEarlier = tasks.some((task) => task.countsEarlier)
  const sets = await setsOf(setVersions, tasks)
  const [rounds, completed, solved] = await Promise.all([
    taskRounds.inClass(classId, playOf(tasks)),
    countsEarlier ? taskRounds.completedInClass(classId) : new Map<string, never[]>(),
    sets.length > 0 ? taskRounds.solvedInClass(classId, sets) : new Map<string, never[]>(),
  ])
  return (studentId) => ({
    rounds: rounds.get(studentId) ?? [],
    completed: completed.get(studentId) ?? [],
    solved: solved.get(studentId) ?? [],
  })
}

/** Returns the students of a task who are in the class, in the order of the class. */
export function studentsOfTask<Student extends { readonly id: string }>(
  { students }: Pick<StoredTask, 'students'>,
  inClass: readonly Student[],
): Student[] {
  return inClass.filter(({ id }) => students === null || students.includes(id))
}

/** Returns a task with the number of students by how far they are. */
export function countedTask(task: StoredTask, ids: readonly string[], playOf: PlayOf, now: Now) {
  const counts = { done: 0, soFar: 0, notBegun: 0 }
  for (const id of ids) counts[progressOf(partStates(task, playOf(id), now.dayOf))]++
  return { ...taskWith(task, ids, playOf, now), ...counts }
}

/** Returns a task as teachers see it. `ids` are its students in the class. */
export function taskWith(task: StoredTask, ids: readonly string[], playOf: PlayOf, { now, dayOf }: Now): Task {
  return {
    id: task.id,
    title: task.title,
    parts: [...task.parts],
    rightAnswers: task.rightAnswers,
    countsEarlier: task.countsEarlier,
    students: task.students && [...ids],
    begins: dateOf(dayOf(task.beginsAt)),
    hasBegun: task.beginsAt <= now,
    due: task.dueDate,
    isClosed: task.closedAt !== null,
    hasWork: ids.some((id) => hasWorked(task, playOf(id).rounds)),
    revision: task.revision,
  }
}

export const statesWith = (task: StoredTask, played: Played, dayOf: DayOf) =>
  partStates(task, played, dayOf).map(stateInDates)

/**
 * Returns the tasks of a student. Those that were done on an earlier day are left out. The first due day comes first.
 */
export async function tasksOfStudent(
  { tasks, taskRounds, setVersions }: Store,
  studentId: string,
  { now, dayOf }: Now,
) {
  const open = await tasks.listOfStudent(studentId)
  const sets = await setsOf(setVersions, open)
  const [rounds, completed, solved] = await Promise.all([
    taskRounds.ofStudent(studentId, playOf(open)),
    open.some((task) => task.countsEarlier) ? taskRounds.completedOfStudent(studentId) : [],
    sets.length > 0 ? taskRounds.solvedOfStudent(studentId, sets) : [],
  ])
  const shown = open.flatMap((task): StudentTask[] => {
    const states = partStates(task, { rounds, completed, solved }, dayOf)
    return isOver(states, dayOf(now)) ? [] : [studentTask(task, states)]
  })
  return shown.sort(byDueDay)
}

function studentTask(task: TaskOfStudent, states: readonly PartState[]): StudentTask {
  return {
    id: task.id,
    class: task.classId,
    className: task.className,
    title: task.title,
    beganAt: task.beginsAt,
    due: task.dueDate,
    rightAnswers: task.rightAnswers,
    parts: [...task.parts],
    states: states.map(stateInDates),
  }
}

/** Tasks without a due day come last. */
function byDueDay(a: StudentTask, b: StudentTask): number {
  const [first, second] = [a, b].map(({ due, beganAt, id }) => `${due ?? 'none'} ${beganAt} ${id}`)
  return first === second ? 0 : first! < second! ? -1 : 1
}

function stateInDates(state: PartState): TaskPartState {
  return state.kind === 'done' ? { ...state, day: dateOf(state.day) } : state
}

/** Returns what to read for these tasks. */
function playOf(tasks: readonly Pick<StoredTask, 'parts' | 'beginsAt'>[]) {
  const parts: TaskPart[] = tasks.flatMap((task) => [...task.parts])
  return { parts, since: Math.min(...tasks.map(({ beginsAt }) => beginsAt), Number.MAX_SAFE_INTEGER) }
}

/** Returns the sets of tasks with the keys of their problems. A set that was deleted with its teacher has none. */
async function setsOf(
  { keysOf }: Store['setVersions'],
  tasks: readonly Pick<StoredTask, 'parts'>[],
): Promise<SetWithKeys[]> {
  const byName = new Map(tasks.flatMap(({ parts }) => setsIn(parts)).map((set) => [versionName(set), set]))
  return Promise.all(Array.from(byName.values(), async (set) => ({ set, keys: await keysOf(set) })))
}
