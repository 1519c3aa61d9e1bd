import type { Handlers, Services } from '../http/handlers.ts'

export const pictureHandlers = ({ store }: Services) =>
  ({
    'PUT /api/me/picture': async ({ caller, input }) => {
      await store.pictures.choose(caller.id, input.picture)
      return {}
    },
  }) satisfies Partial<Handlers>
