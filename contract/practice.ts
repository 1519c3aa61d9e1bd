/** My hops: what a student has practised, for the student (docs/product/screens.md, "My hops"). */
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { day, levelId, operation } from './fields.ts'

/** A number of known facts, and the number of facts. 7 × 8 and 8 × 7 are one fact, which either order makes known. */
const known = z.object({ known: z.int(), of: z.int() }).meta({ id: 'KnownFacts' })

export const practiceEndpoints = {
  'GET /api/practice': {
    operationId: 'getPractice',
    tag: 'Progress',
    summary: "The student's right answers, days of practice, levels and facts",
    description: 'Days are days of play, not of arrival. Facts follow from the last 90 days.',
    who: 'student',
    output: z.object({
      today: day,
      /** The time zone of the server, by its IANA name, in which the days are. */
      timeZone: z.string(),
      /** All right answers. */
      right: z.int(),
      /** The days of this month with answers, in order. */
      days: z.array(day),
      /** The completed levels by operation. */
      completed: z.partialRecord(operation, z.array(levelId)),
      facts: known.extend({
        /** The tables from 0 to 12. */
        tables: z.array(known),
        /** A table of which some facts are known and some are not. */
        next: z.int().nullable(),
      }),
      /** Always null. Pages of version 0.2 read it. The device works out what comes next. */
      next: z.null(),
    }),
  },
} as const satisfies Endpoints
