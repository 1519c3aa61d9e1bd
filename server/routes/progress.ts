import type { Handlers, Services } from '../call.ts'

export const progressHandlers = ({ store }: Services) =>
  ({
    'GET /api/progress': async ({ caller }) => ({ bests: await store.progress.bestsOf(caller.id) }),
  }) satisfies Partial<Handlers>
