/** Removals by a teacher, of a student or of progress, and their undo (docs/decisions/008-remove-and-undo.md). */
import { z } from 'zod'
import { operations } from '#maths'
import { type Endpoints, id, plainText } from './endpoint.ts'
import { ofStudent } from './students.ts'

/**
 * The browser makes the id, so that it can undo a removal even if the reply was lost. Without a level, the student is
 * removed from the class.
 */
const removal = z
  .strictObject({ id, operation: z.enum(operations).exactOptional(), levelId: plainText(8).exactOptional() })
  .superRefine(({ operation, levelId }, { addIssue }) => {
    if ((operation === undefined) === (levelId === undefined)) return
    const missing = operation === undefined ? 'operation' : 'levelId'
    addIssue({ code: 'custom', path: [missing], message: 'operation and levelId come together' })
  })
  .meta({ dependentRequired: { operation: ['levelId'], levelId: ['operation'] } })

export const removalEndpoints = {
  'POST /api/classes/{class}/students/{student}/removals': {
    summary:
      "Remove a student from the class (the progress stays), or the student's progress in the level that operation " +
      'and levelId name. It can be undone for ten seconds. Sending the same removal again is a success',
    // The reply may have been lost: the student may have left the class by this very removal.
    who: 'ownerOfFormerStudent',
    params: ofStudent,
    input: removal,
    output: z.object({}),
    problems: ['refused'],
  },
  'DELETE /api/classes/{class}/students/{student}/removals/{removal}': {
    summary: 'Undo a removal of the last ten seconds. Undoing again is a success',
    who: 'ownerOfFormerStudent',
    params: ofStudent.extend({ removal: id }),
    output: z.object({}),
    problems: ['refused'],
  },
} as const satisfies Endpoints
