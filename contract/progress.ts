import { z } from 'zod'
import { operations } from '#maths'
import type { Endpoints } from './endpoint.ts'

/** Best streak by level id: what the specification's query on 'progress' yields (specification 1, section 7). */
export const bests = z.record(z.string(), z.int())

export const progressEndpoints = {
  'GET /api/progress': {
    summary: "The student's best streaks, by operation and level",
    who: 'student',
    output: z.object({ bests: z.partialRecord(z.enum(operations), bests) }),
  },
} as const satisfies Endpoints
