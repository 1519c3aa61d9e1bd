import type { Handlers, Services } from '../call.ts'

export const eventHandlers = ({ store }: Services) =>
  ({
    'GET /api/classes/{code}/events':
      async ({ caller: { classroom } }) =>
      (tell) =>
        store.changes.listen(classroom.id, (operation) => tell({ code: classroom.code, operation })),
  }) satisfies Partial<Handlers>
