/** Removals by a teacher, of a student or of progress, and their undo (docs/decisions/008-remove-and-undo.md). */
import { z } from 'zod'
import { done, type Endpoints } from './endpoint.ts'
import { id, levelId, operation } from './fields.ts'
import { ofStudent } from './students.ts'

/**
 * The browser makes the id, so that it can undo a removal even if the response was lost. Without a level, the student
 * is removed from the class.
 */
const removal = z
  .strictObject({ id, operation: operation.exactOptional(), levelId: levelId.exactOptional() })
  .superRefine(({ operation, levelId }, { addIssue }) => {
    if ((operation === undefined) === (levelId === undefined)) return
    const missing = operation === undefined ? 'operation' : 'levelId'
    addIssue({ code: 'custom', path: [missing], message: 'operation and levelId come together' })
  })
  .meta({ id: 'Removal', dependentRequired: { operation: ['levelId'], levelId: ['operation'] } })

export const removalEndpoints = {
  'POST /api/classes/{class}/students/{student}/removals': {
    operationId: 'remove',
    logs: 'removed',
    tag: 'Students',
    summary: "Remove a student from the class, or the student's progress in a level",
    description:
      'Without operation and levelId, the student is removed and the progress stays. With them, the progress in that ' +
      'level is removed. Sending the same removal again is a success.',
    // The response may have been lost: the student may have left the class by this very removal.
    who: 'teaches',
    ofFormerStudents: true,
    params: ofStudent,
    input: removal,
    output: done,
    problems: ['refused'],
  },
  'DELETE /api/classes/{class}/students/{student}/removals/{removal}': {
    operationId: 'undoRemoval',
    logs: 'removalUndone',
    tag: 'Students',
    summary: 'Undo a removal',
    description:
      'The teacher of the class can undo the removal of a student for ten seconds. Each teacher of the student can undo ' +
      'a removal of progress for 30 days, through their own class. The same endpoint undoes the merge of an account into ' +
      "the student's at any time, and then ends the student's sessions. Undoing again is a success.",
    who: 'teaches',
    ofFormerStudents: true,
    params: ofStudent.extend({ removal: id }),
    output: done,
    problems: ['refused'],
  },
} as const satisfies Endpoints
