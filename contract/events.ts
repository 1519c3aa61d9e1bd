/** What changes in a class, told while its page is open. */
import { z } from 'zod'
import { operations } from '#maths'
import { ofClass } from './classes.ts'
import { classCode, type Endpoints } from './endpoint.ts'

/**
 * What changed: the records of an operation; or, null, the list of students or their names, or anything at all. A page fetches again
 * also when its stream opens. After an event named `displaced` it does not open the stream again by itself.
 */
export const classEvent = z.object({ code: classCode, operation: z.enum(operations).nullable() })
export type ClassEvent = z.infer<typeof classEvent>

export const eventEndpoints = {
  'GET /api/classes/{code}/events': {
    summary:
      'What changes in a class, as server-sent events: fetch it again. A comment now and then keeps the connection open',
    who: 'owner',
    params: ofClass,
    output: classEvent,
    streams: true,
  },
} as const satisfies Endpoints
