import { beginOf } from '#maths'
import { createDayOf, mondayOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

export const classHopHandlers = ({ store, shownAt, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)

  async function hopsOf(classId: string) {
    const monday = beginOf(mondayOf(dayOf(shownAt())), dayOf)
    const [hops, mark] = await Promise.all([
      store.classHops.answersSince(classId, monday),
      store.classHops.markOf(classId),
    ])
    if (mark === null) throw new ApiProblem('notFound', 'There is no such class')
    return { hops, mark }
  }

  return {
    'GET /api/classes/{class}/hops': ({ params }) => hopsOf(params.class),
    'PUT /api/classes/{class}/hops': async ({ params, input }) => {
      await store.classHops.setMark(params.class, input.mark)
      return hopsOf(params.class)
    },
  } satisfies Partial<Handlers>
}
