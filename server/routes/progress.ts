import type { Handlers, Services } from '../http/handlers.ts'

export const progressHandlers = ({ store }: Services) =>
  ({
    'GET /api/progress': ({ caller }) => store.progress.recordsOf(caller.id),
  }) satisfies Partial<Handlers>
