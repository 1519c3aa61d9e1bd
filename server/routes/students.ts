import type { Handlers, Services } from '../http/handlers.ts'
import { withShortNames } from '../short-names.ts'
import { type ClassRow, withStudentCount } from '../store/class-rows.ts'
import type { Store } from '../store/open.ts'

export const studentHandlers = ({ store }: Services) =>
  ({
    'GET /api/classes/{class}/students': async ({ caller: { classroom } }) => {
      const [students, completed, setAside] = await Promise.all([
        studentsOf(store, classroom),
        store.progress.completedInClass(classroom.id),
        store.devices.setAsideInClass(classroom.id),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        students: students.map((student) => ({
          ...student,
          completed: completed[student.id] ?? {},
          setAside: setAside.get(student.id) ?? 0,
        })),
      }
    },

    'GET /api/classes/{class}/overview': async ({ caller: { classroom }, input }) => {
      const [students, streaks] = await Promise.all([
        studentsOf(store, classroom),
        store.progress.streaksInClass(classroom.id, input.operation),
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

async function studentsOf(store: Store, { id }: ClassRow) {
  return withShortNames(await store.classes.students(id))
}
