import { readSlot, writeSlot } from '../device/device-slot.ts'

/** How often the app was opened on this device. A visit is a tab, however often its page is loaded. */
const slot = 'visits'

/** Counts this visit if it is new, and returns the number of visits. */
export function countVisits(): number {
  const before = Number(readSlot(slot) ?? 0)
  if (sessionStorage.getItem(slot) !== null) return before
  sessionStorage.setItem(slot, 'counted')
  writeSlot(slot, String(before + 1))
  return before + 1
}
