import { z } from 'zod'
import { batchByKind } from './batches.ts'
import type { Endpoints } from './endpoint.ts'
import { id } from './fields.ts'

export const roundEndpoints = {
  'POST /api/rounds/{round}/moves': {
    operationId: 'saveMoves',
    tag: 'Rounds',
    summary: 'Save moves of a round, in order',
    description: 'The server replays the moves. The response comes after they are stored.',
    who: 'student',
    params: z.strictObject({ round: id }),
    input: z.union(Object.values(batchByKind)),
    output: z.object({
      /** The number of the last stored move. */
      lastMove: z.int(),
      /** Whether the round no longer counts, because the teacher cleared the level. */
      closed: z.boolean(),
      /** The stored best streak of the level. If the round raises no record, its own best streak. */
      best: z.int(),
      /** Whether the level is completed. If the round raises no record, whether the round reached its target. */
      completed: z.boolean(),
    }),
    problems: ['notFound', 'outOfOrder', 'refused', 'notYet', 'busy'],
  },
} as const satisfies Endpoints
