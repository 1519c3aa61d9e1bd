import type { Handlers, Services } from '../call.ts'
import { ApiProblem } from '../problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/student': async ({ caller, input }) => {
      const account = await store.accounts.completeStudent(caller.account.id, input)
      if (!account) throw alreadyRegistered()
      return account
    },

    'PUT /api/teacher': async ({ caller, input }) => {
      const account = await store.accounts.completeTeacher(caller.account.id, input)
      if (!account) throw alreadyRegistered()
      return account
    },
  }) satisfies Partial<Handlers>

/** In the words of the specification's modal (specification 1, section 4). */
const alreadyRegistered = () =>
  new ApiProblem('alreadyRegistered', 'An account with this email/UID has already been registered.')
