import { noSuchStudent } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { day, noticeLasts } from '../retention.ts'
import { mostRoundsRead, unlikelyPlayIn, unlikelyPlayLasts } from '../rounds/unlikely-play.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { changesLast } from '../store/students/name-changes.ts'
import { changesInClass } from '../students/changes-by-teachers.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { headOf } from '../students/head-of.ts'

export const studentHandlers = ({ store, clock, shownAt, config: { retentionDays } }: Services) =>
  ({
    'GET /api/classes/{class}/students': async ({ params }) => {
      const keepsFor = retentionDays === null ? Number.POSITIVE_INFINITY : retentionDays * day
      const now = clock()
      const [classroom, students, completed, setAside, changes, unused] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.progress.completedInClass(params.class),
        store.devices.setAsideInClass(params.class),
        changesInClass(store, params.class, now),
        retentionDays === null
          ? new Map<string, number>()
          : store.retention.unusedInClass(params.class, Math.min(now - keepsFor + noticeLasts, shownAt())),
      ])
      return {
        classroom: withStudentCount(classroom, students.length),
        students: students.map((student) => ({
          ...student,
          completed: completed[student.id] ?? {},
          setAside: setAside.get(student.id) ?? 0,
          deletion: deletionOf(unused.get(student.id), keepsFor),
          changes: changes.get(student.id) ?? [],
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

    'GET /api/classes/{class}/unlikely-play': async ({ params }) => {
      const since = shownAt() - unlikelyPlayLasts
      return { play: unlikelyPlayIn(await store.playedRounds.inClass(params.class, since, mostRoundsRead), since) }
    },

    'PATCH /api/classes/{class}/students/{student}': async ({ caller, params, input }) => {
      const changing = { studentId: params.student, teacherId: caller.id }
      const renamed = await store.nameChanges.rename(changing, input)
      if (renamed === 'notFound') throw noSuchStudent()
      if (renamed === 'locked') throw nameLocked()
      if (renamed === 'changedTooOften')
        throw new ApiProblem('changedTooOften', 'This name was changed too often today')
      return {}
    },

    'DELETE /api/classes/{class}/students/{student}/names/{change}': async ({ caller, params }) => {
      const changing = { studentId: params.student, teacherId: caller.id, id: params.change }
      const outcome = await store.nameChanges.undo(changing, changesLast)
      if (outcome === 'notFound') throw new ApiProblem('notFound', 'There is no such change of this name')
      if (outcome === 'locked') throw nameLocked()
      if (outcome === 'superseded') throw new ApiProblem('superseded', 'This name was changed again since')
      if (outcome === 'tooLate') throw new ApiProblem('refused', 'It is too late to undo this')
      return {}
    },

    'GET /api/classes/{class}/students/{student}/progress': async ({ caller: { classroom }, params, input }) => {
      const [head, bests] = await Promise.all([
        headOf(store, params.student, classroom),
        store.progress.bestsIn(params.student, input.operation),
      ])
      return { ...head, bests }
    },
  }) satisfies Partial<Handlers>

const nameLocked = () => new ApiProblem('nameLocked', 'Another teacher of this student has locked the name')

function deletionOf(lastSignIn: number | undefined, keepsFor: number) {
  return lastSignIn === undefined ? null : { lastSignIn, at: lastSignIn + keepsFor }
}
