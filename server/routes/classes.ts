import type { ClassStudent } from '#contract'
import { countCompleted, levelsOf, operations } from '#maths'
import type { Handlers, Services } from '../call.ts'
import { ApiProblem } from '../problem.ts'
import { shortNames } from '../short-names.ts'
import type { BestsByOperation } from '../store/store.ts'

/** NZ English: macrons stand beside their plain letters. */
const { compare } = new Intl.Collator('en-NZ')

export const classHandlers = ({ store }: Services) =>
  ({
    'GET /api/classes': async ({ caller }) => ({ classes: await store.classes.listOf(caller.id) }),

    'POST /api/classes': async ({ caller, input }) => {
      const teacher = { teacherId: caller.id, teacherEmail: caller.session.email }
      const classroom = await store.classes.create({ ...input, ...teacher })
      if (!classroom) throw new ApiProblem('refused', 'This id is taken')
      return store.classes.withStudentCount(classroom)
    },

    'PATCH /api/classes/{code}': async ({ caller, input }) => {
      await store.classes.rename(caller.classroom.id, input.name)
      return store.classes.withStudentCount({ ...caller.classroom, name: input.name })
    },

    'DELETE /api/classes/{code}': async ({ caller }) => {
      await store.classes.delete(caller.classroom.id)
      return {}
    },

    'GET /api/classes/{code}/students': async ({ caller: { classroom } }) => {
      const students = await store.classes.students(classroom.id)
      const bests = await store.progress.bestsInClass(classroom.id)
      const names = shortNames(students)
      const shown = students.map(({ id }) => ({
        id,
        shortName: names.get(id) ?? '',
        completed: completedOf(bests[id] ?? {}),
      }))
      return {
        classroom: { ...classroom, studentCount: students.length },
        students: shown.sort((a, b) => compare(a.shortName, b.shortName)),
      }
    },

    'GET /api/classes/{code}/students/{student}/progress': async ({ caller: { classroom }, params, input }) => {
      const bests = await store.progress.bestsIn(params.student, input.operation)
      const names = shortNames(await store.classes.students(classroom.id))
      return { shortName: names.get(params.student) ?? '', className: classroom.name, bests }
    },
  }) satisfies Partial<Handlers>

function completedOf(bests: BestsByOperation): ClassStudent['completed'] {
  const touched = operations.filter((operation) => bests[operation])
  return Object.fromEntries(
    touched.map((operation) => [operation, countCompleted(levelsOf(operation), bests[operation]!)]),
  )
}
