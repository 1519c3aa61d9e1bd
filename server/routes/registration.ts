import type { Handlers, Services } from '../call.ts'
import { presentAccount } from '../present-account.ts'
import { ApiProblem } from '../problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/session/registration': async ({ caller: { session }, input }) => {
      const record =
        input.role === 'student'
          ? await store.accounts.completeStudent(session, input)
          : await store.accounts.completeTeacher(session, input)
      // The words are those of the specification's modal (specification 1, section 4).
      if (!record)
        throw new ApiProblem('alreadyRegistered', 'An account with this email/UID has already been registered.')
      return presentAccount(session, record)
    },
  }) satisfies Partial<Handlers>
