/** The stream of changes in a class, for its open pages. */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { id, operation } from './fields.ts'

/**
 * A change in a class: in the records of an operation or, with null, in the list of students, a name or anything else.
 * A page also fetches again when its stream opens. After an event named `displaced` it does not reopen the stream by
 * itself.
 */
export const classEvent = z.object({ class: id, operation: operation.nullable() }).meta({ id: 'ClassEvent' })
export type ClassEvent = z.infer<typeof classEvent>

export const eventEndpoints = {
  'GET /api/classes/{class}/events': {
    operationId: 'listenToClass',
    tag: 'Classes',
    summary: 'Changes in a class, as server-sent events',
    description: 'Fetch the class again after each event. Comments keep the connection open.',
    who: 'reads',
    params: ofClass,
    output: classEvent,
    streams: true,
  },
} as const satisfies Endpoints
