import { randomUUID } from 'node:crypto'
import type { Input } from '#contract'
import { cardOfKey, cardOfPictures, requireSignIn } from '../auth/card-tries.ts'
import type { Call, Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeMerge } from '../limits/shared-limits.ts'
import type { Card, HeldCard } from '../store/accounts/cards.ts'
import type { Session } from '../store/accounts/sessions.ts'
import type { Store } from '../store/open.ts'
import { studentsOf } from '../students/class-of.ts'

/**
 * Milliseconds after a sign-in in which an account can be merged. A session that another child has left open on a
 * shared tablet is mostly older (docs/decisions/042-merged-accounts.md).
 */
const recently = 15 * 60_000

export const mergeHandlers = (services: Services) => {
  const { store, streams, clock } = services
  const isRecent = ({ createdAt }: Session) => clock() - createdAt <= recently
  return {
    'POST /api/card-owners': async ({ caller, input: { key }, address }) => {
      const card = await cardOfKey(services, key, address())
      const [ownCard, taker, owner] = await Promise.all([
        store.cards.select(caller.id),
        store.accounts.select(card.studentId),
        ownerOf(store, card),
      ])
      const isOpen = isRecent(caller.session) && !ownCard && taker?.mergedFrom === null
      return { owner: isOpen ? owner : null }
    },

    'POST /api/merges': async ({ caller, input, address, signIn, nameInLog, log }) => {
      // The sign-in comes before the card, so that this session tries none.
      if (!isRecent(caller.session)) throw new ApiProblem('signInAgain', 'Log in again to merge this account')
      const { card, classId, confirm, giveBack } = await shownCard(services, input, { address, nameInLog, log })
      const { studentId } = card
      nameInLog({ class: classId, student: studentId })
      // The first response may have been lost after the session had begun.
      const isOwn = studentId === caller.id
      if (!isOwn && !(await takeMerge(store, caller.id))) {
        await giveBack()
        throw new ApiProblem('tooManyTries', 'This account was merged too often. Please wait')
      }
      const merge = { id: randomUUID(), accountId: caller.id, studentId, classId, cardVersion: card.version }
      const isInClass = isOwn || (await ownerOf(store, { studentId, classId })) !== null
      const outcome = isOwn ? 'own' : isInClass ? await store.merges.merge(merge) : 'refused'
      if (outcome === 'merged') log('merged')
      else await giveBack()
      if (isOwn) return {}
      if (outcome === 'taken') throw new ApiProblem('refused', 'This card has another account already')
      if (outcome === 'refused') throw new ApiProblem('refused', 'This account cannot be merged')
      streams.endAccount(caller.id)
      // A teacher may have made a new card in the same moment. Then the student signs in again.
      await signIn(studentId, confirm)
      return {}
    },
  } satisfies Partial<Handlers>
}

/**
 * Returns the student of a card and the class that holds it. Returns null if the student is not in this class any
 * more, or the class was deleted: no teacher could then undo a merge.
 */
async function ownerOf(store: Store, { studentId, classId }: Pick<HeldCard, 'studentId' | 'classId'>) {
  const [classroom, students] = await Promise.all([store.classes.select(classId), studentsOf(store, classId)])
  const student = students.find(({ id }) => id === studentId)
  return classroom && student ? { shortName: student.shortName, className: classroom.name } : null
}

/** A card that was shown, how a sign-in with it is confirmed, and how its try is given back, because it was right. */
interface ShownCard {
  readonly card: Card
  readonly classId: string
  readonly confirm: () => Promise<boolean>
  readonly giveBack: () => Promise<unknown>
}

async function shownCard(
  services: Services,
  input: Input<'POST /api/merges'>,
  about: Pick<Call<'POST /api/merges'>, 'address' | 'nameInLog' | 'log'>,
): Promise<ShownCard> {
  const { cards } = services.store
  if (!('key' in input)) {
    const { card, classId } = await cardOfPictures(services, input, about)
    const giveBack = () => cards.openPictures(classId, card.studentId)
    return { card, classId, confirm: () => cards.use(card, 'pictures'), giveBack }
  }
  const card = await cardOfKey(services, input.key, about.address())
  await requireSignIn(services.store, about.address())
  return { card, classId: card.classId, confirm: () => cards.use(card, 'key'), giveBack: async () => {} }
}
