import type { Handlers, Services } from '../call.ts'
import { presentAccount } from '../present-account.ts'
import { ApiProblem } from '../problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/student': async ({ caller, input }) => {
      const record = await store.accounts.completeStudent(caller.session, input)
      if (!record) throw alreadyRegistered()
      return presentAccount(caller.session, record)
    },

    'PUT /api/teacher': async ({ caller, input }) => {
      const record = await store.accounts.completeTeacher(caller.session, input)
      if (!record) throw alreadyRegistered()
      return presentAccount(caller.session, record)
    },
  }) satisfies Partial<Handlers>

/** In the words of the specification's modal (specification 1, section 4). */
const alreadyRegistered = () =>
  new ApiProblem('alreadyRegistered', 'An account with this email/UID has already been registered.')
