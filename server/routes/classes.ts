import type { Handlers, Services } from '../call.ts'
import { ApiProblem } from '../problem.ts'

export const classHandlers = ({ store }: Services) =>
  ({
    'GET /api/classes': async ({ caller }) => ({ classes: await store.classes.listOf(caller.id) }),

    'POST /api/classes': async ({ caller, input }) => {
      const classroom = await store.classes.create({ ...input, teacherId: caller.id })
      if (!classroom) throw new ApiProblem('refused', 'This id is taken')
      return store.classes.withStudentCount(classroom)
    },

    'PATCH /api/classes/{class}': async ({ caller, input }) => {
      await store.classes.rename(caller.classroom.id, input.name)
      return store.classes.withStudentCount({ ...caller.classroom, name: input.name })
    },

    'DELETE /api/classes/{class}': async ({ caller }) => {
      await store.classes.delete(caller.classroom.id)
      return {}
    },
  }) satisfies Partial<Handlers>
