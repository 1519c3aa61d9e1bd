import { noSuchClass } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { day, noticeLasts } from '../retention.ts'
import { withShortNames } from '../short-names.ts'
import { type ClassRow, withStudentCount } from '../store/class-rows.ts'
import type { Store } from '../store/open.ts'

export const studentHandlers = ({ store, clock, config: { retentionDays } }: Services) =>
  ({
    'GET /api/classes/{class}/students': async ({ params }) => {
      const keepsFor = retentionDays === null ? Number.POSITIVE_INFINITY : retentionDays * day
      const [classroom, students, completed, setAside, unused] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.progress.completedInClass(params.class),
        store.devices.setAsideInClass(params.class),
        retentionDays === null
          ? new Map<string, number>()
          : store.retention.unusedInClass(params.class, clock() - keepsFor + noticeLasts),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        students: students.map((student) => ({
          ...student,
          completed: completed[student.id] ?? {},
          setAside: setAside.get(student.id) ?? 0,
          deletion: deletionOf(unused.get(student.id), keepsFor),
        })),
      }
    },

    'GET /api/classes/{class}/overview': async ({ params, input }) => {
      const [classroom, students, streaks] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.progress.streaksInClass(params.class, input.operation),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        students: students.map((student) => ({ ...student, streaks: streaks[student.id] ?? {} })),
      }
    },

    'PATCH /api/classes/{class}/students/{student}': async ({ params, input }) => {
      await store.accounts.renameStudent(params.student, input)
      return {}
    },

    'GET /api/classes/{class}/students/{student}/progress': async ({ caller: { classroom }, params, input }) => {
      const [student, bests] = await Promise.all([
        store.accounts.select(params.student),
        store.progress.bestsIn(params.student, input.operation),
      ])
      const { firstName, lastName } = student ?? {}
      return { firstName: firstName ?? '', lastName: lastName ?? '', className: classroom.name, bests }
    },
  }) satisfies Partial<Handlers>

function deletionOf(lastSignIn: number | undefined, keepsFor: number) {
  return lastSignIn === undefined ? null : { lastSignIn, at: lastSignIn + keepsFor }
}

/** Returns a class as it is now. Several callers share this read, and the class of the first one may be older. */
async function classOf(store: Store, id: string): Promise<ClassRow> {
  const classroom = await store.classes.select(id)
  if (!classroom) throw noSuchClass()
  return classroom
}

async function studentsOf(store: Store, id: string) {
  return withShortNames(await store.classes.students(id))
}
