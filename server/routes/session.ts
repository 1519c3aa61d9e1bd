import type { Handlers } from '../call.ts'

export const sessionHandlers = () =>
  ({
    'GET /api/session': async ({ caller }) => ({ account: caller.account }),

    'DELETE /api/session': async ({ signOut }) => {
      await signOut()
      return {}
    },
  }) satisfies Partial<Handlers>
