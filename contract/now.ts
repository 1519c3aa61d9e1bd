/**
 * This endpoint tells a teacher which student of a class plays which level (docs/product/teacher-screens.md, "Now").
 */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { accountId, levelId, operation } from './fields.ts'

const playingStudent = z
  .object({
    student: accountId,
    operation,
    levelId,
    /** Right answers in a row, up to the last move. */
    streak: z.int(),
    /** Whether the last three answers or more were missed, without a right answer or a solution since. */
    handUp: z.boolean(),
    /**
     * Milliseconds for which the student still counts as playing without another move. It is no time of day, because
     * the clock of the page may be wrong.
     */
    playsFor: z.int(),
  })
  .meta({ id: 'PlayingStudent' })
export type PlayingStudent = z.infer<typeof playingStudent>

export const nowEndpoints = {
  'GET /api/classes/{class}/now': {
    operationId: 'getNow',
    tag: 'Insight',
    summary: 'The students of a class who have made a move within two minutes, and what they play',
    description: 'Fetch it again after each event of the kind `play`.',
    who: 'reads',
    params: ofClass,
    output: z.object({ playing: z.array(playingStudent) }),
    tagged: true,
  },
} as const satisfies Endpoints
