import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeCodeTry } from '../limits/shared-limits.ts'

export const membershipHandlers = ({ store, config: { joinApproval } }: Services) =>
  ({
    'GET /api/memberships': async ({ caller }) => ({
      classes: await store.memberships.listOf(caller.id),
      waiting: await store.joinRequests.countOf(caller.id),
    }),

    'POST /api/memberships': async ({ caller, input, address }) => {
      const code = input.code.toUpperCase()
      if (code === '') throw new ApiProblem('invalid', 'Please enter a class code', { fields: [emptyCode] })
      const taken = await takeCodeTry(store, caller.id, address())
      if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong codes. Please wait ten minutes')
      const classroom = await store.classes.selectByCode(code)
      const isOpen = classroom?.isOpen === 1 && classroom.archivedAt === null
      if (!isOpen || (await store.removals.isBlocked(classroom.id, caller.id))) throw unknownCode()
      for (const one of taken) await store.tries.giveBack(one)
      if (joinApproval && !(await store.classes.hasStudent(classroom.id, caller.id))) {
        if (!(await store.joinRequests.ask(caller.id, classroom.id))) throw unknownCode()
        return { waits: true }
      }
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
