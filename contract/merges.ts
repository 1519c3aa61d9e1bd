/** The merge of an account into the one that a teacher has listed for the same student. */
import { done, type Endpoints } from './endpoint.ts'
import { picturesOfCard } from './picture-sign-ins.ts'

export const mergeEndpoints = {
  'POST /api/merges': {
    operationId: 'mergeAccount',
    logs: 'merged',
    tag: 'Session',
    summary: "Merge the caller's account into the one of a class card",
    description:
      "The account of the card takes the caller's rounds and classes, and the better record of each level. From then on, " +
      'both ways of sign-in open it, and the response begins a session of it. Tries count as for a sign-in with pictures. ' +
      'The caller must have signed in within the last 15 minutes. A card whose account has taken another one is refused, and so is a caller with a card of their own. Sending the ' +
      'same merge again is a success. Each teacher of the student can undo it, like a removal. A new card undoes it too.',
    who: 'student',
    input: picturesOfCard,
    largestBody: 1024,
    output: done,
    problems: ['notFound', 'refused', 'signInAgain', 'tooManyTries'],
  },
} as const satisfies Endpoints
