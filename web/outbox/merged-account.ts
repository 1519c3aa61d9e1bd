/**
 * The account that was merged into the one of this device's student (docs/decisions/042-merged-accounts.md). The device
 * may keep answers of it, which the student sends.
 */
import { readSlot, removeSlot, writeSlot } from '../device/device-slot.ts'

const slotOf = (account: string) => `merged ${account}`

export const readMerged = (account: string): string | null => readSlot(slotOf(account))

/** Keeps the merged account of an account, or none with null. Returns whether this is new. */
export function keepMerged(account: string, merged: string | null): boolean {
  if (readMerged(account) === merged) return false
  if (merged === null) removeSlot(slotOf(account))
  else writeSlot(slotOf(account), merged)
  return true
}

/** Returns the accounts whose answers a student sends. */
export function accountsOf(account: string): string[] {
  const merged = readMerged(account)
  return merged === null ? [account] : [account, merged]
}
