import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { roundRef } from '../rounds/round-ref.ts'
import { storeMoves } from '../rounds/store-moves.ts'

export const roundHandlers = (services: Services) =>
  ({
    'POST /api/rounds/{round}/moves': async ({ caller, round: stored, params, input }) => {
      const { ref, rules, moves } = input
      const round = roundRef(services.kinds, { studentId: caller.id, roundId: params.round, ref, rules })
      if (!round) throw new ApiProblem('notFound', `There is no such ${ref.kind}`)
      return storeMoves(services, round, stored, moves)
    },
  }) satisfies Partial<Handlers>
