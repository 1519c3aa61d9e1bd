/** Moves of students into the class of the next year, and their undo. */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, id } from './fields.ts'

/** A move out of a class that its teacher can undo. */
const moveUp = z
  .object({
    id,
    /** The name of the class that the students moved into. Null if it has been deleted. */
    into: z.string().nullable(),
    /** The number of students who moved. */
    students: z.int(),
    /** When they moved, and until when it can be undone, in epoch milliseconds. */
    at: z.int(),
    until: z.int(),
  })
  .meta({ id: 'MoveUp' })
export type MoveUp = z.infer<typeof moveUp>

export const moveUpEndpoints = {
  'GET /api/classes/{class}/moves-up': {
    operationId: 'listMovesUp',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'The moves out of a class that the teacher can undo, the newest first',
    who: 'teaches',
    params: ofClass,
    output: z.object({ moves: z.array(moveUp) }),
  },
  'POST /api/classes/{class}/moves-up': {
    operationId: 'moveUp',
    logs: 'movedUp',
    tag: 'Students',
    summary: 'Move students into another class of the teacher',
    description:
      'All students move, or none. Their progress and their cards go along, so the other class then holds the cards. ' +
      'A co-teacher moves students only into a class of the same owner. Sending the same move again is a success until ' +
      'it is undone.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ id, into: id, students: z.array(accountId).min(1).max(500) }),
    output: done,
    problems: ['refused'],
  },
  'DELETE /api/classes/{class}/moves-up/{moveUp}': {
    operationId: 'undoMoveUp',
    logs: 'moveUpUndone',
    tag: 'Students',
    summary: 'Undo a move of students into another class',
    description:
      'Possible for 30 days, for the owner of the class and for teachers who may change both classes. Students who ' +
      'have left the other class since stay where they are. The output has the number of students who are back. ' +
      'Undoing again is a success.',
    who: 'teaches',
    params: ofClass.extend({ moveUp: id }),
    output: z.object({ students: z.int() }),
    problems: ['refused', 'archived'],
  },
} as const satisfies Endpoints
