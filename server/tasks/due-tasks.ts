/** The tasks that are due next, as the list of a teacher's classes has them. */
import type { DueTask } from '#contract'
import { daysOfDueNext, dueNext, partStates, progressOf } from '#maths'
import type { Store } from '../store/open.ts'
import type { StoredTask } from '../store/tasks/tasks.ts'
import { type Now, playInClass, studentsOfTask } from './task-output.ts'

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
  const days = daysOfDueNext(now.dayOf(now.now))
  const tasks = (await store.tasks.listDue(classIds, days)).filter((task) => task.dueDate !== null) as WithDueDate[]
  const due: Record<string, DueTask[]> = {}
  await Promise.all(
    classIds.map(async (classId) => {
      const next = dueNext(tasks.filter((task) => task.classId === classId))
      if (next.length > 0) due[classId] = await counted(store, classId, next, now)
    }),
  )
  return due
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
