import { z } from 'zod'
import { operations } from '#maths'
import type { Endpoints } from './endpoint.ts'

/** Best streak by level id (docs/product/rules-of-play.md, "Streaks and records"). */
export const streaks = z.record(z.string(), z.int())

/** The record of each level, by level id: the best streak, and whether the level is completed. */
export const bests = z.record(z.string(), z.object({ streak: z.int(), completed: z.boolean() }))

export const progressEndpoints = {
  'GET /api/progress': {
    summary: "The student's best streaks and completed levels, by operation and level",
    who: 'student',
    output: z.object({ bests: z.partialRecord(z.enum(operations), bests) }),
  },
} as const satisfies Endpoints
