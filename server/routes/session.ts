import type { Handlers } from '../call.ts'
import { presentAccount } from '../present-account.ts'

export const sessionHandlers = () =>
  ({
    'GET /api/session': async ({ caller }) => ({
      account: caller.session && presentAccount(caller.session, caller.record),
    }),

    'DELETE /api/session': async ({ signOut }) => {
      await signOut()
      return {}
    },
  }) satisfies Partial<Handlers>
