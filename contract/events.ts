/** The stream of changes in a class, for its open pages. */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { id, operation } from './fields.ts'

/**
 * `records`: best streaks of an operation have changed or, with null as operation, the list of students, a name or
 * anything else. `play`: a student has made a move (docs/decisions/028-events-of-play.md).
 */
export const classEventKinds = ['records', 'play'] as const
export type ClassEventKind = (typeof classEventKinds)[number]

/**
 * A change in a class. The operation is null for `play`. A page also fetches again when its stream opens. After an
 * event named `displaced` it does not reopen the stream by itself.
 */
export const classEvent = z
  .object({ class: id, kind: z.enum(classEventKinds), operation: operation.nullable() })
  .meta({ id: 'ClassEvent' })
export type ClassEvent = z.infer<typeof classEvent>

export const eventEndpoints = {
  'GET /api/classes/{class}/events': {
    operationId: 'listenToClass',
    tag: 'Classes',
    summary: 'Changes in a class, as server-sent events',
    description:
      'Fetch what the kind names again after each event: `play` is what students do at the moment, and `records` is ' +
      'everything else. Events of `play` come at most once a second. Comments keep the connection open.',
    who: 'reads',
    params: ofClass,
    output: classEvent,
    streams: true,
  },
} as const satisfies Endpoints
