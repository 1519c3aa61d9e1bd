/** The merge of an account into the one that a teacher has listed for the same student. */
import { z } from 'zod'
import { done, type Endpoints } from './endpoint.ts'
import { secretsOfCard } from './picture-sign-ins.ts'

export const mergeEndpoints = {
  'POST /api/card-owners': {
    operationId: 'findCardOwner',
    tag: 'Session',
    summary: "The student and the class of a card into which the caller's account can be merged",
    description:
      'A page asks with both names before a merge. There is no owner where a merge would be refused: the caller has a card ' +
      'or has signed in more than 15 minutes ago, the account of the card has taken another one, or its student has left ' +
      'the class.',
    who: 'student',
    input: secretsOfCard.key,
    largestBody: 1024,
    output: z.object({ owner: z.object({ shortName: z.string(), className: z.string() }).nullable() }),
    problems: ['notFound', 'tooManyTries'],
  },
  'POST /api/merges': {
    operationId: 'mergeAccount',
    tag: 'Session',
    summary: "Merge the caller's account into the one of a class card",
    description:
      'The card is shown by its three pictures, or by the key in its QR code. The account of the card takes the ' +
      "caller's rounds and classes, and the better record of each level. From then on, both ways of sign-in open it, and " +
      'the response begins a session of it. Tries count as for a sign-in with the card. The caller must have signed in ' +
      'within the last 15 minutes. A card whose account has taken another one is refused, one whose student is no longer ' +
      'in the class that holds it, and a caller with a card of their own. An account can be merged five times an hour. ' +
      'Sending the same merge again is a success. Each teacher of the student can undo it, like a removal. A new card ' +
      'undoes it too.',
    who: 'student',
    input: z.union(Object.values(secretsOfCard)),
    largestBody: 1024,
    output: done,
    problems: ['notFound', 'refused', 'signInAgain', 'tooManyTries'],
  },
} as const satisfies Endpoints
