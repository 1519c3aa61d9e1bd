import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { levelId, operation } from './fields.ts'

/** The best streak by level id (docs/product/rules-of-play.md, "Streaks and records"). */
export const streaks = z.record(z.string(), z.int()).meta({ id: 'Streaks' })

/** The record of each level, by level id: the best streak, and whether the level is completed. */
export const bests = z
  .record(z.string(), z.object({ streak: z.int(), completed: z.boolean() }))
  .meta({ id: 'Bests', description: 'The record of each level, by level id' })

export const progressEndpoints = {
  'GET /api/progress': {
    operationId: 'getProgress',
    tag: 'Progress',
    summary: "The student's best streaks and completed levels, by operation and level, and the level played last",
    who: 'student',
    output: z.object({
      bests: z.partialRecord(operation, bests),
      /** The level whose record was raised last. Null for a student without a record. */
      latest: z.object({ operation, levelId }).nullable(),
    }),
  },
} as const satisfies Endpoints
