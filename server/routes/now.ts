import { playingStudents, playsAfterMove } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'

export const nowHandlers = ({ store, clock }: Services) =>
  ({
    'GET /api/classes/{class}/now': async ({ params }) => {
      const now = clock()
      const rounds = await store.latestRounds.inClass(params.class, now - playsAfterMove)
      return {
        playing: playingStudents(rounds, now).map(({ studentId, ...playing }) => ({ student: studentId, ...playing })),
      }
    },
  }) satisfies Partial<Handlers>
