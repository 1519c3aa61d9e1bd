/** What a teacher takes away of a class, and how it comes back (docs/decisions/8-remove-and-undo.md). */
import { z } from 'zod'
import { operations } from '#maths'
import { ofClass } from './classes.ts'
import { accountId, type Endpoints, id, plainText } from './endpoint.ts'
import { ofStudent } from './students.ts'

/** Made by the browser, so that a removal can be undone even where its reply was lost. */
const removal = z.strictObject({ removal: id })

export const removalEndpoints = {
  'DELETE /api/classes/{code}/students/{student}': {
    summary: 'Remove a student from the class; their progress stays. It can be undone for ten seconds',
    // The reply may have been lost: the same removal again is a success.
    who: 'ownerOfLeft',
    params: ofStudent,
    input: removal,
    output: z.object({}),
    problems: ['refused'],
  },
  'DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}': {
    summary: "Remove a student's progress in a level. It can be undone for ten seconds; again is a success",
    who: 'owner',
    params: ofStudent.extend({ operation: z.enum(operations), levelId: plainText(8) }),
    input: removal,
    output: z.object({}),
    problems: ['refused'],
  },
  'POST /api/classes/{code}/removals/{removal}/undo': {
    summary: 'Undo a removal of the last ten seconds. Undoing again is a success',
    who: 'owner',
    params: ofClass.extend({ removal: id }),
    input: z.strictObject({ student: accountId }),
    output: z.object({}),
    problems: ['refused'],
  },
} as const satisfies Endpoints
