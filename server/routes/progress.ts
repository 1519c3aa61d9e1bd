import type { Handlers, Services } from '../http/handlers.ts'

export const progressHandlers = ({ store }: Services) =>
  ({
    'GET /api/progress': async ({ caller }) => ({ bests: await store.progress.bestsOf(caller.id) }),
  }) satisfies Partial<Handlers>
