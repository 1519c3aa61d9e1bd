import type { Handlers, Services } from '../http/handlers.ts'

export const sessionHandlers = ({ store, streams }: Services) =>
  ({
    'GET /api/session': async ({ caller }) => ({ account: caller.account }),

    'DELETE /api/sessions': async ({ caller, signOut }) => {
      await store.sessions.revokeOf(caller.account.id)
      streams.endAccount(caller.account.id)
      await signOut()
      return {}
    },

    'DELETE /api/session': async ({ signOut }) => {
      await signOut()
      return {}
    },
  }) satisfies Partial<Handlers>
