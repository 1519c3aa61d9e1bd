/**
 * Endpoints for the moves that a student's devices keep: acknowledged ones, and answers that the server has refused.
 */
import { z } from 'zod'
import { done, type Endpoints } from './endpoint.ts'
import { id } from './fields.ts'

/** A round, and the number of its last move on one side. */
const roundAt = z.strictObject({ round: id, lastMove: z.int32().min(0) }).meta({ id: 'RoundAt' })

/** The most rounds that one request may name. */
export const mostRounds = 500

/** The most answers that a device can report. */
export const mostReported = 20_000

export const deviceEndpoints = {
  'POST /api/rounds/missing': {
    operationId: 'listMissingMoves',
    tag: 'Rounds',
    summary: 'The rounds of which the server has fewer moves than a device',
    description: 'The last move of each such round on the server is returned. It is 0 where the server has none.',
    who: 'student',
    input: z.strictObject({ rounds: z.array(roundAt).min(1).max(mostRounds) }),
    output: z.object({ missing: z.array(roundAt) }),
  },
  'PUT /api/devices/{device}': {
    operationId: 'reportDevice',
    tag: 'Rounds',
    summary: 'Report the number of answers on a device that the server has refused',
    description: 'The number is a hint for the teacher. It is forgotten after 30 days.',
    who: 'student',
    params: z.strictObject({ device: id }),
    input: z.strictObject({ setAside: z.int().min(0).max(mostReported) }),
    output: done,
  },
} as const satisfies Endpoints
