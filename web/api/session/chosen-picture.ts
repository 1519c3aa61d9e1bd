import type { Picture } from '#contract'
import { readSlot } from '../../device/device-slot.ts'
import type { KnownAccount } from './session.ts'

/** A student's choice. The picture is null if the student has chosen to have none. */
export interface ChosenPicture {
  readonly picture: Picture | null
}

/** The entry of localStorage with the choice of an account, until the server has it (offline/choose-picture.ts). */
export const slotOfChoice = (account: string) => `picture ${account}`

/** Returns null if the device has no choice of the account, or a damaged one. */
export function readChosen(account: string): ChosenPicture | null {
  try {
    return JSON.parse(readSlot(slotOfChoice(account)) ?? 'null') as ChosenPicture | null
  } catch {
    return null
  }
}

/** Returns an account with the picture that this device has not sent yet, if there is one. */
export function withChosenPicture<A extends KnownAccount>(account: A): A {
  return { ...account, ...readChosen(account.id) }
}
