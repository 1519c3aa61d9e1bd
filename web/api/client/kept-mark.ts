/**
 * The mark of the account that this device keeps (web/offline/kept-database.ts). The kept record is valid only while
 * its id is in this mark. A log-out removes the mark synchronously, and so works even if the page closes at once.
 */
import { readSlot, removeSlot, writeSlot } from '../../device/device-slot.ts'
import { keptSlot, openedLevelsSlot } from '../../device/kept-name.ts'
import { deleteKeptRecord } from '../../device/kept-record.ts'
import { readAccountId } from './account-cookie.ts'

export const readKeptId = (): string | null => readSlot(keptSlot)

export function markKept(id: string): void {
  writeSlot(keptSlot, id)
}

export function forgetKept(): void {
  removeSlot(keptSlot)
  removeSlot(openedLevelsSlot)
  deleteKeptRecord()
}

/** Returns the account whose screens this device shows: the signed-in one, or the kept one without the cookie. */
export function readDeviceAccount(): string | null {
  return readAccountId() ?? readKeptId()
}
