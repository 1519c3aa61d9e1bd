import type { Handlers, Services } from '../call.ts'

export const eventHandlers = ({ store }: Services) =>
  ({
    'GET /api/classes/{class}/events':
      async ({ caller: { classroom } }) =>
      (tell) =>
        store.changes.listen(classroom.id, (operation) => tell({ class: classroom.id, operation })),
  }) satisfies Partial<Handlers>
