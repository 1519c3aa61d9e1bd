import { readSlot } from '../device/device-slot.ts'

/** The entry of localStorage with the account that was merged into one (docs/decisions/042-merged-accounts.md). */
export const mergedSlot = (account: string) => `merged ${account}`

/** Returns the accounts whose answers on this device a student sends: the own one, and the one merged into it. */
export function accountsOf(account: string): string[] {
  const merged = readSlot(mergedSlot(account))
  return merged ? [account, merged] : [account]
}
