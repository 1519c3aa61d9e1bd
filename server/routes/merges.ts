import { randomUUID } from 'node:crypto'
import { cardOfPictures } from '../auth/card-tries.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

/**
 * Milliseconds after a sign-in in which an account can be merged. A session that another child has left open on a
 * shared tablet is mostly older (docs/decisions/042-merged-accounts.md).
 */
const recently = 15 * 60_000

export const mergeHandlers = (services: Services) =>
  ({
    'POST /api/merges': async ({ caller, input, address, signIn, nameInLog, log }) => {
      const { store, streams, clock } = services
      // The sign-in comes before the pictures, so that this session tries none.
      if (clock() - caller.session.createdAt > recently)
        throw new ApiProblem('signInAgain', 'Log in again to merge this account')
      const { card, classId } = await cardOfPictures(services, input, { address, nameInLog, log })
      const { studentId } = card
      // The first response may have been lost after the session had begun.
      const isOwn = studentId === caller.id
      const merge = { id: randomUUID(), accountId: caller.id, studentId, classId, cardVersion: card.version }
      const outcome = isOwn ? 'own' : await store.merges.merge(merge)
      // The pictures were right, so the try does not count.
      if (outcome !== 'merged') await store.cards.openPictures(classId, studentId)
      if (isOwn) return {}
      if (outcome === 'taken') throw new ApiProblem('refused', 'This card has another account already')
      if (outcome === 'refused') throw new ApiProblem('refused', 'This account cannot be merged')
      streams.endAccount(caller.id)
      // A teacher may have made a new card in the same moment. Then the student signs in again.
      await signIn(studentId, () => store.cards.usePictures(card))
      return {}
    },
  }) satisfies Partial<Handlers>
