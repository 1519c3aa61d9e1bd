/** The levels that a child has opened on this device since the log-in, as names such as "addition-2.4". */
import { openedLevelsSlot } from '../device/account/names.ts'
import { readSlot, writeSlot } from '../device/device-slot.ts'

/** Returns the names, the latest last. */
export const openedLevels = (): readonly string[] => readSlot(openedLevelsSlot)?.split(' ') ?? []

export const openedName = (operation: string, id: string) => `${operation}-${id}`

/** Remembers a level as the latest one. */
export const rememberOpened = (name: string) =>
  writeSlot(openedLevelsSlot, [...openedLevels().filter((one) => one !== name), name].join(' '))
