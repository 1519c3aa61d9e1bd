/** The limits on tries, which all processes share. SECURITY.md lists them. */

import { networkOf } from '../http/address.ts'
import type { Try } from '../store/accounts/tries.ts'
import type { Store } from '../store/open.ts'

const minute = 60_000
const hour = 60 * minute

/** A whole school may be behind one network address, with a thousand students who log in before nine. */
const limits = {
  codeOfAccount: { most: 10, within: 10 * minute },
  codeOfNetwork: { most: 300, within: hour },
  cardOfNetwork: { most: 300, within: hour },
  picturesOfClass: { most: 60, within: hour },
  exportOfAccount: { most: 1, within: minute },
  mergeOfAccount: { most: 5, within: hour },
  signInOfNetwork: { most: 3000, within: hour },
} as const

/** The longest time in which a try counts. */
export const longestTry = hour

/**
 * Takes a try of a class code for an account and for its network. Returns null where either has none left. The tries of
 * a right code are given back.
 */
export async function takeCodeTry({ tries }: Store, account: string, address: string): Promise<readonly Try[] | null> {
  const own = await tries.take(`code ${account}`, limits.codeOfAccount)
  if (!own) return null
  const ofNetwork = await tries.take(`code ${networkOf(address)}`, limits.codeOfNetwork)
  if (ofNetwork) return [own, ofNetwork]
  await tries.giveBack(own)
  return null
}

/**
 * Takes a try of a class card for a network. Returns null if it has none left. Tries of the same key count once, and
 * that of a right one is given back.
 */
export function takeCardTry({ tries }: Store, hashOfKey: string, address: string): Promise<Try | null> {
  return tries.take(`card ${networkOf(address)}`, limits.cardOfNetwork, hashOfKey)
}

/**
 * Takes a try of a class code for the sign-in with pictures, for a network. Returns null if it has none left. Tries
 * of the same code count once, and that of a class whose sign-in is open is given back.
 */
export function takeCardCodeTry({ tries }: Store, code: string, address: string): Promise<Try | null> {
  return tries.take(`card code ${networkOf(address)}`, limits.codeOfNetwork, code)
}

/** Takes a try of pictures for a class. Returns null if it has none left. The tries of right ones are given back. */
export function takePictureTry({ tries }: Store, classId: string): Promise<Try | null> {
  return tries.take(picturesOf(classId), limits.picturesOfClass)
}

/** Returns whether a class has no try of pictures left. */
export function areTriesUsedUp({ tries }: Store, classId: string): Promise<boolean> {
  return tries.areUsedUp(picturesOf(classId), limits.picturesOfClass)
}

/** Gives a class all its tries of pictures back. */
export function giveTriesBack({ tries }: Store, classId: string): Promise<void> {
  return tries.giveAllBack(picturesOf(classId))
}

const picturesOf = (classId: string) => `pictures ${classId}`

/** Returns whether a teacher may export once more. */
export async function takeExport({ tries }: Store, account: string): Promise<boolean> {
  return (await tries.take(`export ${account}`, limits.exportOfAccount)) !== null
}

/** Returns whether an account may be merged once more. Refused merges count too. */
export async function takeMerge({ tries }: Store, account: string): Promise<boolean> {
  return (await tries.take(`merge ${account}`, limits.mergeOfAccount)) !== null
}

/** Returns whether another sign-in may begin from this network. */
export async function takeSignIn({ tries }: Store, address: string): Promise<boolean> {
  return (await tries.take(`sign-in ${networkOf(address)}`, limits.signInOfNetwork)) !== null
}

/** Takes the state of a sign-in. Returns false if it was taken before, within the time that it is valid. */
export async function takeState({ tries }: Store, state: string, validFor: number): Promise<boolean> {
  return (await tries.take(`state ${state}`, { most: 1, within: validFor })) !== null
}
