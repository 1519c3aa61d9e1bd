import { randomUUID } from 'node:crypto'
import { cardOfPictures } from '../auth/card-tries.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'

export const mergeHandlers = (services: Services) =>
  ({
    'POST /api/merges': async ({ caller, input, address, signIn, nameInLog, log }) => {
      const { store, streams } = services
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
