import type { Handlers, Services } from '../call.ts'
import { ApiProblem } from '../problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/session/registration': async ({ caller, input }) => {
      const { id } = caller.account
      const account =
        input.role === 'student'
          ? await store.accounts.completeStudent(id, input)
          : await store.accounts.completeTeacher(id, input)
      // The words are those of the dialog "Account Already Exists"
      // (docs/product/accounts-and-classes.md, "Registration").
      if (!account)
        throw new ApiProblem('alreadyRegistered', 'An account with this email/UID has already been registered.')
      return account
    },
  }) satisfies Partial<Handlers>
