/** The steps of a sign-in with a class card, which also merge an account into that of the card. */
import { hash } from 'node:crypto'
import type { Input } from '#contract'
import type { Call, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeCardCodeTry, takeCardTry, takePictureTry, takeSignIn } from '../limits/shared-limits.ts'
import { type Card, type HeldCard, mostWrongTries } from '../store/accounts/cards.ts'
import type { Store } from '../store/open.ts'

/**
 * Returns the card that a key opens. Throws if it opens none. The try is stored before the key is compared, and the
 * same wrong key counts once.
 */
export async function cardOfKey(
  { store, cardSecrets }: Pick<Services, 'store' | 'cardSecrets'>,
  key: string,
  address: string,
): Promise<HeldCard> {
  if (!cardSecrets) throw noSuchCard()
  const taken = await takeCardTry(store, hashOf(key), address)
  if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong cards. Please wait')
  const studentId = cardSecrets.studentIn(key)
  const card = await store.cards.select(studentId)
  const opens = cardSecrets.opens(key, card ?? noCardOf(studentId))
  if (!card || !opens) throw noSuchCard()
  await store.tries.giveBack(taken)
  return card
}

type PictureTry = Pick<Call<'POST /api/picture-sessions'>, 'address' | 'nameInLog' | 'log'>

/**
 * Returns the card that three pictures open, and the class that holds it. Throws if they open none. The try is
 * stored before the pictures are compared, and it stays with wrong ones.
 */
export async function cardOfPictures(
  { store, cardSecrets }: Pick<Services, 'store' | 'cardSecrets'>,
  { code, student, pictures }: Input<'POST /api/picture-sessions'>,
  { address, nameInLog, log }: PictureTry,
): Promise<{ readonly card: Card; readonly classId: string }> {
  if (!cardSecrets) throw noSuchCard()
  const { id: classId } = await openClassOf(store, code, address())
  nameInLog({ class: classId, student })
  const taken = await takePictureTry(store, classId)
  if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong pictures in this class. Please wait')
  const card = await store.cards.takeTry(classId, student)
  const opens = cardSecrets.picturesOpen(pictures, card ?? noCardOf(student))
  if (card?.tries === mostWrongTries && !opens) log('picturesShut')
  if (!card || !opens) throw noSuchCard()
  await store.tries.giveBack(taken)
  await requireSignIn(store, address())
  return { card, classId }
}

/** Returns the class of a code. Throws if its sign-in is not open, as if no class had the code. */
export async function openClassOf(store: Store, typed: string, address: string) {
  const code = typed.toUpperCase()
  const taken = await takeCardCodeTry(store, hashOf(code), address)
  if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong codes. Please wait')
  const classroom = await store.pictureSignIns.selectOpen(code)
  if (!classroom) throw notOpen()
  await store.tries.giveBack(taken)
  return classroom
}

/** Throws if too many sign-ins have begun from a network. */
export async function requireSignIn(store: Store, address: string): Promise<void> {
  if (!(await takeSignIn(store, address))) throw new ApiProblem('tooManyTries', 'Too many sign-ins. Please wait')
}

/** Returns the name under which a try is stored. */
const hashOf = (secret: string) => hash('sha256', secret)

/** A card that nobody has, so that the secrets of absent cards take as long. */
const noCardOf = (studentId: string): Card => ({ studentId, version: 0 })

export const noSuchCard = () => new ApiProblem('notFound', 'This card opens nothing')

export const notOpen = () => new ApiProblem('notFound', 'The sign-in of this class is not open')
