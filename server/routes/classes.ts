import { createDayOf, dateOf } from '#maths/insight'
import { requireStudent } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { withLastDay } from '../store/classes/class-roles.ts'
import type { ClassRow, CountedClass } from '../store/classes/class-rows.ts'
import type { Store } from '../store/open.ts'
import { withShortNames } from '../students/short-names.ts'
import { dueTasks } from '../tasks/due-tasks.ts'

export const classHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  return {
    'GET /api/classes': async ({ caller }) => {
      const [classes, waiting] = await Promise.all([
        store.classes.listOf(caller.id),
        store.joinRequests.countsOfTeacher(caller.id),
      ])
      const now = { now: clock(), dayOf }
      return {
        today: dateOf(dayOf(now.now)),
        classes: classes.map((one) => withLastDay(one, dayOf)),
        waiting,
        due: await dueTasks(store, classes.filter(isInUse).map(idOf), now),
      }
    },

    'POST /api/classes': async ({ caller, input }) => {
      const classroom = await store.classes.create({ ...input, teacherId: caller.id })
      if (!classroom) throw new ApiProblem('refused', 'This id is taken')
      return store.classes.withStudentCount(classroom)
    },

    'PATCH /api/classes/{class}': async ({ caller: { classroom }, input }) =>
      counted(store, await store.classes.update(classroom.id, input)),

    'DELETE /api/classes/{class}': async ({ caller: { id: erasedBy, classroom }, log }) => {
      const erasing = { classId: classroom.id, className: classroom.name, erasedBy }
      const first = await store.teacherErasures.eraseListed(erasing)
      await store.classes.delete(classroom.id)
      // A student who was listed at the same moment would otherwise have a card and no class.
      const late = await store.teacherErasures.eraseListed(erasing)
      if (first || late) log('erased')
      return {}
    },

    'PUT /api/classes/{class}/archive': async ({ caller: { classroom }, input: { isArchived } }) =>
      counted(store, await store.classes.archive(classroom.id, isArchived)),

    'POST /api/classes/{class}/code': async ({ caller: { classroom }, input }) =>
      counted(store, await store.classes.changeCode(classroom.id, input.code)),

    'GET /api/classes/{class}/outside': async ({ caller }) => ({
      waiting: withShortNames(await store.joinRequests.listOf(caller.classroom.id)),
      removed: withShortNames(await store.removals.listBlocked(caller.classroom.id)),
    }),

    'DELETE /api/classes/{class}/blocked/{student}': async ({ caller: { classroom }, params: { student } }) => {
      if (!(await store.removals.admit(classroom.id, student))) await requireStudent(classroom, student, store)
      return {}
    },

    'POST /api/classes/{class}/requests/{student}': async ({
      caller: { classroom },
      params: { student },
      input: { shortName },
    }) => {
      const waiting = withShortNames(await store.joinRequests.listOf(classroom.id))
      const asked = waiting.find(({ id }) => id === student)
      if (asked && asked.shortName !== shortName)
        throw new ApiProblem('superseded', 'The name of this student has changed')
      const joined = asked !== undefined && (await store.joinRequests.accept(student, classroom.id))
      if (!joined) await requireStudent(classroom, student, store)
      return {}
    },

    'DELETE /api/classes/{class}/requests/{student}': async ({ caller: { classroom }, params: { student } }) => {
      await store.joinRequests.decline(student, classroom.id)
      return {}
    },
  } satisfies Partial<Handlers>
}

const isInUse = ({ archivedAt }: Pick<ClassRow, 'archivedAt'>) => archivedAt === null
const idOf = ({ id }: Pick<ClassRow, 'id'>) => id

/** Throws `notFound` if the class has been deleted meanwhile. */
function counted(store: Store, row: ClassRow | null): Promise<CountedClass> {
  if (!row) throw new ApiProblem('notFound', 'There is no such class')
  return store.classes.withStudentCount(row)
}
