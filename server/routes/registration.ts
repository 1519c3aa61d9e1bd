import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/session/registration': async ({ caller, input }) => {
      const { id } = caller.account
      const account =
        input.role === 'student'
          ? await store.accounts.completeStudent(id, input)
          : await store.accounts.completeTeacher(id, input)
      // The dialog "Account Already Exists" has the same words
      // (docs/product/accounts-and-classes.md, "Registration").
      if (!account)
        throw new ApiProblem('alreadyRegistered', 'An account with this email/UID has already been registered.')
      return account
    },
  }) satisfies Partial<Handlers>
