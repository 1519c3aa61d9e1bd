/** Insight: what the rounds of a class say, for its teacher (docs/product/teacher-screens.md, "Insight"). */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { accountId } from './fields.ts'

/** A day of play in the time zone of the server, such as "2026-11-19". */
const day = z.iso.date().meta({ id: 'Day', description: 'A day in the time zone of the server' })

const week = z
  .object({
    /** The first day. */
    monday: day,
    /** The answers of each day from Monday on. This week ends with today. */
    answersByDay: z.array(z.int()),
    /** The students who answered, up to today's weekday like the numbers that follow. */
    practised: z.int(),
    answers: z.int(),
    /** Minutes of work. */
    minutes: z.int(),
    /** Levels that were completed. */
    completed: z.int(),
  })
  .meta({ id: 'Week' })

/** A student who has not practised for ten days or longer. `last` is the last day of practice, if there is one. */
const unseen = z.object({ student: accountId, last: day.nullable(), days: z.int() }).meta({ id: 'UnseenStudent' })

/** The name by which class views show a student. */
export const namedStudent = z.object({ id: accountId, shortName: z.string() }).meta({ id: 'NamedStudent' })

export const insightEndpoints = {
  'GET /api/classes/{class}/insight': {
    operationId: 'getInsight',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'A class with this week beside last week, and the students who have not practised for long',
    description: 'Days are days of play, not of arrival.',
    who: 'reads',
    params: ofClass,
    output: z.object({
      classroom,
      students: z.array(namedStudent),
      today: day,
      thisWeek: week,
      lastWeek: week,
      unseen: z.array(unseen),
    }),
    tagged: true,
  },
} as const satisfies Endpoints
