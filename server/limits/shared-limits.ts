/** The limits on tries, which all processes share. SECURITY.md lists them. */

import type { GuessableSecret } from '#contract'
import { networkOf } from '../http/address.ts'
import { type AccountTry, holderOf, type Try, type TryLimit } from '../store/accounts/tries.ts'
import type { Store } from '../store/open.ts'

const minute = 60_000
const hour = 60 * minute

/** Tries of an account. The compiler also asks for a new kind in the list by which they are deleted. */
const ofAccount = {
  code: { most: 10, within: 10 * minute },
  export: { most: 1, within: minute },
  merge: { most: 5, within: hour },
} as const satisfies Readonly<Record<AccountTry, TryLimit>>

/** Tries of a network. A whole school may be behind one address, with a thousand students who log in before nine. */
const ofNetwork = {
  code: { most: 300, within: hour },
  'card code': { most: 300, within: hour },
  card: { most: 300, within: hour },
  'sign-in': { most: 3000, within: hour },
} as const

/** Tries of a class for each secret of a card that can be guessed. A teacher gives all of them back. */
const ofClass: Readonly<Record<GuessableSecret, TryLimit>> = { pictures: { most: 60, within: hour } }

const classTries = Object.keys(ofClass) as readonly GuessableSecret[]
const holderOfClass = (kind: GuessableSecret, classId: string) => `${kind} ${classId}`

const takeOfAccount = ({ tries }: Store, kind: AccountTry, account: string) =>
  tries.take(holderOf(kind, account), ofAccount[kind])

/** Takes a try of a network. Tries of the same `id` count once. */
const takeOfNetwork = ({ tries }: Store, kind: keyof typeof ofNetwork, address: string, id?: string) =>
  tries.take(`${kind} ${networkOf(address)}`, ofNetwork[kind], id)

/** The longest time in which a try counts. */
export const longestTry = hour

/**
 * Takes a try of a class code for an account and for its network. Returns null if either has none left. The tries of
 * a right code are given back.
 */
export async function takeCodeTry(store: Store, account: string, address: string): Promise<readonly Try[] | null> {
  const own = await takeOfAccount(store, 'code', account)
  if (!own) return null
  const shared = await takeOfNetwork(store, 'code', address)
  if (shared) return [own, shared]
  await store.tries.giveBack(own)
  return null
}

/**
 * Takes a try of a class card for a network. Returns null if it has none left. Tries of the same key count once, and
 * that of a right one is given back.
 */
export function takeCardTry(store: Store, hashOfKey: string, address: string): Promise<Try | null> {
  return takeOfNetwork(store, 'card', address, hashOfKey)
}

/**
 * Takes a try of a class code for the sign-in with pictures, for a network. Returns null if it has none left. Tries
 * of the same code count once, and that of a class whose sign-in is open is given back.
 */
export function takeCardCodeTry(store: Store, code: string, address: string): Promise<Try | null> {
  return takeOfNetwork(store, 'card code', address, code)
}

/** Takes a try of pictures for a class. Returns null if it has none left. The tries of right ones are given back. */
export function takePictureTry({ tries }: Store, classId: string): Promise<Try | null> {
  return tries.take(holderOfClass('pictures', classId), ofClass.pictures)
}

/** Returns whether a class has no try left for a secret of its cards. */
export async function areTriesUsedUp({ tries }: Store, classId: string): Promise<boolean> {
  for (const kind of classTries) if (await tries.areUsedUp(holderOfClass(kind, classId), ofClass[kind])) return true
  return false
}

/** Gives a class all its tries back. */
export async function giveTriesBack({ tries }: Store, classId: string): Promise<void> {
  for (const kind of classTries) await tries.giveAllBack(holderOfClass(kind, classId))
}

/** Returns whether a teacher may export once more. */
export async function takeExport(store: Store, account: string): Promise<boolean> {
  return (await takeOfAccount(store, 'export', account)) !== null
}

/** Returns whether an account may be merged once more. Refused merges count too. */
export async function takeMerge(store: Store, account: string): Promise<boolean> {
  return (await takeOfAccount(store, 'merge', account)) !== null
}

/** Returns whether another sign-in may begin from this network. */
export async function takeSignIn(store: Store, address: string): Promise<boolean> {
  return (await takeOfNetwork(store, 'sign-in', address)) !== null
}

/** Takes the state of a sign-in. Returns false if it was taken before, within the time that it is valid. */
export async function takeState({ tries }: Store, state: string, validFor: number): Promise<boolean> {
  return (await tries.take(`state ${state}`, { most: 1, within: validFor })) !== null
}
