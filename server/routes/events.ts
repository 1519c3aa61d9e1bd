import type { Handlers, Services } from '../http/handlers.ts'

export const eventHandlers = ({ store, sharedReads }: Services) =>
  ({
    'GET /api/classes/{class}/events':
      async ({ caller: { classroom } }) =>
      (send) =>
        store.changes.subscribe(classroom.id, ({ kind, operation }) => {
          sharedReads.expectPage(classroom.id)
          send({ class: classroom.id, kind, operation })
        }),
  }) satisfies Partial<Handlers>
