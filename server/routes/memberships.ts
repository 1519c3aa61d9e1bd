import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

/** The number of wrong codes that an account may try within so many milliseconds (SECURITY.md). */
export const wrongCodes = { most: 10, within: 10 * 60_000 } as const

export const membershipHandlers = ({ store }: Services) =>
  ({
    'GET /api/memberships': async ({ caller }) => ({ classes: await store.memberships.listOf(caller.id) }),

    'POST /api/memberships': async ({ caller, input }) => {
      const code = input.code.toUpperCase()
      if (code === '') throw new ApiProblem('invalid', 'Please enter a class code', { fields: [emptyCode] })
      const tried = await store.memberships.takeTry(caller.id, wrongCodes)
      if (!tried) throw new ApiProblem('tooManyTries', 'Too many wrong codes. Please wait ten minutes')
      const classroom = await store.classes.selectByCode(code)
      if (!classroom) throw unknownCode()
      await store.memberships.giveTryBack(caller.id, tried)
      if (!(await store.memberships.join(caller.id, classroom.id))) throw unknownCode()
      return store.classes.withTeacherEmail(classroom)
    },

    'DELETE /api/memberships/{class}': async ({ caller, params }) => {
      await store.memberships.leave(caller.id, params.class)
      return {}
    },
  }) satisfies Partial<Handlers>

const emptyCode = { path: 'code', message: 'must not be empty' }

const unknownCode = () => new ApiProblem('notFound', 'Invalid class code')
