/** Our line: the answers of a whole class as one chain of hops (docs/product/teacher-screens.md, "Our line"). */
import { z } from 'zod'
import { hopMarks } from '#maths'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'

/** The answers of a week that the line of a class leads to. */
const mark = z.int().min(hopMarks.least).max(hopMarks.greatest).meta({ id: 'HopMark' })

const classHops = z.object({
  /** The answers of all students of the class since Monday, right or not. */
  hops: z.int(),
  mark,
})

export const classHopEndpoints = {
  'GET /api/classes/{class}/hops': {
    operationId: 'getClassHops',
    tag: 'Insight',
    summary: 'The answers of the whole class this week, and the mark that they lead to',
    description:
      'Every answer counts, right or not. Weeks begin on Monday, and a round belongs to the week of its last move. Fetch ' +
      'it again after each event of the kind `play`.',
    who: 'reads',
    params: ofClass,
    output: classHops,
    tagged: true,
  },
  'PUT /api/classes/{class}/hops': {
    operationId: 'setHopMark',
    logs: 'classChanged',
    tag: 'Insight',
    summary: 'Set the mark of the class',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ mark }),
    output: classHops,
  },
} as const satisfies Endpoints
