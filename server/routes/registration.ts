import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

export const registrationHandlers = ({ store }: Services) =>
  ({
    'PUT /api/session/registration': async ({ caller, input }) => {
      const { id } = caller.account
      // A registered account gets the answer that it exists, whatever it may do now.
      const isNew = !caller.account.isRegistrationComplete
      if (isNew && input.role === 'teacher' && !(await store.accounts.mayTeach(id)))
        throw new ApiProblem('notAllowed', 'Teachers need an invitation here. Please ask the person who runs the app.')
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
