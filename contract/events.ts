/** The stream of changes in a class, for its open pages. */
import { z } from 'zod'
import { operations } from '#maths'
import { ofClass } from './classes.ts'
import { type Endpoints, id } from './endpoint.ts'

/**
 * A change in a class: of records in one operation or, with null, of the list of students, of names or anything else. A
 * page fetches again when its stream opens, too. After an event named `displaced` it does not reopen the stream by
 * itself.
 */
export const classEvent = z.object({ class: id, operation: z.enum(operations).nullable() })
export type ClassEvent = z.infer<typeof classEvent>

export const eventEndpoints = {
  'GET /api/classes/{class}/events': {
    summary:
      'Changes in a class, as server-sent events. Fetch the class again after each. Comments keep the connection open',
    who: 'owner',
    params: ofClass,
    output: classEvent,
    streams: true,
  },
} as const satisfies Endpoints
