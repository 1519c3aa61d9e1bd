/**
 * The mark of the account that this device keeps. The kept record (record.ts) is valid only while its id is in this
 * mark. A log-out removes the mark synchronously, and so works even if the page closes at once.
 */
import { readSlot, removeSlot, writeSlot } from '../device-slot.ts'
import { keptDatabase, keptSlot, openedLevelsSlot } from './names.ts'

export const readKeptId = (): string | null => readSlot(keptSlot)

export function markKept(id: string): void {
  writeSlot(keptSlot, id)
}

/** Forgets the levels that were opened before a sign-in, because a teacher or another child may have opened them. */
export const forgetOpenedLevels = (): void => removeSlot(openedLevelsSlot)

export function forgetKept(): void {
  removeSlot(keptSlot)
  forgetOpenedLevels()
  deleteKeptRecord()
}

/** Deletes the kept record without the code that reads it. */
export function deleteKeptRecord(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
