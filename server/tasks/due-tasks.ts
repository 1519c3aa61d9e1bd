/** The tasks that are due next, as the list of a teacher's classes has them. */
import type { DueTask } from '#contract'
import { partStates, progressOf } from '#maths'
import { dateOf } from '#maths/insight'
import type { Store } from '../store/open.ts'
import type { StoredTask } from '../store/tasks/tasks.ts'
import { type Now, playInClass, studentsOfTask } from './task-output.ts'

/** The last day on which a task is due next, counted from today, and the most of these tasks for each class. */
const [within, most] = [7, 2]

/** A task that was read because it has a due day. */
type WithDueDate = StoredTask & { readonly dueDate: string }

/**
 * Returns the next tasks of each class that has such tasks, by the id of the class. Play is read only in these classes,
 * and since the earliest of these tasks began.
 */
export async function dueTasks(
  store: Store,
  classIds: readonly string[],
  now: Now,
): Promise<Record<string, DueTask[]>> {
  const today = now.dayOf(now.now)
  const days = { from: dateOf(today), to: dateOf(today + within) }
  const tasks = (await store.tasks.listDue(classIds, days)).filter((task) => task.dueDate !== null) as WithDueDate[]
  const due: Record<string, DueTask[]> = {}
  await Promise.all(
    classIds.map(async (classId) => {
      const next = tasks.filter((task) => task.classId === classId).sort(byDueDay)
      if (next.length > 0) due[classId] = await counted(store, classId, next.slice(0, most), now)
    }),
  )
  return due
}

/** Tasks of one day are in the order in which they began. */
function byDueDay(a: WithDueDate, b: WithDueDate): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1
  return a.beginsAt - b.beginsAt || (a.id < b.id ? -1 : 1)
}

async function counted(store: Store, classId: string, tasks: readonly WithDueDate[], { dayOf }: Now) {
  const [inClass, playOf] = await Promise.all([store.insight.joinedAt(classId), playInClass(store, classId, tasks)])
  const students = Array.from(inClass.keys(), (id) => ({ id }))
  return tasks.map((task): DueTask => {
    const ofTask = studentsOfTask(task, students)
    const done = ofTask.filter(({ id }) => progressOf(partStates(task, playOf(id), dayOf)) === 'done')
    return { id: task.id, title: task.title, due: task.dueDate, done: done.length, students: ofTask.length }
  })
}
