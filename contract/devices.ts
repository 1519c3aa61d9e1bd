/** What the devices of a student keep: moves that the server has acknowledged, and answers that it has refused. */
import { z } from 'zod'
import { type Endpoints, id } from './endpoint.ts'

/** A round, and the number of its last move on one side. */
const roundAt = z.strictObject({ round: id, lastMove: z.int32().min(0) })

/** The most rounds that one request may name. */
export const namedRounds = 500

/** The most answers that a device can report. */
export const mostReported = 20_000

export const deviceEndpoints = {
  'POST /api/rounds/missing': {
    summary: 'The rounds of which the server has fewer moves than a device, with its last move. 0: it has none',
    who: 'student',
    input: z.strictObject({ rounds: z.array(roundAt).min(1).max(namedRounds) }),
    output: z.object({ missing: z.array(roundAt) }),
  },
  'PUT /api/devices/{device}': {
    summary: 'Report the number of answers on a device that the server has refused, as a hint for the teacher',
    who: 'student',
    params: z.strictObject({ device: id }),
    input: z.strictObject({ setAside: z.int().min(0).max(mostReported) }),
    output: z.object({}),
  },
} as const satisfies Endpoints
